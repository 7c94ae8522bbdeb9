import { beforeEach, describe, expect, it, jest } from '@jest/globals';

import { isReloadLoop } from './reloadLoop';

const start = Date.parse('2026-11-22T12:00:00Z');
const reloadAt = (ms: number) => isReloadLoop(start + ms, () => true);

beforeEach(() => sessionStorage.clear());

describe('a page that is loaded again', () => {
  it('is in a loop at the third time in ten seconds', () => {
    expect(isReloadLoop(start, () => false)).toBe(false);
    expect([500, 1_000, 1_500].map(reloadAt)).toEqual([false, false, true]);
    expect(reloadAt(2_000)).toBe(true);
  });

  it('is in none when it takes longer, or is opened anew', () => {
    expect([0, 5_000, 10_000, 15_000].map(reloadAt)).toEqual([false, false, false, false]);
    sessionStorage.clear();
    const opened = [0, 1, 2, 3].map((ms) => isReloadLoop(start + ms, () => false));
    expect(opened).toEqual([false, false, false, false]);
  });

  it('is in none when the visitor has touched it', () => {
    Object.assign(navigator, { userActivation: { hasBeenActive: true } });
    const times = [500, 1_000, 1_500, 2_000].map((ms) => {
      const isLoop = reloadAt(ms);
      dispatchEvent(new Event('pagehide'));
      return isLoop;
    });
    Object.assign(navigator, { userActivation: undefined });
    expect(times).toEqual([false, false, false, false]);
  });
});

it('has no brake where the storage is closed', () => {
  const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  expect([1, 2, 3, 4].map(reloadAt)).toEqual([false, false, false, false]);
  closed.mockRestore();
});
