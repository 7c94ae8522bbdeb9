import { domainToASCII } from 'node:url';

import { BizError } from '../../wire/gateway/bizError';

/** Bytes of an address and of what stands before its @ (RFC 5321, 4.5.3.1). */
const limits = { address: 254, local: 64 } as const;

/** Words of the HTML standard's signs, and of letters that are no ASCII (RFC 6531), between single dots. */
const word = "[a-z0-9!#$%&'*+/=?^_`{|}~\\-\\u0080-\\u{10ffff}]+";
const local = new RegExp(`^${word}(?:\\.${word})*$`, 'iu');
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const domainSigns = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u;
const blank = /[\s\p{C}\p{Z}]/u;

/** A domain in its ASCII form, `xn--…` where it has other letters; null for what is none. */
function asciiDomain(domain: string): string | null {
  if (!domainSigns.test(domain)) return null;
  const ascii = domainToASCII(domain);
  const labels = ascii.split('.');
  const isName = labels.length > 1 && labels.every((part) => label.test(part));
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? ascii : null;
}

/** An address as it is kept: without spaces around it, in small letters, its domain in ASCII. Null where it is none. */
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

/** The same. Throws where it is no address. */
export function normaliseEmail(text: string | undefined): string {
  const email = readEmail(text);
  if (email === null) throw new BizError('invalidEmail');
  return email;
}
