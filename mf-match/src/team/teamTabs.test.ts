import { expect, it } from '@jest/globals';

import { teamTabsOf } from './teamTabs';

const league = (hasStandings: boolean) => ({
  tournamentId: 1,
  sport: 'football' as const,
  name: 'League',
  slug: 'league',
  priority: 1,
  hasStandings,
  category: { categoryId: 1, name: 'World', slug: 'world', countryCode: null },
});

it('shows no tab of a team without its data', () => {
  expect(teamTabsOf({ tournaments: [], sections: [] })).toEqual(['overview']);
  expect(teamTabsOf({ tournaments: [league(false)], sections: ['matches'] })).toEqual([
    'overview',
    'matches',
  ]);
});

it('shows them all, in their order, where there is everything', () => {
  const sections: ['transfers', 'roster', 'matches'] = ['transfers', 'roster', 'matches'];
  expect(teamTabsOf({ tournaments: [league(true)], sections })).toEqual([
    'overview',
    'matches',
    'standings',
    'roster',
    'transfers',
  ]);
});
