import { expect, it } from '@jest/globals';
import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { testMatch, testSide } from '@scoreline/shared-lib/testing';

import { excitement } from './excitement';

const now = Date.parse('2026-11-21T12:00:00.000Z');
type Score = [home: number, away: number];

const football = (minute: number, [home, away]: Score, over: Partial<MatchSummary> = {}) =>
  testMatch({
    status: 'live',
    clock: { period: minute > 45 ? 2 : 1, minute, running: false, at: '2026-11-21T12:00:00.000Z' },
    home: testSide('Arsenal', { score: home }),
    away: testSide('Chelsea', { score: away }),
    odds: null,
    ...over,
  });

const of = (match: MatchSummary, values: number[] = []) =>
  excitement(match, { eventId: 1, minute: 90, values, goals: [] }, now);

it('follows its formula', () => {
  // 100 × 0.4 × (0.4 + 0.6 × 45 / 90)
  expect(of(football(45, [0, 0]))).toBe(28);
  // 100 × (0.4 × 0.75 + 0.2 × 3 / 6 + 0.15 × 0.5)
  expect(of(football(90, [2, 1]), [50, -50])).toBe(48);
  // 100 × 0.2 × 4 / 6: the match is decided, so tension adds nothing.
  expect(of(football(80, [4, 0]))).toBe(13);
  const reds = football(80, [4, 0], {
    home: testSide('Arsenal', { score: 4, redCards: 1 }),
  });
  expect(of(reds)).toBe(16);
});

it('rises towards the end of an open match and with what nobody expected', () => {
  const [early, late] = [of(football(10, [1, 1]))!, of(football(88, [1, 1]))!];
  expect(late).toBeGreaterThan(early);
  const prices = { home: 1.25, draw: 6, away: 13 };
  const odds = { bookmakerId: 1, market: '1x2' as const, opening: prices, current: prices };
  const led = (score: Score) => of(football(60, score, { odds }))!;
  expect(led([1, 1])).toBeGreaterThan(led([1, 0]) + 10);
  expect(led([0, 1])).toBeGreaterThan(led([1, 0]) + 10);
});

it('knows a close game of basketball from a decided one', () => {
  const game = (home: number, away: number, period: number) =>
    testMatch({
      ...{ sport: 'basketball', status: 'live', odds: null },
      clock: { period, seconds: 60, running: false, at: '2026-11-21T12:00:00.000Z' },
      home: testSide('Lakers', { score: home }),
      away: testSide('Bulls', { score: away }),
    });
  // 100 × 0.75 × (1 − 1 / 20) × (0.4 + 0.6 × 47 / 48)
  expect(of(game(98, 97, 4))).toBe(70);
  expect(of(game(98, 70, 4))).toBe(0);
  expect(of(game(28, 27, 1))).toBeLessThan(50);
  expect(of(game(110, 110, 5))).toBe(75);
});

it('is halfway at half time, when no clock runs, and all the way in extra time', () => {
  const atBreak = (...periods: number[]) =>
    of(
      football(45, [0, 0], {
        ...{ status: 'halfTime', clock: null },
        home: testSide('Arsenal', { score: 0, periods }),
      }),
    );
  expect(atBreak(0)).toBe(of(football(45, [0, 0])));
  expect(atBreak(0, 0, 0)).toBe(40);
});

it('has none for what is not being played', () => {
  expect(of(football(90, [1, 1], { status: 'finished', clock: null }))).toBeNull();
  expect(of(testMatch({}))).toBeNull();
});
