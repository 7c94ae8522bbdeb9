import { expect, it } from '@jest/globals';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import { simulateEnd } from './simulateEnd';

/** A deterministic stream of random numbers. */
function draws() {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const zones = [
  { kind: 'promotion' as const, from: 1, to: 1 },
  { kind: 'relegation' as const, from: 3, to: 3 },
];
const row = (teamId: number, points: number) => ({ teamId, points, goalDifference: 0, goals: 0 });

it('knows what is decided already', async () => {
  const standings = [row(1, 30), row(2, 20), row(3, 10)];
  const coming = [{ home: 2, away: 3, homeGoals: 1.4, awayGoals: 1.1 }];
  const ends = await simulateEnd({ standings, coming, zones }, 200, draws());
  expect(ends.get(1)?.get(firstItem(zones))).toBe(200);
  expect(ends.get(3)?.get(itemAt(zones, 1))).toBe(200);
});

it('gives each place to somebody, and the stronger team more often', async () => {
  const standings = [row(1, 10), row(2, 10), row(3, 10)];
  const coming = [
    { home: 1, away: 2, homeGoals: 2.5, awayGoals: 0.6 },
    { home: 1, away: 3, homeGoals: 2.5, awayGoals: 0.6 },
    { home: 2, away: 3, homeGoals: 1.2, awayGoals: 1.2 },
  ];
  const ends = await simulateEnd({ standings, coming, zones }, 2000, draws());
  const first = [1, 2, 3].map((team) => ends.get(team)?.get(firstItem(zones)) ?? 0);
  expect(first.reduce((sum, count) => sum + count, 0)).toBe(2000);
  expect(first[0]).toBeGreaterThan(1400);
});

it('leaves the rest of the process its turn', async () => {
  const standings = [row(1, 10), row(2, 10)];
  const coming = Array.from({ length: 400 }, () => ({
    home: 1,
    away: 2,
    homeGoals: 1,
    awayGoals: 1,
  }));
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  await simulateEnd({ standings, coming, zones }, 2_000, draws());
  clearInterval(counting);
  expect(turns).toBeGreaterThan(3);
});
