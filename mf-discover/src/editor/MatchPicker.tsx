import { foldText, type MatchList } from '@scoreline/shared-lib/contract';
import { addDays, dayOf, type Day, formatDay, relativeDay } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { serverNow } from '@scoreline/shared-lib/live';
import { Answer, Choice, useViewerLocale } from '@scoreline/shared-lib/page';
import { EmptyState, fontSize, plainButton } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { SportSwitch } from '../filters/SportSwitch';
import type { Filters } from '../filters/useFilters';
import { useMatchDayQuery } from '../lists/discoverApi';
import { Rows } from '../lists/Rows';
import { MatchTeams } from '../match/MatchTeams';
import { TextInput } from './Field';

const daysAhead = 7;

/** Selects a match of the day that has not started. */
export function MatchPicker({ filters }: { filters: Filters }) {
  const { t } = useTranslation('discover');
  const { locale, timeZone } = useViewerLocale();
  const [text, setText] = useState('');
  const today = dayOf(serverNow(), timeZone);
  const days = Array.from({ length: daysAhead }, (_, ahead) => addDays(today, ahead));
  const date = days.find((day) => day === filters.query.get('day')) ?? today;
  const asked = useMatchDayQuery({ sport: filters.sport, date, timeZone });
  return (
    <>
      <Line>
        <SportSwitch {...filters} />
        <Choice
          label={t('editor.day')}
          value={date}
          onChange={(day) => filters.set({ day: day === today ? '' : day })}
          options={days.map((day) => ({
            value: day,
            label: dayLabel(day, today, locale),
          }))}
        />
        <TextInput
          type="search"
          aria-label={t('editor.find')}
          placeholder={t('editor.find')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Line>
      <Answer of={asked} rows={6}>
        {(list) => (
          <Matches
            list={openMatches(list, text)}
            onPick={(matchId) => filters.set({ match: String(matchId) })}
          />
        )}
      </Answer>
    </>
  );
}

/** `Sat, Nov 21 · today` */
function dayLabel(day: Day, today: Day, locale: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const relative = relativeDay(day, today, locale);
  return [formatDay(day, locale, options), relative].filter(Boolean).join(' · ');
}

/** Matches that can still be tipped and whose name matches the text. */
function openMatches({ leagues }: MatchList, text: string) {
  const wanted = foldText(text.trim());
  return leagues.flatMap(({ tournament, matches }) =>
    matches
      .filter(({ status }) => status === 'notStarted')
      .filter(({ home, away }) =>
        foldText(`${home.name} ${away.name} ${tournament.name}`).includes(wanted),
      )
      .map((match) => ({ match, league: tournament.name })),
  );
}

interface MatchesProps {
  list: ReturnType<typeof openMatches>;
  onPick: (matchId: number) => void;
}

function Matches({ list, onPick }: MatchesProps) {
  const { t } = useTranslation('discover');
  if (list.length === 0) return <EmptyState title={t('empty.matches')} picture="calendar" />;
  return (
    <Rows aria-label={t('editor.matches')}>
      {list.map(({ match, league }) => (
        <li key={match.eventId}>
          <Row type="button" data-row={match.eventId} onClick={() => onPick(match.eventId)}>
            <MatchTeams match={match} note={league} />
          </Row>
        </li>
      ))}
    </Rows>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-inline: 16px;

  > [role='radiogroup'] {
    flex: 1 1 240px;
  }
  > input {
    flex: 1 1 160px;
  }
`;

const Row = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: 8px;
  inline-size: 100%;
  min-block-size: 64px;
  padding-block: 6px;
  padding-inline: 8px 16px;
  font-size: ${fontSize[13]};
  text-align: start;

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;
