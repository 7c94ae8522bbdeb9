import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import type { SpanContext } from '@opentelemetry/api';
import { headerNames, isLanguage } from '@scoreline/shared-lib/contract';

import { readTraceParent } from '../../../store/traces/spans';
import type { CipherId } from '../../ciphers/cipherStore';

const longestId = 128;

type ReadHeader = (headers: IncomingHttpHeaders) => string | undefined;

/** @param key the name in lower case */
function valueOf(headers: IncomingHttpHeaders, key: string): string | undefined {
  const value = headers[key];
  return typeof value === 'string' && value.length > 0 && value.length <= longestId
    ? value
    : undefined;
}

/** Reads one header; its name is lowercased once, because a call reads ten headers. */
function headerReader(name: string): ReadHeader {
  const key = name.toLowerCase();
  return (headers) => valueOf(headers, key);
}

const brandNumber = headerReader(headerNames.brandNumber);
const channel = headerReader(headerNames.channel);
const authorization = headerReader(headerNames.authorization);
const language = headerReader(headerNames.language);
const transId = headerReader(headerNames.transId);
const aesId = headerReader(headerNames.aesId);
const acceptCipher = headerReader(headerNames.acceptCipher);
const traceParent = headerReader('traceparent');

export const deviceIdOf = headerReader(headerNames.deviceId);
const largestBrandNumber = 32_767;
/** The requested brand's number; the first brand's if it is missing or malformed. */
export function brandNumberOf(headers: IncomingHttpHeaders): number {
  const number = Number(brandNumber(headers));
  return Number.isInteger(number) && number > 0 && number <= largestBrandNumber ? number : 1;
}

/** The source of the visit, as its `from` stated. */
export function channelOf(headers: IncomingHttpHeaders): string | undefined {
  const encoded = channel(headers);
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** The version of the app around the page; browsers send none. */
export const appVersionOf = headerReader(headerNames.appVersion);

/** The access token of `Authorization: Bearer …`. */
export const accessTokenOf = (headers: IncomingHttpHeaders): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization(headers) ?? '')?.[1];

/** The country that the proxy has set, `ES`. */
export function countryOf(
  headers: IncomingHttpHeaders,
  name: string | undefined,
): string | undefined {
  const country = name && valueOf(headers, name.toLowerCase())?.toUpperCase();
  return country && /^[A-Z]{2}$/.test(country) ? country : undefined;
}

export function languageOf(headers: IncomingHttpHeaders): string | undefined {
  const tag = language(headers);
  return tag && isLanguage(tag) ? tag : undefined;
}

/** The key that a call is encrypted with; a session's takes precedence over a device's. */
export function cipherIdOf(headers: IncomingHttpHeaders): CipherId | null {
  const session = transId(headers);
  if (session) return { kind: 'session', id: session };
  const device = aesId(headers);
  return device ? { kind: 'device', id: device, deviceId: deviceIdOf(headers) } : null;
}

export function acceptsGzip(headers: IncomingHttpHeaders): boolean {
  const accepted = acceptCipher(headers) ?? '';
  if (accepted === 'gzip') return true;
  return accepted.split(',').some((coding) => coding.trim().toLowerCase() === 'gzip');
}

/** The span of a W3C `traceparent`; null if missing or invalid. */
export const traceParentOf = (headers: IncomingHttpHeaders): SpanContext | null =>
  readTraceParent(traceParent(headers));

/** 128 bits, all random except for the six that mark a UUID. Node caches random UUIDs. */
function newTraceId(): string {
  const uuid = randomUUID();
  return (
    uuid.slice(0, 8) + uuid.slice(9, 13) + uuid.slice(14, 18) + uuid.slice(19, 23) + uuid.slice(24)
  );
}

/** A request's id for its answer, log lines and trace: the caller's, or a new one. */
export const requestId = (headers: IncomingHttpHeaders): string =>
  traceParentOf(headers)?.traceId ?? newTraceId();
