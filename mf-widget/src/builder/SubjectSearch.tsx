import {
  leaguePath,
  matchPath,
  type TeamHit,
  type Tournament,
} from '@scoreline/shared-lib/contract';
import { dateFormat, localTimeZone } from '@scoreline/shared-lib/format';
import { useLocale, useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, focusRing, plainButton } from '@scoreline/shared-lib/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

import { useWidgetSearchQuery, useWidgetTeamMatchesQuery } from './builderApi';
import type { Chosen } from './choices';
import { Field, Hint, TextInput } from './Field';

interface Props {
  kind: 'league' | 'match';
  chosen: Chosen | null;
  onChoose(chosen: Chosen | null): void;
}

const leagueChosen = (league: Tournament): Chosen => ({
  id: league.tournamentId,
  name: `${league.category.name}: ${league.name}`,
  path: leaguePath(league),
});

/** Finds a league by its name, or a match by one of its teams. */
export function SubjectSearch({ kind, chosen, onChoose }: Props) {
  const { t } = useTranslation('widget');
  const [text, setText] = useState('');
  const [team, setTeam] = useState<TeamHit | null>(null);
  const sought = useRested(text);
  const { currentData } = useWidgetSearchQuery({ text: sought ?? '' }, { skip: sought === null });
  const write = (next: string) => {
    setText(next);
    setTeam(null);
  };
  const choose = (found: Chosen) => {
    write('');
    onChoose(found);
  };
  const leagues = kind === 'league' ? (currentData?.leagues ?? []) : [];
  const teams = kind === 'match' && !team ? (currentData?.teams ?? []) : [];
  const isEmpty = currentData && !team && leagues.length + teams.length === 0;
  return (
    <Field
      label={t('builder.find')}
      hint={sought === null && !chosen ? t('builder.findHint') : undefined}
    >
      {chosen && (
        <Line>
          <Hint>
            <bdi>{t('builder.chosen', { name: chosen.name })}</bdi>
          </Hint>
          <Button kind="quiet" onClick={() => onChoose(null)}>
            {t('builder.clear')}
          </Button>
        </Line>
      )}
      <TextInput
        type="search"
        aria-label={t('builder.find')}
        value={text}
        maxLength={200}
        onChange={(event) => write(event.target.value)}
      />
      {isEmpty && <Hint role="status">{t('builder.findNone')}</Hint>}
      <Hits>
        {leagues.slice(0, 8).map((league) => (
          <Hit key={league.tournamentId} onClick={() => choose(leagueChosen(league))}>
            {`${league.category.name}: ${league.name}`}
          </Hit>
        ))}
        {teams.slice(0, 8).map((each) => (
          <Hit key={each.competitorId} onClick={() => setTeam(each)}>
            {each.name}
          </Hit>
        ))}
        {team && <MatchesOf team={team} onChoose={choose} />}
      </Hits>
    </Field>
  );
}

function MatchesOf({ team, onChoose }: { team: TeamHit; onChoose(chosen: Chosen): void }) {
  const { t } = useTranslation('widget');
  const { tag } = useLocale();
  const { competitorId } = team;
  const coming = useWidgetTeamMatchesQuery({ competitorId, direction: 'coming', limit: 5 });
  const past = useWidgetTeamMatchesQuery({ competitorId, direction: 'past', limit: 5 });
  const matches = [...(coming.currentData?.matches ?? []), ...(past.currentData?.matches ?? [])];
  const day = dateFormat(tag, { day: 'numeric', month: 'short', timeZone: localTimeZone() });
  if (coming.currentData && past.currentData && matches.length === 0)
    return <Hint role="status">{t('builder.findNone')}</Hint>;
  return matches.map((match) => {
    const name = `${match.home.name} – ${match.away.name}`;
    const chosen = { id: match.eventId, name, path: matchPath(match) };
    return (
      <Hit key={match.eventId} onClick={() => onChoose(chosen)}>
        {`${day.format(new Date(match.startTime))} · ${name}`}
      </Hit>
    );
  });
}

function Hit({ onClick, children }: { onClick(): void; children: string }) {
  return (
    <li>
      <Choose type="button" onClick={onClick}>
        <bdi>{children}</bdi>
      </Choose>
    </li>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

const Hits = styled.ul`
  display: grid;
`;

const Choose = styled.button`
  ${plainButton}
  inline-size: 100%;
  min-block-size: 44px;
  text-align: start;
  overflow-wrap: anywhere;
  ${focusRing}
`;

/** The shortest text that the server searches for, in characters. */
const shortest = 2;
const restMs = 250;

/** The text to search for once typing pauses, or null if there is none. */
function useRested(text: string): string | null {
  const wanted = text.trim();
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(wanted), restMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return [...wanted].length >= shortest && [...rested].length >= shortest ? rested : null;
}
