import { expect, it } from '@jest/globals';

import { compare, median, percentile } from './measure';
import { verdictOf } from './results';

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
  const spread = { least: 1, most: 3 };
  expect(result).toEqual({ ours: 4, baseline: 2, ratio: 2, spread, rounds: 3 });
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
