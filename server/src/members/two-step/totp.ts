import { generateSync, generateURI, ScureBase32Plugin, verifySync } from 'otplib';

const periodSeconds = 30;
/** Of SHA-1's size, as RFC 4226 recommends. */
export const secretBytes = 20;

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** The 30-second step of RFC 6238 that a moment is in. */
export const stepAt = (moment: Date): number => Math.floor(secondsOf(moment) / periodSeconds);

/** The six digits an authenticator app shows in a step. */
export const codeOfStep = (secret: Buffer, step: number): string =>
  generateSync({ secret, strategy: 'hotp', counter: step });

/** The step a code is of: this one, the one before or the next, and later than `after`; null where it is of none. */
export function stepOfCode(
  secret: Buffer,
  code: string,
  { now, after }: { now: Date; after: number },
): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const found = verifySync({
    ...{ secret, token: code, epoch: secondsOf(now), epochTolerance: periodSeconds },
    // The library throws for a step further ahead, which a clock that was set back has seen.
    afterTimeStep: Math.min(after, stepAt(now) + 1),
  });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}

/** Base32 of RFC 4648 without padding, as apps take a secret. */
export const base32 = (bytes: Buffer): string =>
  new ScureBase32Plugin().encode(bytes, { padding: false });

interface KeyUri {
  issuer: string;
  account: string;
  /** In base32. */
  secret: string;
}

/** The address that an app reads from the QR code. */
export const keyUri = ({ issuer, account, secret }: KeyUri): string =>
  generateURI({ issuer, label: account, secret });
