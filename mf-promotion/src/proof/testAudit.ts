import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import type { DrawRecord, PromotionAudit } from '@scoreline/shared-lib/contract';
import {
  drawText,
  fractionOf,
  prizeAt,
  recordText,
  signedTermsText,
  termsText,
} from '@scoreline/shared-lib/contract';
import { lastItem } from '@scoreline/shared-lib/contract/lists';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

const prizes: PromotionAudit['prizes'] = [
  { prizeId: 1, kind: 'vip', days: 7, name: '7 days of VIP', number: 100, odds: 0.5 },
  { prizeId: 2, kind: 'thing', name: 'Match ball', number: 1, odds: 0.2 },
];

function recordsOf(seed: Buffer, seedHash: string, count: number): DrawRecord[] {
  const records: DrawRecord[] = [];
  const given = new Map<number, number>();
  let previous = seedHash;
  for (let ticket = 1; ticket <= count; ticket++) {
    const clientRandom = randomBytes(16).toString('hex');
    const hmac = createHmac('sha256', seed)
      .update(drawText(7, ticket, clientRandom))
      .digest();
    const ruled = prizeAt(fractionOf(hmac), prizes);
    const { number = 0 } = prizes.find(({ prizeId }) => prizeId === ruled) ?? {};
    const isLeft = ruled !== null && (given.get(ruled) ?? 0) < number;
    if (isLeft) given.set(ruled, (given.get(ruled) ?? 0) + 1);
    const rest = {
      ticket,
      promotionId: 7,
      roundId: 1,
      clientRandom,
      prizeId: isLeft ? ruled : null,
    };
    const unsealed = { ...rest, at: '2026-11-20T12:00:00.000Z', previous };
    records.push({ ...unsealed, hash: sha256(recordText(unsealed)) });
    previous = lastItem(records).hash;
  }
  return records;
}

/** A published round as a server makes it, with or without its revealed seed. */
export function testAudit({ isRevealed = true, count = 12 } = {}): {
  audit: PromotionAudit;
  seed: string;
} {
  const dates = { opensAt: '2026-11-01T00:00:00.000Z', closesAt: '2026-12-01T00:00:00.000Z' };
  const promotion = { promotionId: 7, title: 'Autumn draw', ...dates };
  const secret = randomBytes(32);
  const termsHash = sha256(termsText({ promotion, prizes }));
  const seed = createHash('sha256').update(secret).update(termsHash, 'hex').digest();
  const seedHash = sha256(seed);
  const records = recordsOf(seed, seedHash, count);
  const head = records.at(-1)?.hash ?? seedHash;
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
  const signed = (message: Buffer) => sign(null, message, privateKey).toString('base64');
  const terms = {
    ...{ hash: termsHash, secret: isRevealed ? secret.toString('hex') : null },
    signature: signed(Buffer.from(signedTermsText({ promotionId: 7, roundId: 1, termsHash }))),
  };
  const round = {
    ...{ id: 1, seedHash, seed: isRevealed ? seed.toString('hex') : null, head, witness: null },
    ...{ publicKey: raw.toString('base64'), records, returned: [] },
    headSignature: signed(Buffer.from(head, 'hex')),
    terms,
  };
  return { audit: { promotion, prizes, rounds: [round] }, seed: seed.toString('hex') };
}
