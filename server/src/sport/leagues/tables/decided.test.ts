import { expect, it } from '@jest/globals';

import type { RuleOf } from '../rules/ruleBook';
import { decidedResults } from './decided';
import type { Appearance } from './results';
import { tallyOf } from './tally';

const names = ['', 'Alpha', 'Beta', 'Gamma'];
const entrants = [1, 2, 3].map((id) => ({
  ...{ id, name: names[id] ?? '', colours: null, country: 'xx', groups: [] },
}));

const match = (
  home: number,
  away: number,
  own: number,
  other: number,
  day: string,
): Appearance[] => {
  const startTime = new Date(`${day}T15:00:00Z`);
  return [
    { teamId: home, opponentId: away, home: true, scored: own, conceded: other, startTime },
    { teamId: away, opponentId: home, home: false, scored: other, conceded: own, startTime },
  ];
};
const all = [
  ...match(1, 2, 0, 2, '2020-08-01'),
  ...match(1, 2, 1, 1, '2020-09-01'),
  ...match(3, 1, 4, 0, '2020-10-01'),
];
const base = { league: 'X1', season: '2020-21', reason: 'decided', source: 'the league' };

const counted = (rule: RuleOf<'walkover' | 'replayed' | 'withdrawn'>) =>
  decidedResults(all, {
    entrants,
    rules: { decided: [rule] },
  })
    .filter(({ home }) => home)
    .map(({ teamId, opponentId, scored, conceded }) =>
      [names[teamId], scored, conceded, names[opponentId]].join(' '),
    );

it('a walkover counts as it was decided', () => {
  const walkover = { kind: 'walkover' as const, home: 'Gamma', away: 'Alpha', ...base };
  expect(counted({ ...walkover, score: [0, 3] })).toEqual([
    'Alpha 0 2 Beta',
    'Alpha 1 1 Beta',
    'Gamma 0 3 Alpha',
  ]);
});

it('a side that was ruled out loses, though no goal counts', () => {
  const walkover = { kind: 'walkover' as const, home: 'Gamma', away: 'Alpha', ...base };
  const rule = { ...walkover, score: [0, 0] as [number, number], winner: 'away' as const };
  const counts = decidedResults(match(3, 1, 4, 0, '2020-10-01'), {
    entrants,
    rules: { decided: [rule] },
  });
  const points = counts.map((one) => {
    const { points, scored } = tallyOf(one.teamId, 'football', [one]);
    return [names[one.teamId], points, scored];
  });
  expect(points).toEqual([
    ['Gamma', 0, 0],
    ['Alpha', 3, 0],
  ]);
});

it('a match that was played again does not count', () => {
  const replayed = { kind: 'replayed' as const, home: 'Alpha', away: 'Beta', ...base };
  expect(counted({ ...replayed, date: '2020-08-01' })).toEqual([
    'Alpha 1 1 Beta',
    'Gamma 4 0 Alpha',
  ]);
});

it('matches of a club that withdrew do not count, or those since', () => {
  const withdrawn = { kind: 'withdrawn' as const, club: 'Alpha', ...base };
  expect(counted(withdrawn)).toEqual([]);
  expect(counted({ ...withdrawn, date: '2020-09-15' })).toEqual([
    'Alpha 0 2 Beta',
    'Alpha 1 1 Beta',
  ]);
});
