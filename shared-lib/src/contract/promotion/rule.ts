/** The parts of a prize that decide who wins it. */
export interface RulePrize {
  prizeId: number;
  /** Total number of these prizes. */
  number: number;
  /** Probability per draw, from 0 to 1. */
  odds: number;
}

export const bytesOfText = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(text);

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Decodes hex digits; the input is not validated. */
export const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

type Json = string | number | boolean | null | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** JSON with sorted keys and no whitespace; lists keep their order, undefined values are omitted. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const parts = Object.keys(value)
    .sort()
    .flatMap((key) => {
      const part = value[key];
      return part === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(part)}`];
    });
  return `{${parts.join(',')}}`;
}

const isList = (value: readonly Json[] | JsonObject): value is readonly Json[] =>
  Array.isArray(value);

/** The HMAC-SHA256 message of one draw; the round's seed is the key. */
export const drawText = (promotionId: number, ticket: number, clientRandom: string): string =>
  `${promotionId}:${ticket}:${clientRandom}`;

/** A fraction from 0 to 1: the first eight bytes of a draw's HMAC as a big-endian integer, divided by 2^64. */
export function fractionOf(hmac: Uint8Array): number {
  const view = new DataView(hmac.buffer, hmac.byteOffset, 8);
  return (view.getUint32(0) * 2 ** 32 + view.getUint32(4)) / 2 ** 64;
}

/** The prize whose interval contains the fraction, with the odds laid end to end in order; null for no prize. */
export function prizeAt(fraction: number, prizes: readonly RulePrize[]): number | null {
  let end = 0;
  for (const { prizeId, odds } of prizes) {
    end += odds;
    if (fraction < end) return prizeId;
  }
  return null;
}
