import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 bits from the system's generator, as text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** All that is kept of a secret with this much entropy; looked up by it, nothing is compared byte by byte. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export interface TokenPair {
  refresh: string;
  access: string;
}

/**
 * The tokens that follow `refresh`. The same ones for the same salt: whoever repeats a renewal whose answer was lost gets
 * that answer again, and nobody has them who has the salt alone.
 */
export function tokensAfter(refresh: string, salt: Buffer): TokenPair {
  const derive = (what: string) =>
    createHmac('sha256', salt).update(`${what}:${refresh}`).digest('base64url');
  return { refresh: derive('refresh'), access: derive('access') };
}
