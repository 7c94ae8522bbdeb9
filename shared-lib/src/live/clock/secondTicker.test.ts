import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { createTicker } from './secondTicker';

describe('createTicker', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 1_234_567_890_400 }));
  afterEach(() => void jest.useRealTimers());

  it('ticks on the second for all its listeners with one timer', () => {
    const ticker = createTicker();
    const at: number[] = [];
    ticker.subscribe(() => at.push(Date.now() % 1000));
    const other = jest.fn();
    ticker.subscribe(other);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(2_700);
    expect(at).toEqual([0, 0, 0]);
    expect(other).toHaveBeenCalledTimes(3);
  });

  it('stops with its last listener', () => {
    const ticker = createTicker();
    const leave = ticker.subscribe(() => undefined);
    leave();
    expect(jest.getTimerCount()).toBe(0);
  });
});
