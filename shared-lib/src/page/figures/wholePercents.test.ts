import { expect, test } from '@jest/globals';

import { wholePercents } from './wholePercents';

test('shares of one whole sum to 100', () => {
  expect(wholePercents([0.335, 0.335, 0.33])).toEqual([34, 33, 33]);
  expect(wholePercents([0.456, 0.286, 0.258])).toEqual([46, 28, 26]);
  expect(wholePercents([0.5, 0.5])).toEqual([50, 50]);
  for (let step = 1; step < 200; step++) {
    const home = step / 200;
    const shares = [home, (1 - home) * 0.37, (1 - home) * 0.63];
    expect(wholePercents(shares).reduce((sum, share) => sum + share, 0)).toBe(100);
  }
});

test('what is no whole is rounded by itself', () => {
  expect(wholePercents([0.256, 0.113])).toEqual([26, 11]);
});
