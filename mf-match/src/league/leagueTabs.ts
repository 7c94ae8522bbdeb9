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

/**
 * The tabs of a season that have data, in order. Insights appear only where betting content does. Matches is the fallback when
 * there is no data.
 */
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
