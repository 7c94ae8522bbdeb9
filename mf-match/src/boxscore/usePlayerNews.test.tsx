import { testMatch } from '@scoreline/shared-lib/testing';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { usePlayerNews } from './usePlayerNews';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const scored = (score: number) => {
  const match = testMatch({ sport: 'basketball', status: 'live' });
  return { ...match, home: { ...match.home, score }, away: { ...match.away, score: 80 } };
};

it('asks for players’ figures twice in a minute of baskets, and not at all while none fall', () => {
  const ask = vi.fn();
  const { rerender } = renderHook((match) => usePlayerNews(match, ask), {
    initialProps: scored(70),
  });
  vi.advanceTimersByTime(60_000);
  rerender(scored(70));
  vi.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
  for (let basket = 1; basket <= 12; basket += 1) {
    rerender(scored(70 + 2 * basket));
    vi.advanceTimersByTime(5_000);
  }
  expect(ask).toHaveBeenCalledTimes(2);
});
