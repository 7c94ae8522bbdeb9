import { expect, it } from '@jest/globals';

import { isHalfTime, withBreaks } from './breaks';

const points = (length: number) =>
  Array.from({ length }, (_, at) => ({ at: at + 1, value: at % 7 }));
const breaksOf = (length: number, lastPeriod: number) =>
  withBreaks(points(length), lastPeriod)
    .map(({ at }) => at)
    .filter((at) => !Number.isInteger(at));

it('stands where the next period has begun, not in the added time of the last one', () => {
  expect(breaksOf(47, 1)).toEqual([]);
  expect(breaksOf(45, 2)).toEqual([]);
  expect(breaksOf(96, 2)).toEqual([45.5]);
  expect(breaksOf(123, 4)).toEqual([45.5, 90.5, 105.5]);
});

it('is a point between two minutes', () => {
  const all = withBreaks(points(96), 2).map(({ at }) => at);
  expect(all.slice(44, 47)).toEqual([45, 45.5, 46]);
  expect(all).toHaveLength(97);
});

it('is half time, but for the one before extra time', () => {
  expect([45, 45.5, 46, 90.5, 105.5].map(isHalfTime)).toEqual([false, true, false, false, true]);
});
