import { describe, expect, it } from '@jest/globals';

import { clockLeft, periodEndsOf } from './playClock';

describe('clockLeft', () => {
  const ends = periodEndsOf(600, 5);
  it.each([
    [0, 0, '10:00'],
    [348, 0, '04:12'],
    [600, 0, '00:00'],
    [601, 1, '09:59'],
    [2400, 3, '00:00'],
    [2460, 4, '04:00'],
  ])('counts down: %i seconds played', (second, at, left) => {
    expect(clockLeft(second, ends)).toEqual({ at, left });
  });
});
