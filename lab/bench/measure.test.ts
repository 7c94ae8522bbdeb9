import { readFile } from 'node:fs/promises';

import { expect, it } from '@jest/globals';

import { compare, median, medianFigures, ownFigures, percentile, ratioFigures } from './measure';
import { readResults, refuseEmpty, type Row, tableOf, tablesOf, verdictOf } from './results';

it('takes the middle of an odd and of an even number of values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow('nothing');
});

it('takes a percentile by nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile([7], 0.5)).toBe(7);
});

it('leaves the first round out and pairs each side with its own round', async () => {
  const ours = [100, 2, 4, 9];
  const baseline = [1, 2, 2, 3];
  const take = (values: number[]) => () => Promise.resolve(values.shift()!);
  const result = await compare(take(ours), take(baseline), 3);
  const spreads = { spread: { least: 1, most: 3 }, oursSpread: { least: 2, most: 9 } };
  expect(result).toEqual({ ours: 4, baseline: 2, ratio: 2, ...spreads, rounds: 3 });
});

it('keeps of its rounds how far the figure that is told lay apart', () => {
  const sides = { ours: 4, baseline: 2, rounds: 3 };
  const spreads = { spread: { least: 1, most: 3 }, oursSpread: { least: 2, most: 9 } };
  const found = { ...sides, ratio: 2, ...spreads };
  expect(ratioFigures(found)).toEqual({ ...sides, value: 2, spread: spreads.spread });
  expect(ownFigures(found)).toEqual({ ...sides, value: 4, spread: spreads.oursSpread });
  expect(medianFigures([5, 1, 2])).toEqual({
    ...{ value: 2, spread: { least: 1, most: 5 }, rounds: 3 },
  });
});

it('has no row of rounds without their spread', () => {
  // @ts-expect-error -- rounds that do not say how far they lay apart
  const row: Row = { what: 'a page', value: 2, unit: 'ms', rounds: 3 };
  const whole: Row = { ...row, rounds: 3, spread: { least: 1, most: 5 } };
  const result = { name: 'pages', takenAt: '', machine: '' };
  expect(tableOf({ ...result, rows: [whole] })).toContain('2 ms (1 to 5)');
});

it.each([
  [0.8, 'missed'],
  [0.9, 'reached'],
  [1, 'beyond'],
])('judges %d against a bar from below as %s', (value, verdict) => {
  expect(verdictOf({ what: '', value, unit: '', bar: { atLeast: 0.9, beyond: 1 } })).toBe(verdict);
});

it.each([
  [171, 'missed'],
  [170, 'reached'],
  [130, 'beyond'],
])('judges %d against a bar from above as %s', (value, verdict) => {
  expect(verdictOf({ what: '', value, unit: '', bar: { atMost: 170, beyond: 130 } })).toBe(verdict);
});

it('keeps no row that has measured nothing', () => {
  const row = { what: 'p95 of a draw', value: 2, unit: 'ms' };
  expect(() => refuseEmpty([row])).not.toThrow();
  expect(() => refuseEmpty([row, { ...row, value: percentile([], 0.95) }])).toThrow(
    '"p95 of a draw" has no figure',
  );
});

it('shows in its README what the kept results say', async () => {
  const readme = await readFile(new URL('README.md', import.meta.url), 'utf8');
  const plain = (text: string) =>
    text.split('\n').map((line) => line.replace(/[\s-]+/g, ' ').trim());
  const [, shown] = readme.split(/<!-- results(?: end)? -->/);
  expect(plain(shown!.trim())).toEqual(plain(tablesOf(await readResults()).trim()));
});
