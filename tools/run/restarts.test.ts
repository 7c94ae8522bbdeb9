import { describe, expect, it } from '@jest/globals';

import { createRestarts } from './restarts.mjs';

const died = { code: 1, signal: null, wasReady: true, ranMs: 5_000 } as const;

describe('a server that ended', () => {
  it('by itself is started again, after longer and longer pauses', () => {
    const restarts = createRestarts();
    const pauses = Array.from({ length: 7 }, () => restarts.pauseAfter(died));
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('after it had run for long is started again soon', () => {
    const restarts = createRestarts();
    for (let time = 0; time < 3; time++) restarts.pauseAfter(died);
    expect(restarts.pauseAfter({ ...died, ranMs: 60_000 })).toBe(1_000);
    expect(restarts.pauseAfter({ ...died, wasReady: false })).toBe(2_000);
  });

  it('by a kill is started again even while it starts', () => {
    const killed = { code: null, signal: 'SIGKILL', wasReady: false, ranMs: 10 } as const;
    expect(createRestarts().pauseAfter(killed)).toBe(1_000);
  });

  it('as its database went while it started is started again', () => {
    const lost = { code: 75, signal: null, wasReady: false, ranMs: 18_000 } as const;
    expect(createRestarts().pauseAfter(lost)).toBe(1_000);
  });

  it.each([
    ['as it was stopped', { code: 0, signal: null, wasReady: true }],
    ['by a signal to stop', { code: null, signal: 'SIGTERM', wasReady: true }],
    ['as its configuration was refused', { code: 1, signal: null, wasReady: false }],
  ] as const)('%s stays so', (_why, end) => {
    expect(createRestarts().pauseAfter({ ...end, ranMs: 90_000 })).toBeNull();
  });
});
