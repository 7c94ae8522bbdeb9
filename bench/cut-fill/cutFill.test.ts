import { expect, it } from '@jest/globals';

import { verdictOf } from '../results';
import { rowsOf } from './rows';

it('holds both parts of a cut fill against a whole one, and its second part against the rest', () => {
  const rows = rowsOf([
    { whole: 200, first: 100, second: 110, ready: 10 },
    { whole: 300, first: 100, second: 220, ready: 12 },
  ]);
  const [all, second, bare, ready] = rows.map(({ value, spread }) => [
    value,
    spread?.least,
    spread?.most,
  ]);
  expect(all).toEqual([(1.05 + 320 / 300) / 2, 1.05, 320 / 300]);
  expect(second?.map((value) => value?.toFixed(3))).toEqual(['1.100', '1.100', '1.100']);
  expect(bare?.map((value) => value?.toFixed(3))).toEqual(['1.020', '1.000', '1.040']);
  expect(ready).toEqual([11, 10, 12]);
  expect(rows.map(({ ours, baseline }) => [ours, baseline])).toEqual([
    [265, 250],
    [165, 150],
    [154, 150],
    [undefined, undefined],
  ]);
});

it('misses its bars where the second part does again what the first has done', () => {
  const rows = rowsOf([{ whole: 200, first: 100, second: 150, ready: 10 }]);
  expect(rows.map(verdictOf)).toEqual(['missed', '', 'missed', '']);
});
