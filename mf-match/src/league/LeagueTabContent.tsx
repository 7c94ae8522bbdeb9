import type { ComponentType } from 'react';

import { Bracket } from './Bracket';
import { LeagueInsights } from './LeagueInsights';
import { LeagueMatches } from './LeagueMatches';
import { LeagueStandings } from './LeagueStandings';
import type { LeagueTabProps } from './leagueSeason';
import type { LeagueTab } from './leagueTabs';
import { LeagueTransfers } from './LeagueTransfers';
import { TopPlayers } from './TopPlayers';
import { TopTeams } from './TopTeams';

const parts: Record<LeagueTab, ComponentType<LeagueTabProps>> = {
  standings: LeagueStandings,
  bracket: Bracket,
  matches: LeagueMatches,
  topPlayers: TopPlayers,
  topTeams: TopTeams,
  transfers: LeagueTransfers,
  insights: LeagueInsights,
};

export function LeagueTabContent({ tab, detail }: LeagueTabProps & { tab: LeagueTab }) {
  const Part = parts[tab];
  return <Part detail={detail} />;
}
