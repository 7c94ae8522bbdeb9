import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 bits from the system's generator, as base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a high-entropy secret. Rows are looked up by it, so no bytewise comparison is needed. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export interface TokenPair {
  refresh: string;
  access: string;
}

/**
 * The tokens that follow `refresh`, derived from a salt: repeating a renewal whose answer was lost yields the same tokens,
 * and the salt alone yields none.
 */
export function tokensAfter(refresh: string, salt: Buffer): TokenPair {
  const derive = (what: string) =>
    createHmac('sha256', salt).update(`${what}:${refresh}`).digest('base64url');
  return { refresh: derive('refresh'), access: derive('access') };
}
