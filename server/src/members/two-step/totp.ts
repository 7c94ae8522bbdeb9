import { generateSync, generateURI, ScureBase32Plugin, verifySync } from 'otplib';

const periodSeconds = 30;
/** The output size of SHA-1, as RFC 4226 recommends. */
export const secretBytes = 20;

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** The 30-second time step of RFC 6238. */
export const stepAt = (moment: Date): number => Math.floor(secondsOf(moment) / periodSeconds);

/** The six digits that an authenticator app shows in a step. */
export const codeOfStep = (secret: Buffer, step: number): string =>
  generateSync({ secret, strategy: 'hotp', counter: step });

/** The step of a code: the current, previous or next one, and later than `after`; null if none matches. */
export function stepOfCode(
  secret: Buffer,
  code: string,
  { now, after }: { now: Date; after: number },
): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const found = verifySync({
    ...{ secret, token: code, epoch: secondsOf(now), epochTolerance: periodSeconds },
    // The library throws if `after` is further ahead, which happens after the clock is set back.
    afterTimeStep: Math.min(after, stepAt(now) + 1),
  });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}

/** Base32 of RFC 4648 without padding, the format of apps. */
export const base32 = (bytes: Buffer): string =>
  new ScureBase32Plugin().encode(bytes, { padding: false });

interface KeyUri {
  issuer: string;
  account: string;
  /** In base32. */
  secret: string;
}

/** The URI of the QR code. */
export const keyUri = ({ issuer, account, secret }: KeyUri): string =>
  generateURI({ issuer, label: account, secret });
