import { isLive, isOver } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';

import { useMatchStandingsQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { rowsAround } from './rowsAround';
import { StandingsTable } from './StandingsTable';
import { useScoreNews } from './useScoreNews';

/** Both teams and their neighbours in the table, beside another tab. */
export function TeamsTable() {
  const { t } = useTranslation('match');
  const { detail, time } = useMatchView();
  const { eventId, sport, tournamentId, home, away, status } = detail.summary;
  const score = time.moment?.score;
  const kind = isLive(status) && !score ? 'live' : 'all';
  const asOf = isOver(status) && !score ? 'now' : 'kickOff';
  const { data, refetch } = useMatchStandingsQuery({
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
  if (!table) return null;
  const isNow = kind === 'live' || asOf === 'now';
  const title = score ? t('moment.table', score) : t(isNow ? 'standings.now' : 'tabs.standings');
  return (
    <Section title={title}>
      <StandingsTable rows={rowsAround(table.rows, own)} {...{ sport, own }} label={title} brief />
    </Section>
  );
}
