import { describe, expect, it } from '@jest/globals';

import { restingAngle, slicesOf } from './slices';

const prizes = [
  { prizeId: 1, odds: 0.1 },
  { prizeId: 2, odds: 0.0001 },
];

/** The slice under the pointer when the wheel is turned so far. */
const sliceAt = (angle: number, slices: readonly unknown[]) =>
  slices[Math.floor((((360 - angle) % 360) / 360) * slices.length)];

describe('the wheel', () => {
  it('has a slice for everything that can be won, and for no prize where there can be none', () => {
    expect(new Set(slicesOf(prizes))).toEqual(new Set([1, 2, null]));
    expect(slicesOf([{ prizeId: 1, odds: 1 }])).not.toContain(null);
  });

  it('stops on a slice of what was drawn, whatever the ticket', () => {
    const slices = slicesOf(prizes);
    for (const prizeId of [1, 2, null])
      for (let ticket = 1; ticket < 200; ticket++)
        expect(sliceAt(restingAngle(slices, prizeId, ticket), slices)).toBe(prizeId);
  });

  it('stops at the same place for the same ticket', () => {
    const slices = slicesOf(prizes);
    expect(restingAngle(slices, null, 5)).toBe(restingAngle(slices, null, 5));
  });
});
