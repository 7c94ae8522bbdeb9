import { describe, expect, test } from '@jest/globals';
import { withoutMargin } from '@scoreline/shared-lib/contract';
import { itemAt, valueIn } from '@scoreline/shared-lib/contract/lists';
import fc from 'fast-check';

import { expectedGoals, fitGoals, outcomesOf, scoreGrid } from './dixonColes';
import type { Played } from './meetings';
import { expectedMargin, fitPoints, homeChance, normalBelow } from './pointRating';
import { brier, logLoss, reliability } from './scoring';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('prices without the margin', () => {
  const price = fc.integer({ min: 102, max: 5000 }).map((n) => n / 100);

  test('add up to 1, keep the order, and fair prices stay as they are', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 3 }), (prices) => {
        const chances = withoutMargin(prices);
        expect(sum(chances)).toBeCloseTo(1, 9);
        const order = (values: number[]) =>
          values.map((_, at) => at).sort((a, b) => itemAt(values, b) - itemAt(values, a) || a - b);
        expect(order(chances)).toEqual(order(prices.map((each) => 1 / each)));
      }),
    );
    const fair = withoutMargin([2, 4, 4]);
    [0.5, 0.25, 0.25].forEach((chance, at) => expect(fair[at]).toBeCloseTo(chance, 6));
  });

  test('take more from the long shot than a plain division does', () => {
    const prices = [1.2, 6.5, 13];
    const booked = sum(prices.map((each) => 1 / each));
    const [favourite, , longShot] = withoutMargin(prices);
    expect(favourite).toBeGreaterThan(1 / 1.2 / booked);
    expect(longShot).toBeLessThan(1 / 13 / booked);
  });
});

/** Plays a league of known strengths with its own generator, so that every run is the same. */
function league(
  teams: number,
  rounds: number,
  draw: (home: number, away: number, random: () => number) => [number, number],
) {
  let seed = 42;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const played: Played[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (let home = 0; home < teams; home += 1)
      for (let away = 0; away < teams; away += 1) {
        if (home === away) continue;
        const [homeScore, awayScore] = draw(home, away, random);
        played.push({ home, away, homeScore, awayScore, age: 0 });
      }
  return played;
}

function poissonDraw(mean: number, random: () => number): number {
  let [goals, product] = [0, random()];
  while (product > Math.exp(-mean)) {
    goals += 1;
    product *= random();
  }
  return goals;
}

describe('the rating of goals', () => {
  const attack = [1.5, 1.2, 1, 0.8, 0.6];
  const matches = league(5, 60, (home, away, random) => [
    poissonDraw(1.2 * 1.25 * itemAt(attack, home), random),
    poissonDraw(1.2 * itemAt(attack, away), random),
  ]);

  test('finds again what the matches were made from', () => {
    const rating = fitGoals(matches);
    const [home, away] = expectedGoals(rating, 0, 4);
    expect(home).toBeCloseTo(1.2 * 1.25 * 1.5, 0);
    expect(away).toBeCloseTo(1.2 * 0.6, 0);
    expect(Math.abs(home - 2.25)).toBeLessThan(0.25);
    expect(Math.abs(away - 0.72)).toBeLessThan(0.2);
    const order = [0, 1, 2, 3, 4].sort(
      (a, b) => valueIn(rating.attack, b) - valueIn(rating.attack, a),
    );
    expect(order).toEqual([0, 1, 2, 3, 4]);
  });

  test('gives every score a chance, which add up to 1, and the better side the larger', () => {
    const grid = scoreGrid(fitGoals(matches), 0, 4);
    expect(sum(grid.map(({ chance }) => chance))).toBeCloseTo(1, 9);
    expect(grid.every(({ chance }) => chance > 0)).toBe(true);
    const [home, draw, away] = outcomesOf(grid);
    expect(home).toBeGreaterThan(away);
    expect(home + draw + away).toBeCloseTo(1, 9);
  });

  test('knows no team it has not seen, and forgets old matches', () => {
    const rating = fitGoals(matches);
    expect(expectedGoals(rating, 98, 99)).toEqual([rating.base * rating.homeEdge, rating.base]);
    const old = matches.map((match) => ({
      ...match,
      homeScore: match.awayScore,
      awayScore: match.homeScore,
      age: 5_000,
    }));
    expect(expectedGoals(fitGoals([...matches, ...old]), 0, 4)[0]).toBeCloseTo(
      expectedGoals(rating, 0, 4)[0],
      2,
    );
    expect(fitGoals([]).base).toBe(1);
  });
});

describe('the rating of points', () => {
  const strength = [8, 3, 0, -4, -7];
  const matches = league(5, 30, (home, away, random) => {
    const noise = (random() + random() + random() - 1.5) * 24;
    const margin = Math.round(3 + itemAt(strength, home) - itemAt(strength, away) + noise);
    return [100 + margin, 100];
  });

  test('finds again what the matches were made from', () => {
    const rating = fitPoints(matches);
    expect(Math.abs(expectedMargin(rating, 0, 4) - 18)).toBeLessThan(2);
    expect(Math.abs(rating.homeEdge - 3)).toBeLessThan(1);
    expect(Math.abs(rating.deviation - 12)).toBeLessThan(1.5);
    expect(homeChance(rating, 0, 4)).toBeGreaterThan(0.9);
  });

  test('a normal value is below its mean half the time, and mirrored around it', () => {
    expect(normalBelow(0)).toBeCloseTo(0.5, 6);
    expect(normalBelow(1.96)).toBeCloseTo(0.975, 4);
    expect(normalBelow(-1) + normalBelow(1)).toBeCloseTo(1, 9);
  });
});

test('scores of a guess and of certainty', () => {
  const guess = [{ chances: [1 / 3, 1 / 3, 1 / 3], came: 1 }];
  expect(brier(guess)).toBeCloseTo(2 / 3, 9);
  expect(logLoss(guess)).toBeCloseTo(Math.log(3), 9);
  expect(brier([{ chances: [1, 0], came: 0 }])).toBe(0);
  expect(
    reliability([
      { chances: [0.8, 0.2], came: 0 },
      { chances: [0.85, 0.15], came: 1 },
    ]),
  ).toEqual([
    { from: 0.1, n: 1, said: 0.15, came: 1 },
    { from: 0.2, n: 1, said: 0.2, came: 0 },
    { from: 0.8, n: 2, said: expect.closeTo(0.825), came: 0.5 },
  ]);
});
