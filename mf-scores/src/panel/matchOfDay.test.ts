import { expect, it } from '@jest/globals';
import { testMatch } from '@scoreline/shared-lib/testing';

import { matchOfDay } from './matchOfDay';

const priced = (eventId: number, home: number, away: number, over = {}) => {
  const prices = { home, draw: 3.5, away };
  const odds = { bookmakerId: 1, market: '1x2' as const, opening: prices, current: prices };
  return testMatch({ eventId, odds, ...over });
};

it('is the most open match, and one that is not over where there is one', () => {
  const matches = [priced(1, 1.2, 12), priced(2, 2.6, 2.7), priced(3, 1.9, 4)];
  expect(matchOfDay(matches)).toBe(2);
  expect(matchOfDay([...matches, priced(4, 2.65, 2.66, { status: 'finished' })])).toBe(2);
  expect(matchOfDay([priced(5, 2, 3, { status: 'finished' })])).toBe(5);
  expect(matchOfDay([testMatch({ eventId: 6, odds: null }), priced(7, 1.1, 20)])).toBe(7);
  expect(matchOfDay([])).toBeNull();
});

it.each(['suspended', 'interrupted', 'abandoned', 'postponed', 'cancelled', 'delayed'] as const)(
  'is none that is %s',
  (status) => {
    const open = priced(1, 2.6, 2.7, { status });
    expect(matchOfDay([open, priced(2, 1.2, 12)])).toBe(2);
    expect(matchOfDay([open, priced(3, 2, 3, { status: 'finished' })])).toBe(3);
    expect(matchOfDay([open])).toBeNull();
  },
);
