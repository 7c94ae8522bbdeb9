import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { recordText } from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { ruledPrize } from '../draws/record';
import type { Prize } from '../promotions/queries';
import { sha256Hex } from './nodeCrypto';
import { secondHash, secondRule } from './secondRule';

const oddsOf = (odds: number[]): Prize[] =>
  odds.map((each, index) => ({
    ...{ prizeId: index + 1, kind: 'thing', days: null, number: 10 ** 9, odds: each },
    names: { en: 'Thing' },
  }));
const table = oddsOf([0.01, 0.09, 0.3]);
const seed = Buffer.from('00112233445566778899aabbccddeeff'.repeat(2), 'hex');
/** A known sequence, so that the figures below are the same in every run. */
const randomOf = (n: number) => createHash('sha256').update(`r${n}`).digest('hex').slice(0, 32);

it('a second implementation, written from the protocol alone, agrees on 100,000 draws', () => {
  for (let ticket = 1; ticket <= 100_000; ticket += 1) {
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

it('a record’s text is canonical: a second implementation has the same hash', () => {
  for (let n = 0; n < 100; n += 1) {
    const record = {
      ...{ ticket: n + 1, promotionId: 3, roundId: 1, clientRandom: randomOf(n) },
      ...{ prizeId: n % 2 ? 1 : null, at: '2026-11-22T10:00:00.123Z' },
      ...{ previous: sha256Hex(`p${n}`), hash: '' },
    };
    expect(sha256Hex(recordText(record))).toBe(secondHash(record));
  }
  const written = recordText({
    ...{ ticket: 1, promotionId: 3, roundId: 1, clientRandom: 'ab', prizeId: null, at: 'now' },
    ...{ previous: 'cd', hash: 'left out' },
  });
  expect(written).toBe(
    '{"at":"now","clientRandom":"ab","previous":"cd","prizeId":null,"promotionId":3,"roundId":1,"ticket":1}',
  );
});

/** Upper bounds that one true table in 100,000 passes, by degrees of freedom. */
const chiSquaredBound: Record<number, number> = { 1: 19.51, 3: 25.9 };

it('over 1,000,000 draws the odds come as published', () => {
  const draws = 1_000_000;
  const counts = new Map<number | null, number>();
  for (let ticket = 1; ticket <= draws; ticket += 1) {
    const client_random = ticket.toString(16).padStart(32, '0');
    const prize = ruledPrize(seed, table, { promotion_id: 7, ticket, client_random });
    counts.set(prize, (counts.get(prize) ?? 0) + 1);
  }
  const none = 1 - table.reduce((sum, { odds }) => sum + odds, 0);
  const expected: [number | null, number][] = [
    ...table.map(({ prizeId, odds }): [number, number] => [prizeId, odds * draws]),
    [null, none * draws],
  ];
  const chiSquared = expected.reduce(
    (sum, [prize, wanted]) => sum + ((counts.get(prize) ?? 0) - wanted) ** 2 / wanted,
    0,
  );
  expect(chiSquared).toBeLessThan(chiSquaredBound[expected.length - 1]!);
  // The same draws do not suit odds that are a hundredth off.
  const off = expected.map(([prize, wanted]) => (prize === 1 ? wanted * 1.1 : wanted));
  const wrong = expected.reduce(
    (sum, [prize], index) =>
      sum + ((counts.get(prize) ?? 0) - itemAt(off, index)) ** 2 / itemAt(off, index),
    0,
  );
  expect(wrong).toBeGreaterThan(chiSquaredBound[3]!);
});

it('odds of one always win, and those of none never', () => {
  const draw = (prizes: Prize[], ticket: number) =>
    ruledPrize(seed, prizes, { promotion_id: 1, ticket, client_random: randomOf(ticket) });
  for (let ticket = 1; ticket < 1_000; ticket += 1) {
    expect(draw(oddsOf([1]), ticket)).toBe(1);
    expect(draw([], ticket)).toBeNull();
  }
});
