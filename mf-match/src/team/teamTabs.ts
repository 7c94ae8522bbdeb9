import type { TeamDetail } from '@scoreline/shared-lib/contract';

const teamTabs = ['overview', 'matches', 'standings', 'roster', 'transfers'] as const;
export type TeamTab = (typeof teamTabs)[number];

/** The tabs of a team that have data. Standings appear if a league of the team has tables. */
export function teamTabsOf({
  tournaments,
  sections,
}: Pick<TeamDetail, 'tournaments' | 'sections'>): TeamTab[] {
  return teamTabs.filter((tab) => {
    if (tab === 'overview') return true;
    if (tab === 'standings') return tournaments.some(({ hasStandings }) => hasStandings);
    // A server that sends no sections shows all tabs.
    return sections?.includes(tab) ?? true;
  });
}
