import { createHash, createHmac } from 'node:crypto';

/**
 * A second implementation of the rule of draws, written from `protocol` without the contract's code, to compare the two in
 * tests.
 */

interface Prize {
  prizeId: number;
  odds: number;
}

const twoToThe64 = 2n ** 64n;
/** Odds have fewer decimals than this. */
const scale = 10n ** 15n;
const scaled = (odds: number): bigint => BigInt(Math.round(odds * 1e15));

/** Uses integers only. */
export function secondRule(
  seedHex: string,
  draw: { promotionId: number; ticket: number; clientRandom: string },
  prizes: readonly Prize[],
): number | null {
  const text = [draw.promotionId, draw.ticket, draw.clientRandom].join(':');
  const mac = createHmac('sha256', Buffer.from(seedHex, 'hex')).update(text, 'utf8').digest();
  const value = mac.readBigUInt64BE(0);
  let sum = 0n;
  for (const prize of prizes) {
    sum += scaled(prize.odds);
    if (value * scale < sum * twoToThe64) return prize.prizeId;
  }
  return null;
}

const replacer = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const secondJson = (value: unknown): string => JSON.stringify(value, replacer);

export function secondHash(record: Readonly<Record<string, unknown>>): string {
  const rest = Object.fromEntries(Object.entries(record).filter(([key]) => key !== 'hash'));
  return createHash('sha256').update(secondJson(rest)).digest('hex');
}
