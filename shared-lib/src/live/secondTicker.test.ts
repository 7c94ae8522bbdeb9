import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTicker } from './secondTicker';

describe('createTicker', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_234_567_890_400 }));
  afterEach(() => void vi.useRealTimers());

  it('ticks on the second for all its listeners with one timer', () => {
    const ticker = createTicker();
    const at: number[] = [];
    ticker.subscribe(() => at.push(Date.now() % 1000));
    const other = vi.fn();
    ticker.subscribe(other);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(2_700);
    expect(at).toEqual([0, 0, 0]);
    expect(other).toHaveBeenCalledTimes(3);
  });

  it('stops with its last listener', () => {
    const ticker = createTicker();
    const leave = ticker.subscribe(() => undefined);
    leave();
    expect(vi.getTimerCount()).toBe(0);
  });
});
