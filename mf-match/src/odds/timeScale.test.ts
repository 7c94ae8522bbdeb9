import { expect, it } from '@jest/globals';

import { timeScale } from './timeScale';

const room: [number, number] = [40, 240];

it('has one scale before the match has begun', () => {
  const x = timeScale(0, 2_000, 1_000)(room);
  expect([0, 500, 1_000].map(x)).toEqual([40, 140, 240]);
});

it('gives what happened in play as much room as all the days before', () => {
  const x = timeScale(0, 10_000, 10_100)(room);
  expect([0, 5_000, 10_000, 10_050, 10_100].map(x)).toEqual([40, 90, 140, 190, 240]);
});

it('has one scale where the first price is of the match in play', () => {
  const x = timeScale(100, 50, 300)(room);
  expect([100, 200, 300].map(x)).toEqual([40, 140, 240]);
});
