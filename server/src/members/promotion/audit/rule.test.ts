import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { recordText } from '@scoreline/shared-lib/contract';

import { ruledPrize } from '../draws/record';
import type { Prize } from '../promotions/queries';
import { oddsOf, seed, testManyDraws } from './testingDraws';
import { sha256Hex } from './nodeCrypto';
import { secondHash } from './secondRule';

/** A fixed sequence, so that the figures below are the same in every run. */
const randomOf = (n: number) => createHash('sha256').update(`r${n}`).digest('hex').slice(0, 32);

testManyDraws({ compared: 10_000, counted: 500_000 });

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

it('odds of one always win, and those of none never', () => {
  const draw = (prizes: Prize[], ticket: number) =>
    ruledPrize(seed, prizes, { promotion_id: 1, ticket, client_random: randomOf(ticket) });
  for (let ticket = 1; ticket < 1_000; ticket += 1) {
    expect(draw(oddsOf([1]), ticket)).toBe(1);
    expect(draw([], ticket)).toBeNull();
  }
});
