import { expect, it } from '@jest/globals';

import type { SeasonRules } from '../rules/seasonRules';
import { placed } from './placed';
import { tallyOf } from './tally';

const names = ['Alpha', 'Beta', 'Gamma'];
const entrants = names.map((name, id) => ({
  ...{ id, name, colours: null, country: 'xx', groups: [] },
}));
const base = { league: 'X1', season: '2020-21', reason: 'decided', source: 'the league' };

const order = (points: number[], rules: NonNullable<SeasonRules['placed']>) =>
  placed(
    points.map((own, id) => ({ ...tallyOf(id, 'football', []), points: own })),
    { entrants, rules: { placed: rules } },
  ).map(({ teamId }) => names[teamId]);

it('a play-off decides between clubs that are level on points, and between no others', () => {
  const rule = { kind: 'playOff' as const, clubs: ['Gamma', 'Alpha'], ...base };
  expect(order([9, 9, 9], [rule])).toEqual(['Gamma', 'Beta', 'Alpha']);
  expect(order([9, 9, 8], [rule])).toEqual(['Alpha', 'Beta', 'Gamma']);
});

it('a demoted club is last, whatever its points', () => {
  const rule = { kind: 'demoted' as const, club: 'Alpha', ...base };
  expect(order([9, 6, 3], [rule])).toEqual(['Beta', 'Gamma', 'Alpha']);
});
