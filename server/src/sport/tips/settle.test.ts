import { describe, expect, test } from '@jest/globals';
import type { Market, TipResult } from '@scoreline/shared-lib/contract';
import fc from 'fast-check';

import { type MatchEnd, type Pick, profitOf, resultOf as resultAt } from './settle';
import { totalsOf } from './totals';

const kickOff = new Date('2026-11-21T15:00:00Z');
const hours = (count: number) => new Date(kickOff.getTime() + count * 3_600_000);
const resultOf = (tip: Pick, end: MatchEnd) => resultAt(tip, end, hours(3));
const pick = (market: Market, outcome: Pick['outcome'], line = 0): Pick => ({
  market,
  outcome,
  line,
  price: 2.1,
  stake: 4,
  kickOff,
});
const ended = (
  home: number | null,
  away: number | null,
  facts: Partial<MatchEnd> = {},
): MatchEnd => ({
  status: 'finished',
  startTime: kickOff,
  home,
  away,
  ...facts,
});

describe('result', () => {
  test.each<[Market, Pick['outcome'], number, [number, number], TipResult]>([
    ['1x2', 'draw', 0, [1, 1], 'win'],
    ['1x2', 'home', 0, [1, 1], 'loss'],
    ['moneyline', 'away', 0, [98, 101], 'win'],
    ['asianHandicap', 'home', -0.5, [1, 0], 'win'],
    ['asianHandicap', 'home', -1, [1, 0], 'push'],
    ['asianHandicap', 'home', -0.75, [1, 0], 'halfWin'],
    ['asianHandicap', 'away', -0.75, [1, 0], 'halfLoss'],
    ['asianHandicap', 'home', -0.25, [0, 0], 'halfLoss'],
    ['asianHandicap', 'away', -0.25, [0, 0], 'halfWin'],
    ['asianHandicap', 'home', 0.25, [0, 1], 'loss'],
    ['overUnder', 'home', 2.5, [2, 1], 'win'],
    ['overUnder', 'away', 3, [2, 1], 'push'],
    ['overUnder', 'home', 2.75, [2, 1], 'halfWin'],
    ['overUnder', 'away', 2.75, [2, 1], 'halfLoss'],
    ['overUnder', 'home', 3.25, [2, 1], 'halfLoss'],
    ['total', 'away', 221.5, [110, 111], 'win'],
    ['spread', 'home', -7.5, [100, 93], 'loss'],
    ['moneyline', 'home', 0, [98, 98], 'push'],
    ['1x2', 'away', 0, [2, 1], 'loss'],
    ['total', 'home', 221, [110, 111], 'push'],
  ])('%s %s %d at %j is %s', (market, outcome, line, [home, away], result) => {
    expect(resultOf(pick(market, outcome, line), ended(home, away))).toBe(result);
  });

  test('waits for the end, and for a score', () => {
    for (const status of ['notStarted', 'live', 'interrupted', 'suspended', 'unknown'] as const)
      expect(resultOf(pick('1x2', 'home'), ended(1, 0, { status }))).toBeNull();
    expect(resultOf(pick('1x2', 'home'), ended(null, null))).toBeNull();
    expect(resultOf(pick('1x2', 'home'), ended(1, null))).toBeNull();
    expect(resultOf(pick('1x2', 'home'), ended(null, 1))).toBeNull();
    for (const status of ['finished', 'afterExtraTime', 'afterPenalties'] as const)
      expect(resultOf(pick('1x2', 'home'), ended(1, 0, { status }))).toBe('win');
  });

  test('a match that stands still is waited for two days, any other for a week, and then void', () => {
    const stopped = ['suspended', 'interrupted', 'delayed', 'unknown', 'postponed'] as const;
    for (const status of stopped) {
      const end = ended(1, 0, { status });
      expect(resultAt(pick('1x2', 'home'), end, hours(48))).toBeNull();
      expect(resultAt(pick('1x2', 'home'), end, hours(49))).toBe('void');
    }
    for (const status of ['live', 'halfTime', 'notStarted'] as const) {
      const end = ended(1, 0, { status });
      expect(resultAt(pick('1x2', 'home'), end, hours(7 * 24))).toBeNull();
      expect(resultAt(pick('1x2', 'home'), end, hours(7 * 24 + 1))).toBe('void');
    }
    expect(resultAt(pick('1x2', 'home'), ended(null, null), hours(7 * 24 + 1))).toBe('void');
    expect(resultAt(pick('1x2', 'home'), ended(1, 0), hours(7 * 24 + 1))).toBe('win');
  });

  test('what was not played out, or not within two days, is void', () => {
    for (const status of ['abandoned', 'cancelled', 'awarded'] as const)
      expect(resultOf(pick('1x2', 'home'), ended(3, 0, { status }))).toBe('void');
    expect(resultOf(pick('1x2', 'home'), ended(3, 0, { startTime: hours(48) }))).toBe('win');
    expect(resultOf(pick('1x2', 'home'), ended(3, 0, { startTime: hours(49) }))).toBe('void');
    const moved = ended(null, null, { status: 'notStarted', startTime: hours(72) });
    expect(resultOf(pick('1x2', 'home'), moved)).toBe('void');
  });

  test.each<[Market, Pick['outcome'], number, [number, number], TipResult]>([
    ['overUnder', 'home', 2.5, [2, 1], 'win'],
    ['overUnder', 'away', 2.5, [2, 1], 'loss'],
    ['overUnder', 'home', 2.5, [1, 1], 'void'],
    ['overUnder', 'away', 2.5, [1, 1], 'void'],
    ['overUnder', 'home', 3, [2, 1], 'void'],
    ['overUnder', 'home', 2.75, [2, 1], 'void'],
    ['overUnder', 'home', 2.25, [2, 1], 'win'],
    ['total', 'home', 150.5, [80, 75], 'win'],
    ['1x2', 'home', 0, [5, 0], 'void'],
    ['asianHandicap', 'home', -0.5, [5, 0], 'void'],
  ])('%s %s %d of a match abandoned at %j is %s', (market, outcome, line, [home, away], result) => {
    const end = ended(home, away, { status: 'abandoned' });
    expect(resultOf(pick(market, outcome, line), end)).toBe(result);
  });

  test('a match abandoned in extra time counts its ninety minutes', () => {
    const end = ended(1, 1, { status: 'abandoned', ninetyPlayed: true });
    expect(resultOf(pick('1x2', 'draw'), end)).toBe('win');
    expect(resultOf(pick('overUnder', 'away', 2.5), end)).toBe('win');
  });
});

const goals = fc.integer({ min: 0, max: 9 });
const quarters = fc.integer({ min: -16, max: 16 }).map((n) => n / 4);
const side = fc.constantFrom('home' as const, 'away' as const);

/** The return of half a stake on a line, from the rules of a bookmaker's page and independent of our code. */
function halfStake(margin: number, price: number, stake: number): number {
  if (margin > 0) return (stake / 2) * (price - 1);
  return margin < 0 ? -stake / 2 : 0;
}

describe('profit', () => {
  test('of any line is that of half the stake on each neighbour', () => {
    const prices = fc.integer({ min: 101, max: 2000 }).map((n) => n / 100);
    fc.assert(
      fc.property(goals, goals, quarters, side, prices, (home, away, line, outcome, price) => {
        const tip = { ...pick('asianHandicap', outcome, line), price, stake: 2 };
        const lines = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
        const sign = outcome === 'home' ? 1 : -1;
        const wanted = lines
          .map((each) => halfStake(sign * (home - away + each), price, 2))
          .reduce((sum, part) => sum + part);
        const result = resultOf(tip, ended(home, away));
        expect(profitOf(result!, tip)).toBeCloseTo(wanted, 6);
      }),
    );
  });

  test('of both sides at even money is nothing, and turning the match round changes nothing', () => {
    fc.assert(
      fc.property(goals, goals, quarters, (home, away, line) => {
        const at = (outcome: Pick['outcome'], shown: number, end: MatchEnd) => {
          const tip = { ...pick('asianHandicap', outcome, shown), price: 2 };
          return profitOf(resultOf(tip, end)!, tip);
        };
        const end = ended(home, away);
        expect(at('home', line, end) + at('away', line, end)).toBeCloseTo(0, 9);
        expect(at('home', line, end)).toBeCloseTo(at('away', -line, ended(away, home)), 9);
      }),
    );
  });
});

test('profit is that of the price as it was published, to a ten-thousandth of a unit', () => {
  const tip = { ...pick('1x2', 'home'), price: 1.3333, stake: 0.7777 };
  expect(profitOf('win', tip)).toBe(0.2592);
  expect(profitOf('halfWin', tip)).toBe(0.1296);
  expect(profitOf('halfLoss', { ...tip, stake: 0.3333 })).toBe(-0.1666);
  expect(profitOf('loss', tip)).toBe(-0.7777);
  expect([profitOf('push', tip), profitOf('void', tip)]).toEqual([0, 0]);
});

test('totals follow the product’s definitions, voids standing aside', () => {
  const tip = (result: TipResult, stake: number) => ({
    result,
    stake,
    profit: profitOf(result, { ...pick('1x2', 'home'), price: 3, stake }),
  });
  const tips = [
    tip('win', 1),
    tip('halfWin', 2),
    tip('push', 3),
    tip('halfLoss', 2),
    tip('loss', 1),
    tip('void', 5),
  ];
  // 2 + 2 + 0 − 1 − 1 of 1 + 2 + 3 + 2 + 1; (1 + ½) of 4.
  expect(totalsOf(tips)).toMatchObject({
    n: 6,
    staked: 9,
    profit: 2,
    yield: 2 / 9,
    winRate: 0.375,
    voids: 1,
  });
  expect(totalsOf([tip('void', 1)])).toMatchObject({ n: 1, yield: null, winRate: null });
});
