import { domainToASCII } from 'node:url';

import { BizError } from '../../wire/gateway/bizError';

/** Maximum bytes of an address and of its local part (RFC 5321, 4.5.3.1). */
const limits = { address: 254, local: 64 } as const;

/** Dot-separated words of the HTML standard's characters and of non-ASCII letters (RFC 6531). */
const word = "[a-z0-9!#$%&'*+/=?^_`{|}~\\-\\u0080-\\u{10ffff}]+";
const local = new RegExp(`^${word}(?:\\.${word})*$`, 'iu');
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const domainSigns = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u;
const blank = /[\s\p{C}\p{Z}]/u;

/** A domain in ASCII, `xn--…` for non-ASCII letters; null if it is invalid. */
function asciiDomain(domain: string): string | null {
  if (!domainSigns.test(domain)) return null;
  const ascii = domainToASCII(domain);
  const labels = ascii.split('.');
  const isName = labels.length > 1 && labels.every((part) => label.test(part));
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? ascii : null;
}

/** Normalises an address: trimmed, lower case, domain in ASCII. Null if it is invalid. */
export function readEmail(text: string | null | undefined): string | null {
  const address = text?.trim().normalize('NFC').toLowerCase() ?? '';
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  const domain = asciiDomain(address.slice(at + 1));
  if (at < 1 || domain === null || blank.test(name) || !local.test(name)) return null;
  if (Buffer.byteLength(name) > limits.local) return null;
  const email = `${name}@${domain}`;
  return Buffer.byteLength(email) > limits.address ? null : email;
}

/** As `readEmail`, but throws if the address is invalid. */
export function normaliseEmail(text: string | undefined): string {
  const email = readEmail(text);
  if (email === null) throw new BizError('invalidEmail');
  return email;
}
