import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { drawnLines, endsOf, lineAt, overscan, topsOf } from './lines';

const heights = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 400 });
const offset = fc.integer({ min: -2_000, max: 40_000 });

describe('lines of a list', () => {
  it('stand one under the other', () => {
    expect(topsOf([44, 56, 56])).toEqual([0, 44, 100, 156]);
    expect(topsOf([])).toEqual([0]);
  });

  it('end where the next one begins, a heading where the next heading does', () => {
    const tops = topsOf([44, 56, 56, 44, 56]);
    expect(endsOf(tops, (line) => line === 0 || line === 3)).toEqual([156, 100, 156, 256, 256]);
    expect(endsOf(topsOf([]), () => true)).toEqual([]);
  });

  it('are found by their place, the nearest one for a place outside of the list', () => {
    const tops = topsOf([44, 56, 56]);
    expect([-9, 0, 43, 44, 99, 100, 155, 900].map((y) => lineAt(tops, y))).toEqual([
      0, 0, 0, 1, 1, 2, 2, 2,
    ]);
  });

  it('are drawn where they are on the screen, and a few more', () => {
    fc.assert(
      fc.property(heights, offset, fc.integer({ min: 1, max: 3_000 }), (all, from, size) => {
        const tops = topsOf(all);
        const [first, end] = drawnLines(tops, from, from + size);
        const seen = all.flatMap((height, at) =>
          itemAt(tops, at) < from + size && itemAt(tops, at) + height > from ? [at] : [],
        );
        for (const at of seen) expect(at >= first && at < end).toBe(true);
        expect(end - first).toBeLessThanOrEqual(Math.max(seen.length, 1) + 2 * overscan + 1);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(all.length);
      }),
    );
  });

  it('are none in an empty list', () => {
    expect(drawnLines(topsOf([]), 0, 800)).toEqual([0, 0]);
  });
});
