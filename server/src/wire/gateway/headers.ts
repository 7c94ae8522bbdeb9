import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import type { SpanContext } from '@opentelemetry/api';
import { headerNames, isLanguage } from '@scoreline/shared-lib/contract';

import { readTraceParent } from '../../store/traces/spans';
import type { CipherId } from '../ciphers/cipherStore';

const longestId = 128;

function header(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' && value.length > 0 && value.length <= longestId
    ? value
    : undefined;
}

export const deviceIdOf = (headers: IncomingHttpHeaders) => header(headers, headerNames.deviceId);
const largestBrandNumber = 32_767;
/** The brand that is named; the first one where none is, or none that can be. */
export function brandNumberOf(headers: IncomingHttpHeaders): number {
  const number = Number(header(headers, headerNames.brandNumber));
  return Number.isInteger(number) && number > 0 && number <= largestBrandNumber ? number : 1;
}

/** Where the visit came from, as its `from` said. */
export function channelOf(headers: IncomingHttpHeaders): string | undefined {
  const channel = header(headers, headerNames.channel);
  try {
    return channel && decodeURIComponent(channel);
  } catch {
    return undefined;
  }
}

/** The version of the app around the page; a browser sends none. */
export const appVersionOf = (headers: IncomingHttpHeaders) =>
  header(headers, headerNames.appVersion);

/** The access token of `Authorization: Bearer …`. */
export const accessTokenOf = (headers: IncomingHttpHeaders): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(header(headers, headerNames.authorization) ?? '')?.[1];

/** The country that the proxy in front has written, `ES`. */
export function countryOf(
  headers: IncomingHttpHeaders,
  name: string | undefined,
): string | undefined {
  const country = name && header(headers, name)?.toUpperCase();
  return country && /^[A-Z]{2}$/.test(country) ? country : undefined;
}

export function languageOf(headers: IncomingHttpHeaders): string | undefined {
  const language = header(headers, headerNames.language);
  return language && isLanguage(language) ? language : undefined;
}

/** Which key a call says it is encrypted with; a session's comes before a device's. */
export function cipherIdOf(headers: IncomingHttpHeaders): CipherId | null {
  const transId = header(headers, headerNames.transId);
  if (transId) return { kind: 'session', id: transId };
  const aesId = header(headers, headerNames.aesId);
  return aesId ? { kind: 'device', id: aesId, deviceId: deviceIdOf(headers) } : null;
}

export function acceptsGzip(headers: IncomingHttpHeaders): boolean {
  const accepted = header(headers, headerNames.acceptCipher) ?? '';
  return accepted.split(',').some((coding) => coding.trim().toLowerCase() === 'gzip');
}

/** What a W3C `traceparent` names; null where there is none, or none that is valid. */
export const traceParentOf = (headers: IncomingHttpHeaders): SpanContext | null =>
  readTraceParent(header(headers, 'traceparent'));

/** The id of a request, in its answer, its log lines and its trace: the caller's, or a new one. */
export const requestId = (headers: IncomingHttpHeaders): string =>
  traceParentOf(headers)?.traceId ?? randomUUID().replaceAll('-', '');
