import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { stableRows } from './stableRows';

const keyOf = (row: { id: number }) => row.id;
const rows = (...ids: number[]) => ids.map((id) => ({ id }));

describe('stableRows', () => {
  test('keeps what is shown in its place, takes out what is gone, lets new rows in', () => {
    expect(stableRows(rows(1, 2, 3), rows(3, 4, 1), keyOf)).toEqual(rows(4, 1, 3));
    expect(stableRows(rows(1, 2), rows(2, 1, 9), keyOf)).toEqual(rows(1, 2, 9));
    expect(stableRows(rows(), rows(5, 6), keyOf)).toEqual(rows(5, 6));
  });

  test('has the newest of each row, every row of the news once, and no shown pair turned round', () => {
    const lists = fc.uniqueArray(fc.integer({ min: 0, max: 12 }));
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        const found = stableRows(
          before.map((id) => ({ id, version: 1 })),
          after.map((id) => ({ id, version: 2 })),
          keyOf,
        );
        expect(found.map(keyOf).toSorted()).toEqual(after.toSorted());
        expect(found.every(({ version }) => version === 2)).toBe(true);
        const remaining = found.map(keyOf).filter((id) => before.includes(id));
        expect(remaining).toEqual(before.filter((id) => after.includes(id)));
      }),
    );
  });
});
