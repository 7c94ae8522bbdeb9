import { describe, expect, it } from '@jest/globals';

import { restingAngle, slicesOf, tonesOf, uprightTurn } from './slices';

const prizes = [
  { prizeId: 1, odds: 0.1 },
  { prizeId: 2, odds: 0.0001 },
];

/** The slice under the pointer at this angle. */
const sliceAt = (angle: number, slices: readonly unknown[]) =>
  slices[Math.floor((((360 - angle) % 360) / 360) * slices.length)];

describe('the wheel', () => {
  it('has a slice for everything that can be won, and for no prize where there can be none', () => {
    expect(new Set(slicesOf(prizes))).toEqual(new Set([1, 2, null]));
    expect(slicesOf([{ prizeId: 1, odds: 1 }])).not.toContain(null);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 15, 16])(
    'has no two prizes of one tone side by side among %i slices',
    (count) => {
      const tones = tonesOf(Array.from({ length: count }, (_, at) => at + 1));
      const next = (at: number) => tones[(at + 1) % count];
      expect(tones.filter((tone, at) => count > 1 && tone === next(at))).toEqual([]);
      expect(tones).not.toContain('none');
    },
  );

  it('needs no third tone where no prize lies between the last and the first', () => {
    expect(tonesOf([1, null, 2, 1, null])).toEqual(['strong', 'none', 'strong', 'soft', 'none']);
    expect(tonesOf([null, 1, 2])).toEqual(['none', 'soft', 'strong']);
  });

  it('stops on a slice of what was drawn, whatever the ticket', () => {
    const slices = slicesOf(prizes);
    for (const prizeId of [1, 2, null])
      for (let ticket = 1; ticket < 200; ticket++)
        expect(sliceAt(restingAngle(slices, prizeId, ticket), slices)).toBe(prizeId);
  });

  it('rests with no name upside down', () => {
    const slices = slicesOf(prizes);
    const width = 360 / slices.length;
    for (let ticket = 0; ticket < 200; ticket++) {
      const angle = ticket === 0 ? 0 : restingAngle(slices, null, ticket);
      const leanings = slices.map((_, at) => {
        const middle = (at + 0.5) * width;
        const turned = middle - 90 + uprightTurn(middle, angle) + angle;
        return Math.abs(((turned + 540) % 360) - 180);
      });
      expect(Math.max(...leanings)).toBeLessThanOrEqual(90);
    }
  });

  it('stops at the same place for the same ticket', () => {
    const slices = slicesOf(prizes);
    expect(restingAngle(slices, null, 5)).toBe(restingAngle(slices, null, 5));
  });
});
