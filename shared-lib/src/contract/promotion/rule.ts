/** What of a prize decides who wins it. */
export interface RulePrize {
  prizeId: number;
  /** How many there are. */
  number: number;
  /** From 0 to 1. */
  odds: number;
}

export const bytesOfText = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(text);

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

type Json = string | number | boolean | null | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** JSON with sorted keys and no blanks; lists keep their order, and what is undefined is left out. */
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

/** What the round's seed is asked with, by HMAC-SHA256, for one draw. */
export const drawText = (promotionId: number, ticket: number, clientRandom: string): string =>
  `${promotionId}:${ticket}:${clientRandom}`;

/** From 0 to 1: the first eight bytes of a draw's HMAC as a big-endian integer, divided by 2^64. */
export function fractionOf(hmac: Uint8Array): number {
  const view = new DataView(hmac.buffer, hmac.byteOffset, 8);
  return (view.getUint32(0) * 2 ** 32 + view.getUint32(4)) / 2 ** 64;
}

/** The prize whose part of the odds, laid end to end in their order, holds the fraction; null for none. */
export function prizeAt(fraction: number, prizes: readonly RulePrize[]): number | null {
  let end = 0;
  for (const { prizeId, odds } of prizes) {
    end += odds;
    if (fraction < end) return prizeId;
  }
  return null;
}
