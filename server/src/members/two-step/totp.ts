import { createHmac } from 'node:crypto';

const periodMs = 30_000;
const digits = 6;
/** Of SHA-1's size, as RFC 4226 recommends. */
export const secretBytes = 20;

/** The 30-second step of RFC 6238 that a moment is in. */
export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / periodMs);

/** The six digits an authenticator app shows in a step: HOTP (RFC 4226) of its number, by HMAC-SHA-1. */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step a code is of: this one, the one before or the next, and later than `after`; null where it is of none. */
export function stepOfCode(
  secret: Buffer,
  code: string,
  { now, after }: { now: Date; after: number },
): number | null {
  const current = stepAt(now);
  const steps = [current, current - 1, current + 1].filter((step) => step > after);
  return steps.find((step) => codeOfStep(secret, step) === code) ?? null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 of RFC 4648 without padding, as apps take a secret. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The address that an app reads from the QR code. */
export function keyUri({
  issuer,
  account,
  secret,
}: {
  issuer: string;
  account: string;
  secret: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
