import { type ComponentType, useState } from 'react';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Section, Stack } from '@scoreline/shared-lib/page';

import { TableGuard } from '../spoiler/TableGuard';
import { Bracket } from './bracket/Bracket';
import { LeagueInsights } from './LeagueInsights';
import { LeagueMatches } from './LeagueMatches';
import { type LeagueTabProps, seasonOf } from './leagueSeason';
import type { LeagueTab } from './leagueTabs';
import { TopPlayers } from './ranking/TopPlayers';
import { TopTeams } from './ranking/TopTeams';
import { TransferRows } from '../transfers/TransferRows';
import { useLeagueStandingsQuery, useLeagueTransfersQuery } from './leagueApi';
import { type Kind, KindSwitch } from '../standings/KindSwitch';
import { StandingsTables } from '../standings/StandingsTables';
import { useScoreNews } from '../standings/useScoreNews';

const parts: Record<LeagueTab, ComponentType<LeagueTabProps>> = {
  standings: LeagueStandings,
  bracket: Bracket,
  matches: LeagueMatches,
  topPlayers: TopPlayers,
  topTeams: TopTeams,
  transfers: LeagueTransfers,
  insights: LeagueInsights,
};

/** Tabs that reveal results by ranks, totals or winners. */
const telling: ReadonlySet<LeagueTab> = new Set(['standings', 'bracket', 'topPlayers', 'topTeams']);

export function LeagueTabContent({ tab, detail }: LeagueTabProps & { tab: LeagueTab }) {
  const Part = parts[tab];
  if (!telling.has(tab)) return <Part detail={detail} />;
  return (
    <TableGuard key={tab}>
      <Part detail={detail} />
    </TableGuard>
  );
}

/** Transfers to and from the season's teams, newest first. */
function LeagueTransfers({ detail }: LeagueTabProps) {
  const { t } = useTranslation('match');
  const asked = useLeagueTransfersQuery(seasonOf(detail));
  return (
    <Section title={t('tabs.transfers')}>
      <Answer of={asked}>
        {({ transfers }) => <TransferRows transfers={transfers} sport={detail.tournament.sport} />}
      </Answer>
    </Section>
  );
}

/** The season's tables, one for each group, conference or division. */
function LeagueStandings({ detail }: LeagueTabProps) {
  const { sport, tournamentId } = detail.tournament;
  const [kind, setKind] = useState<Kind>('all');
  const asked = useLeagueStandingsQuery({ ...seasonOf(detail), kind });
  useScoreNews(sport, tournamentId, () => void asked.refetch());
  return (
    <Stack>
      <KindSwitch value={kind} onChange={setKind} />
      <Answer of={asked} rows={12}>
        {(standings) => <StandingsTables standings={standings} />}
      </Answer>
    </Stack>
  );
}
