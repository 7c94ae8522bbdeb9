import type { TeamDetail } from '@scoreline/shared-lib/contract';

const teamTabs = ['overview', 'matches', 'standings', 'roster', 'transfers'] as const;
export type TeamTab = (typeof teamTabs)[number];

/** The tabs of a team; standings where it is in a league that has them. */
export const teamTabsOf = ({ tournaments }: Pick<TeamDetail, 'tournaments'>): TeamTab[] =>
  teamTabs.filter(
    (tab) => tab !== 'standings' || tournaments.some(({ hasStandings }) => hasStandings),
  );
