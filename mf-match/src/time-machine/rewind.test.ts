import { describe, expect, it } from '@jest/globals';
import type { Incident, MatchMomentum, MatchOdds } from '@scoreline/shared-lib/contract';
import { testSide } from '@scoreline/shared-lib/testing';

import { testIncident, testSummary } from '../testing/testPage';
import { rewind, type MatchCourse } from './rewind';

const kickOff = Date.parse('2026-11-21T15:00:00.000Z');
const after = (minutes: number) => new Date(kickOff + minutes * 60_000).toISOString();

const incidents: Incident[] = [
  testIncident({ incidentId: 1, minute: 10, score: { home: 1, away: 0 }, at: after(9.5) }),
  testIncident({
    incidentId: 2,
    kind: 'redCard',
    side: 'away',
    minute: 40,
    score: null,
    at: after(39.5),
  }),
  testIncident({ incidentId: 3, minute: 45, added: 2, score: { home: 2, away: 0 }, at: after(46) }),
  testIncident({
    incidentId: 4,
    side: 'away',
    period: 2,
    minute: 60,
    score: { home: 2, away: 1 },
    at: after(76),
  }),
  testIncident({
    incidentId: 5,
    period: 2,
    minute: 70,
    score: { home: 3, away: 1 },
    removed: true,
  }),
];
const momentum: MatchMomentum = {
  kind: 'momentum',
  points: Array.from({ length: 93 }, (_, at) => ({ at: at + 1, value: 0 })),
  marks: [],
  periods: [45, 90],
};
const price = (home: number, minutes: number) => ({ home, draw: 3.5, away: 4, at: after(minutes) });
const odds: MatchOdds = {
  books: [
    {
      ...{ bookmakerId: 1, bookmaker: 'Bet365', market: '1x2', line: 0 },
      ...{ opening: price(2.2, 0), openingAt: after(-600) },
      ...{ current: price(1.05, 0), currentAt: after(80) },
      movements: [price(1.05, 80), price(1.4, 12), price(2, -60), price(2.2, -600)],
    },
  ],
};
const match = testSummary({
  status: 'finished',
  startTime: after(0),
  home: testSide('Arsenal', { score: 2, periods: [2, 0] }),
  away: testSide('Chelsea', { score: 1, periods: [0, 1], redCards: 1 }),
  odds: {
    ...{ bookmakerId: 1, market: '1x2' },
    opening: { home: 2.2, draw: 3.5, away: 4 },
    current: { home: 1.05, draw: 3.5, away: 4 },
  },
});
const course: MatchCourse = { match, incidents, momentum, odds, rating: null };
const stood = (at: number) => {
  const { match: shown } = rewind(course, at);
  return `${shown.home.score}-${shown.away.score}`;
};

describe('a football match at a minute', () => {
  it('has its score, without goals that were taken back', () => {
    expect([9, 10, 45, 46, 59, 60, 75].map(stood)).toEqual([
      ...['0-0', '1-0', '1-0', '2-0', '2-0', '2-1', '2-1'],
    ]);
  });

  it('has a half time at which what fell in added time is known', () => {
    expect(stood(45.5)).toBe('2-0');
    const { match: shown, ms } = rewind(course, 45.5);
    expect(shown).toMatchObject({ status: 'halfTime', clock: { period: 1, minute: 45 } });
    expect([shown.home.periods, shown.away.periods]).toEqual([[2], [0]]);
    // The goal comes after the last full minute of the half.
    expect(rewind(course, 45).ms).toBeLessThan(kickOff + 46 * 60_000);
    expect(ms).toBeGreaterThanOrEqual(kickOff + 46 * 60_000);
  });

  it('has its clock, its halves and its cards', () => {
    const { match: shown } = rewind(course, 67);
    expect(shown.status).toBe('live');
    expect(shown.clock).toMatchObject({ period: 2, minute: 67, running: false });
    expect(shown.home.periods).toEqual([2, 0]);
    expect(shown.away.periods).toEqual([0, 1]);
    expect([rewind(course, 39), rewind(course, 40)].map((at) => at.match.away.redCards)).toEqual([
      0, 1,
    ]);
    expect(rewind(course, 92).match.clock).toMatchObject({ period: 2, minute: 90, added: 2 });
  });

  it('has the prices of then, and chances from those at kick-off', () => {
    const early = rewind(course, 11);
    expect(early.match.odds?.current.home).toBe(2);
    const later = rewind(course, 30);
    expect(later.match.odds?.current.home).toBe(1.4);
    expect(later.pricedAt).toBe(after(12));
    expect(later.books?.[0]?.movements).toHaveLength(3);
    expect(later.chances?.from).toBe('prices');
    expect(rewind(course, 80).chances!.home).toBeGreaterThan(later.chances!.home);
  });

  it('has no chances of the ninety minutes in extra time', () => {
    const points = Array.from({ length: 120 }, (_, at) => ({ at: at + 1, value: 0 }));
    const long = { ...course, momentum: { ...momentum, points, periods: [45, 90, 105, 120] } };
    expect(rewind(long, 89).chances).not.toBeNull();
    expect(rewind(long, 101).chances).toBeNull();
  });
});

it('knows the quarter, what is left of it, and its points in basketball', () => {
  const basket = (incidentId: number, second: number, period: number, home: number, away: number) =>
    testIncident({
      incidentId,
      kind: 'score',
      minute: null,
      second,
      period,
      score: { home, away },
    });
  const shown = rewind(
    {
      match: testSummary({ sport: 'basketball', status: 'finished', odds: null }),
      incidents: [basket(1, 30, 1, 2, 0), basket(2, 700, 1, 2, 3), basket(3, 800, 2, 5, 3)],
      momentum: { kind: 'difference', points: [], marks: [], periods: [720, 1440, 2160, 2880] },
      odds: null,
      rating: { home: 0.6, away: 0.4 },
    },
    800,
  );
  expect(shown.match.clock).toMatchObject({ period: 2, seconds: 640 });
  expect(shown.match.home).toMatchObject({ score: 5, periods: [2, 3] });
  expect(shown.match.away).toMatchObject({ score: 3, periods: [3, 0] });
  expect(shown.chances?.from).toBe('rating');
});
