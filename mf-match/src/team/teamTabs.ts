import type { TeamDetail } from '@scoreline/shared-lib/contract';

const teamTabs = ['overview', 'matches', 'standings', 'roster', 'transfers'] as const;
export type TeamTab = (typeof teamTabs)[number];

/** The tabs of a team that have something to show; standings where it is in a league that has them. */
export function teamTabsOf({
  tournaments,
  sections,
}: Pick<TeamDetail, 'tournaments' | 'sections'>): TeamTab[] {
  return teamTabs.filter((tab) => {
    if (tab === 'overview') return true;
    if (tab === 'standings') return tournaments.some(({ hasStandings }) => hasStandings);
    // A server that does not tell shows them all.
    return sections?.includes(tab) ?? true;
  });
}
