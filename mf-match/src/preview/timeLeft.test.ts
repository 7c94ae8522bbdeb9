import { expect, it } from '@jest/globals';

import { timeLeft } from './timeLeft';

it.each([
  [1, { days: 0, clock: '00:00:01' }],
  [61_000, { days: 0, clock: '00:01:01' }],
  [86_400_000, { days: 1, clock: '00:00:00' }],
  [2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5_000, { days: 2, clock: '03:04:05' }],
  [0, null],
  [-5, null],
])('%i milliseconds', (milliseconds, left) => {
  expect(timeLeft(milliseconds)).toEqual(left);
});
