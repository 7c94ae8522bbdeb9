import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { ruledPrize } from '../draws/record';
import type { Prize } from '../promotions/queries';
import { secondRule } from './secondRule';

export const oddsOf = (odds: number[]): Prize[] =>
  odds.map((each, index) => ({
    ...{ prizeId: index + 1, kind: 'thing', days: null, number: 10 ** 9, odds: each },
    names: { en: 'Thing' },
  }));
const table = oddsOf([0.01, 0.09, 0.3]);
export const seed = Buffer.from('00112233445566778899aabbccddeeff'.repeat(2), 'hex');

/** Tests of the rule over many draws: a tenth of them by day, all by night. */
export function testManyDraws({ compared, counted }: { compared: number; counted: number }): void {
  it('a second implementation, written from the protocol alone, agrees on every draw', () => {
    for (let ticket = 1; ticket <= compared; ticket += 1) {
      const clientRandom = randomBytes(16).toString('hex');
      const own = ruledPrize(seed, table, {
        ...{ promotion_id: 7, ticket, client_random: clientRandom },
      });
      const second = secondRule(
        seed.toString('hex'),
        { promotionId: 7, ticket, clientRandom },
        table,
      );
      if (own !== second) throw new Error(`${ticket}:${clientRandom}: ${own} is not ${second}`);
    }
  });

  /** Upper bounds by degrees of freedom; one true table in 100,000 exceeds them. */
  const chiSquaredBound: Record<number, number> = { 1: 19.51, 3: 25.9 };

  it('over many draws the odds come as published', () => {
    const counts = new Map<number | null, number>();
    for (let ticket = 1; ticket <= counted; ticket += 1) {
      const client_random = ticket.toString(16).padStart(32, '0');
      const prize = ruledPrize(seed, table, { promotion_id: 7, ticket, client_random });
      counts.set(prize, (counts.get(prize) ?? 0) + 1);
    }
    const none = 1 - table.reduce((sum, { odds }) => sum + odds, 0);
    const expected: [number | null, number][] = [
      ...table.map(({ prizeId, odds }): [number, number] => [prizeId, odds * counted]),
      [null, none * counted],
    ];
    const chiSquared = expected.reduce(
      (sum, [prize, wanted]) => sum + ((counts.get(prize) ?? 0) - wanted) ** 2 / wanted,
      0,
    );
    expect(chiSquared).toBeLessThan(chiSquaredBound[expected.length - 1]!);
    // The same draws must not fit odds that are ten percent off.
    const off = expected.map(([prize, wanted]) => (prize === 1 ? wanted * 1.1 : wanted));
    const wrong = expected.reduce(
      (sum, [prize], index) =>
        sum + ((counts.get(prize) ?? 0) - itemAt(off, index)) ** 2 / itemAt(off, index),
      0,
    );
    expect(wrong).toBeGreaterThan(chiSquaredBound[3]!);
  });
}
