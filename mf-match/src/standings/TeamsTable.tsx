import { isLive, isOver } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { SkeletonRows } from '@scoreline/shared-lib/ui';
import { useEffect, useEffectEvent } from 'react';

import { useMatchStandingsQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { rowsAround } from './rowsAround';
import { StandingsTable } from './StandingsTable';
import { useScoreNews } from './useScoreNews';

/** Row count if the two teams are not neighbours. */
const usualRows = 6;
const rowHeight = 40;

/** Both teams and their neighbours in the table, beside another tab. Calls `onSettled` once its height is final. */
export function TeamsTable({ onSettled }: { onSettled: () => void }) {
  const { t } = useTranslation('match');
  const { detail, time } = useMatchView();
  const { eventId, sport, tournamentId, home, away, status } = detail.summary;
  const score = time.moment?.score;
  const kind = isLive(status) && !score ? 'live' : 'all';
  const asOf = isOver(status) && !score ? 'now' : 'kickOff';
  const { data, error, refetch } = useMatchStandingsQuery({
    eventId,
    kind,
    asOf,
    ...(score && { score }),
  });
  useScoreNews(sport, tournamentId, () => void refetch());
  const own = [home.competitorId, away.competitorId];
  const table = data?.tables.find(({ rows }) =>
    own.every((id) => rows.some(({ competitorId }) => competitorId === id)),
  );
  const isNow = kind === 'live' || asOf === 'now';
  const title = score ? t('moment.table', score) : t(isNow ? 'standings.now' : 'tabs.standings');
  const isWaiting = !data && !error;
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (!isWaiting) settle();
  }, [isWaiting]);
  if (isWaiting)
    return (
      <Section title={title}>
        <SkeletonRows rows={usualRows} rowHeight={rowHeight} label={title} />
      </Section>
    );
  if (!table) return null;
  return (
    <Section title={title}>
      <StandingsTable rows={rowsAround(table.rows, own)} {...{ sport, own }} label={title} brief />
    </Section>
  );
}
