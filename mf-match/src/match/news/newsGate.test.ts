import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

import { newsGate } from './newsGate';

const ask = jest.fn();
beforeEach(() => {
  ask.mockReset();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

it('asks twice a minute at most, whatever is told meanwhile, and once more for the last of it', () => {
  const gate = newsGate(ask, { settleMs: 1_000, restMs: 30_000 });
  for (let second = 0; second < 60; second += 1) {
    gate.news();
    jest.advanceTimersByTime(1_000);
  }
  expect(ask).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(120_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks soon after a quiet while, and never when it is stopped', () => {
  const gate = newsGate(ask, { settleMs: 1_000, restMs: 30_000 });
  jest.advanceTimersByTime(45_000);
  gate.news();
  jest.advanceTimersByTime(1_000);
  expect(ask).toHaveBeenCalledTimes(1);
  gate.news();
  gate.stop();
  jest.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
