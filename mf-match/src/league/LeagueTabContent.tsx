import type { ComponentType } from 'react';

import { TableGuard } from '../spoiler/TableGuard';
import { Bracket } from './bracket/Bracket';
import { LeagueInsights } from './LeagueInsights';
import { LeagueMatches } from './LeagueMatches';
import { LeagueStandings } from './LeagueStandings';
import type { LeagueTabProps } from './leagueSeason';
import type { LeagueTab } from './leagueTabs';
import { LeagueTransfers } from './LeagueTransfers';
import { TopPlayers } from './ranking/TopPlayers';
import { TopTeams } from './ranking/TopTeams';

const parts: Record<LeagueTab, ComponentType<LeagueTabProps>> = {
  standings: LeagueStandings,
  bracket: Bracket,
  matches: LeagueMatches,
  topPlayers: TopPlayers,
  topTeams: TopTeams,
  transfers: LeagueTransfers,
  insights: LeagueInsights,
};

/** Tabs that give results away, by their places, sums or winners. */
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
