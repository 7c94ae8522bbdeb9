import type { LeagueDetail } from '@scoreline/shared-lib/contract';
import type { ComponentType } from 'react';

import { Bracket } from './Bracket';
import { LeagueInsights } from './LeagueInsights';
import { LeagueMatches } from './LeagueMatches';
import { LeagueStandings } from './LeagueStandings';
import type { LeagueTab } from './leagueTabs';
import { LeagueTransfers } from './LeagueTransfers';
import { TopPlayers } from './TopPlayers';
import { TopTeams } from './TopTeams';

export interface LeagueTabProps {
  detail: LeagueDetail;
}

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

/** What every section of a season is asked for with. */
export const seasonOf = ({ tournament, season }: LeagueDetail) => ({
  tournamentId: tournament.tournamentId,
  season,
});
