import { describe, expect, it } from '@jest/globals';

import { graphMinute, lastPeriodOf } from './graphMinute';

const moment = (period: number, minute: number | null, added: number | null = null) => ({
  period,
  minute,
  added,
});

describe('a minute on the graph', () => {
  it('of added time at the end stands right of the minute it is added to', () => {
    expect(graphMinute(moment(2, 90), 2)).toBe(90);
    expect(graphMinute(moment(2, 90, 6), 2)).toBe(96);
    expect(graphMinute(moment(1, 45, 2), 1)).toBe(47);
    expect(graphMinute(moment(4, 120, 1), 4)).toBe(121);
  });

  it('of added time stands before the next period where that has its minutes', () => {
    expect(graphMinute(moment(1, 45, 6), 2)).toBe(45.5);
    expect(graphMinute(moment(2, 90, 6), 3)).toBe(90.5);
  });

  it('is 0 where nobody knows it', () => {
    expect(graphMinute(moment(1, null), 2)).toBe(0);
  });
});

it('the last period is that of play, not that of kicks from the spot', () => {
  expect(lastPeriodOf([])).toBe(1);
  expect(lastPeriodOf([{ period: 1 }, { period: 2 }])).toBe(2);
  expect(lastPeriodOf([{ period: 4 }, { period: 5 }])).toBe(4);
});
