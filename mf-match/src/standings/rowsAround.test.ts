import { expect, it } from '@jest/globals';

import { rowsAround } from './rowsAround';

const rows = [1, 2, 3, 4, 5, 6, 7].map((competitorId) => ({ competitorId }));

it('has the teams asked for with a neighbour on each side, each row once', () => {
  const ids = rowsAround(rows, [1, 3]).map(({ competitorId }) => competitorId);
  expect(ids).toEqual([1, 2, 3, 4]);
  expect(rowsAround(rows, [99])).toEqual([]);
});
