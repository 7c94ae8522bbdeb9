import { describe, expect, it } from '@jest/globals';
import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import fc from 'fast-check';

import { chancesOf, wholePercents } from './chances';

const odds = (current: object, opening: object = current): MatchSummary['odds'] =>
  ({ bookmakerId: 1, market: '1x2', opening, current }) as MatchSummary['odds'];

describe('chancesOf', () => {
  it('takes the margin out: shares add up to 1, the opening tick with them', () => {
    const prices = odds({ home: 1.9, draw: 3.8, away: 3.8 }, { home: 2, draw: 4, away: 4 });
    const found = chancesOf({ sport: 'football', odds: prices })!;
    expect(found.current.map((one) => Math.round(one * 100))).toEqual([50, 25, 25]);
    expect(found.opening).toBeCloseTo(0.5, 10);
  });

  it('has two outcomes where there is no draw', () => {
    const found = chancesOf({ sport: 'basketball', odds: odds({ home: 1.5, away: 3 }) })!;
    expect(found.current.map((one) => one.toFixed(2))).toEqual(['0.67', '0.33']);
  });

  it.each([null, odds({ home: 2, away: 2 }), odds({ home: 0, draw: 3, away: 2 })])(
    'draws nothing of prices that nobody knows (%#)',
    (prices) => expect(chancesOf({ sport: 'football', odds: prices })).toBeNull(),
  );
});

it('whole per cents add up to 100, each within one of its share', () => {
  const price = fc.double({ min: 1.01, max: 500, noNaN: true });
  fc.assert(
    fc.property(price, price, price, (home, draw, away) => {
      const { current } = chancesOf({ sport: 'football', odds: odds({ home, draw, away }) })!;
      const whole = wholePercents(current);
      expect(whole.reduce((a, b) => a + b)).toBe(100);
      whole.forEach((one, at) => expect(Math.abs(one - itemAt(current, at) * 100)).toBeLessThan(1));
    }),
  );
});
