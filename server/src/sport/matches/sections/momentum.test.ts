import { expect, test } from '@jest/globals';

import { periodEnds } from './momentum';

test.each([
  ['nothing is over yet: quarters of twelve minutes', [], 4, [720, 1440, 2160, 2880]],
  ['a league of ten minutes', [[1, 600]], 4, [600, 1200, 1800, 2400]],
  [
    'overtimes are of five minutes, the first as told',
    [
      [1, 600],
      [2, 1200],
      [3, 1800],
      [4, 2400],
      [5, 2700],
    ],
    6,
    [600, 1200, 1800, 2400, 2700, 3000],
  ],
] as const)('%s', (_, known, last, ends) => {
  expect(periodEnds(new Map(known), last)).toEqual(ends);
});
