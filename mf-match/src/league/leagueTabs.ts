import type { LeagueDetail } from '@scoreline/shared-lib/contract';

export type LeagueTab =
  'standings' | 'bracket' | 'matches' | 'topPlayers' | 'topTeams' | 'transfers' | 'insights';

const tabOfSection: Record<LeagueDetail['sections'][number], LeagueTab> = {
  standings: 'standings',
  bracket: 'bracket',
  matches: 'matches',
  'top-players': 'topPlayers',
  'top-teams': 'topTeams',
  transfers: 'transfers',
  insights: 'insights',
};

/** The tabs of a league's season that have something to show, in their order, insights only where betting content is; matches where there is nothing at all. */
export function leagueTabsOf(
  { sections }: Pick<LeagueDetail, 'sections'>,
  excluded = false,
): LeagueTab[] {
  const order = Object.entries(tabOfSection) as [LeagueDetail['sections'][number], LeagueTab][];
  const tabs = order
    .filter(([section]) => sections.includes(section))
    .map(([, tab]) => tab)
    .filter((tab) => tab !== 'insights' || !excluded);
  return tabs.length > 0 ? tabs : ['matches'];
}
