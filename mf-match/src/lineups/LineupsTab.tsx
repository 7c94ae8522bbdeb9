import type { MatchLineups } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { EmptyState, SegmentedControl } from '@scoreline/shared-lib/ui';
import { Answer, Stack } from '@scoreline/shared-lib/page';
import { useMemo, useState } from 'react';
import styled from 'styled-components';

import { useMatchEventsQuery, useMatchLineupsQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { useRatings } from '../ratings/useRatings';
import { Pitch } from './Pitch';
import { placeStarters } from './placeStarters';
import { playerEvents } from './playerEvents';
import { TeamSheet } from './TeamSheet';

/** Line-ups on a pitch by formation or as a list, with substitutes, coaches, and missing players and the reason. */
export function LineupsTab() {
  const { t } = useTranslation('match');
  const { match } = useMatchView();
  const asked = useMatchLineupsQuery({ eventId: match.eventId });
  return (
    <Answer of={asked} rows={10}>
      {(lineups) =>
        lineups.home || lineups.away ? (
          <Lineups lineups={lineups} />
        ) : (
          <EmptyState title={t('lineups.none')} />
        )
      }
    </Answer>
  );
}

type View = 'pitch' | 'list';

function usePlayerEvents() {
  const { match, concealed } = useMatchView();
  const { data } = useMatchEventsQuery({ eventId: match.eventId }, { skip: concealed });
  return useMemo(() => playerEvents(data?.incidents ?? []), [data]);
}

function Lineups({ lineups: { home, away } }: { lineups: MatchLineups }) {
  const { t } = useTranslation('match');
  const events = usePlayerEvents();
  const ratings = useRatings();
  const rows = { home: home && placeStarters(home), away: away && placeStarters(away) };
  const hasPitch = rows.home !== null || rows.away !== null;
  const [view, setView] = useState<View>('pitch');
  const onPitch = hasPitch && view === 'pitch';
  const sheets = [
    { side: 'home' as const, lineup: home },
    { side: 'away' as const, lineup: away },
  ];
  const foreseen = [home, away].some((lineup) => lineup && !lineup.confirmed);
  return (
    <Stack>
      {hasPitch && (
        <Choice>
          <SegmentedControl<View>
            label={t('tabs.lineups')}
            options={(['pitch', 'list'] as const).map((value) => ({
              value,
              label: t(`lineups.${value}`),
            }))}
            value={view}
            onChange={setView}
          />
        </Choice>
      )}
      {foreseen && <Foreseen>{t('lineups.expected')}</Foreseen>}
      {onPitch && (
        <Pitch
          rows={rows}
          formations={{ home: home?.formation, away: away?.formation }}
          events={events}
          ratings={ratings}
        />
      )}
      {ratings.of.size > 0 && <Foreseen>{t('ratings.note')}</Foreseen>}
      <Sheets>
        {sheets.map(
          ({ side, lineup }) =>
            lineup && (
              <TeamSheet
                key={side}
                {...{ side, lineup, events, ratings }}
                starters={!onPitch || rows[side] === null}
              />
            ),
        )}
      </Sheets>
    </Stack>
  );
}

const Choice = styled.div`
  padding-inline: 16px;
`;

const Foreseen = styled.p`
  padding-inline: 16px;
  text-align: center;
  color: var(--text-muted);
`;

const Sheets = styled.div`
  display: grid;
  gap: 12px;

  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
