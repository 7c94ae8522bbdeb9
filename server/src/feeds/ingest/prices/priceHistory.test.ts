import { describe, expect, it } from '@jest/globals';
import type { PriceEvent } from '@scoreline/shared-lib/contract/feed';

import { faultOf, historyOf, quoteOf, type Quote } from './priceHistory';
import { samplePrice } from '../sample';

const quote = (at: number, home: number, more: Partial<Quote> = {}): Quote => ({
  ...{ at, home, draw: 3.4, away: 4.2, kind: 'movement' },
  ...more,
});
const moved = (quotes: Quote[]) => historyOf(quotes).movements.map(({ at, home }) => [at, home]);

describe('a history of quotes', () => {
  it('is in the order of their own time, whatever order they came in', () => {
    const opening = quote(1, 2, { kind: 'opening' });
    const quotes = [quote(3, 2.2), opening, quote(2, 2.1)];
    expect(historyOf(quotes)).toEqual({
      movements: [opening, quote(2, 2.1), quote(3, 2.2)],
      ...{ repeats: [], seenAt: 3, closing: false },
    });
  });

  it('has a price that is only repeated as a moment, whichever outcome moves after it', () => {
    const quotes = [
      ...[quote(1, 2), quote(2, 2), quote(3, 2, { away: 4.1 }), quote(4, 2, { away: 4.1 })],
      quote(5, 2, { away: 4.1, draw: 3.5 }),
    ];
    const { movements, repeats, seenAt } = historyOf(quotes);
    expect(movements.map(({ at }) => at)).toEqual([1, 3, 5]);
    expect([repeats, seenAt]).toEqual([[2, 4], 5]);
  });

  it('has of two at one moment the first that was given, and a correction before either', () => {
    expect(moved([quote(1, 2), quote(1, 2.5)])).toEqual([[1, 2]]);
    expect(moved([quote(1, 2), quote(1, 2.5, { corrects: true })])).toEqual([[1, 2.5]]);
  });

  it('is closed by a closing quote that comes last, and open again with one after it', () => {
    const closing = quote(2, 2.1, { kind: 'closing' });
    expect(historyOf([quote(1, 2), closing])).toMatchObject({ closing: true, seenAt: 2 });
    expect(historyOf([quote(1, 2), closing, quote(3, 2.2)]).closing).toBe(false);
    expect(historyOf([quote(1, 2), quote(3, 2), closing]).closing).toBe(false);
  });

  it('is closed by a closing quote at a moment that has a price already, which stays', () => {
    const twice = [quote(1, 2), quote(1, 2.5, { kind: 'closing' })];
    expect(historyOf(twice)).toMatchObject({ closing: true, movements: [{ at: 1, home: 2 }] });
    expect(historyOf([quote(1, 2), quote(1, 2.5)]).closing).toBe(false);
  });

  it('of nothing has nothing', () => {
    const nothing = { movements: [], repeats: [], seenAt: 0, closing: false };
    expect(historyOf([])).toEqual(nothing);
  });
});

describe('a quote', () => {
  it('is rounded to a thousandth, as the database has it', () => {
    const prices = { home: 1.23449, draw: 3.33351, away: 6.0005 };
    expect(quoteOf(samplePrice(5, 2, { prices, kind: 'closing' }))).toEqual({
      ...{ at: Date.UTC(2025, 7, 16, 12, 5), kind: 'closing' },
      ...{ home: 1.234, draw: 3.334, away: 6.001 },
    });
  });

  it('of a market of two outcomes has no price for a draw', () => {
    expect(quoteOf(samplePrice(5, 2, { prices: { home: 2, away: 1.8 } })).draw).toBeNull();
  });
});

describe('a price', () => {
  const fault = (change: Partial<PriceEvent>) => faultOf(samplePrice(1, 2, change));
  const two = { home: 1.9, away: 1.9 };

  it('is stored where it is above 1 and has what its market asks for', () => {
    expect(fault({})).toBeUndefined();
    expect(fault({ market: 'total', line: 2.5, prices: two })).toBeUndefined();
    expect(fault({ prices: { home: 1.001, draw: 3, away: 4 } })).toBeUndefined();
  });

  it.each<[string, Partial<PriceEvent>, string]>([
    ['is 1', { prices: { home: 1, draw: 3, away: 4 } }, 'a price of 1 / 3 / 4 is not above 1'],
    ['is 1 once rounded', { prices: { home: 2, draw: 1.0004, away: 4 } }, '1.0004'],
    ['is none', { prices: { home: 2, draw: 3, away: NaN } }, 'a price of 2 / 3 / NaN'],
    ['has no end', { prices: { home: Infinity, draw: 3, away: 4 } }, 'Infinity'],
    ['lacks the draw', { prices: two }, 'no price for the draw'],
    [
      'has a draw that the market has not',
      { market: 'moneyline' },
      'a draw in the market moneyline',
    ],
    ['has no line', { line: NaN }, 'a line of NaN'],
    ['is of no time', { at: 'yesterday' }, '"yesterday" is no time'],
  ])('that %s is refused, with the reason', (_what, change, reason) => {
    expect(fault(change)).toContain(reason);
  });

  it('of two outcomes that is refused is named with the other one', () => {
    const reason = 'a price of 0.5 / 1.9 is not above 1';
    expect(fault({ market: 'total', prices: { home: 0.5, away: 1.9 } })).toBe(reason);
  });
});
