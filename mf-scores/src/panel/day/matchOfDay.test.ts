import { expect, it } from '@jest/globals';
import { testMatch } from '@scoreline/shared-lib/testing';

import { matchOfDay } from './matchOfDay';

const priced = (matchId: number, home: number, away: number, over = {}) => {
  const prices = { home, draw: 3.5, away };
  const odds = { bookmakerId: 1, market: '1x2' as const, opening: prices, current: prices };
  return testMatch({ eventId: matchId, odds, ...over });
};

const live = { status: 'live' } as const;
const over = { status: 'finished' } as const;

it('is the most open match of a league that plays', () => {
  const matches = [priced(1, 1.2, 12), priced(2, 2.6, 2.7), priced(3, 1.9, 4)];
  expect(matchOfDay([matches])).toBe(2);
  expect(matchOfDay([[...matches, priced(4, 2.65, 2.66, over)]])).toBe(2);
  expect(matchOfDay([[testMatch({ eventId: 6, odds: null }), priced(7, 1.1, 20)]])).toBe(7);
  expect(matchOfDay([])).toBeNull();
  expect(matchOfDay([[]])).toBeNull();
});

it('is in play, else to come, whichever league has it', () => {
  const first = [priced(1, 2.6, 2.7, over)];
  const second = [priced(2, 1.2, 12), priced(3, 1.9, 4)];
  const third = [priced(4, 1.1, 20, live), priced(5, 2.6, 2.7)];
  expect(matchOfDay([first, second, third])).toBe(4);
  expect(matchOfDay([first, second])).toBe(3);
  expect(matchOfDay([second, [priced(6, 2.6, 2.7)]])).toBe(3);
  expect(matchOfDay([[priced(7, 1.1, 20, live)], [priced(8, 2.6, 2.7, live)]])).toBe(7);
});

it('is the last one of the first league where all are over', () => {
  const at = (hour: number) => ({ ...over, startTime: `2026-11-21T${hour}:00:00.000Z` });
  const first = [priced(1, 2.6, 2.7, at(12)), priced(2, 1.2, 12, at(18)), priced(3, 2, 3, at(15))];
  expect(matchOfDay([first, [priced(4, 2.6, 2.7, at(20))]])).toBe(2);
});

it.each(['suspended', 'interrupted', 'abandoned', 'postponed', 'cancelled', 'delayed'] as const)(
  'is none that is %s',
  (status) => {
    const open = priced(1, 2.6, 2.7, { status });
    expect(matchOfDay([[open, priced(2, 1.2, 12)]])).toBe(2);
    expect(matchOfDay([[open, priced(3, 2, 3, over)]])).toBe(3);
    expect(matchOfDay([[open]])).toBeNull();
  },
);
