import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { testMatch } from '@scoreline/shared-lib/testing';
import { renderHook } from '@testing-library/react';

import { usePlayerNews } from './usePlayerNews';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const scored = (score: number) => {
  const match = testMatch({ sport: 'basketball', status: 'live' });
  return { ...match, home: { ...match.home, score }, away: { ...match.away, score: 80 } };
};

it('asks for players’ figures twice in a minute of baskets, and not at all while none fall', () => {
  const ask = jest.fn();
  const { rerender } = renderHook((match) => usePlayerNews(match, ask), {
    initialProps: scored(70),
  });
  jest.advanceTimersByTime(60_000);
  rerender(scored(70));
  jest.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
  for (let basket = 1; basket <= 12; basket += 1) {
    rerender(scored(70 + 2 * basket));
    jest.advanceTimersByTime(5_000);
  }
  expect(ask).toHaveBeenCalledTimes(2);
});
