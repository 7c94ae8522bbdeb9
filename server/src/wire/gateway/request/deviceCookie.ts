import { cookieSeconds } from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import { cookieLine, readCookie } from './cookies';

const name = 'device-id';

/** The browser's stored device id; undefined if missing or malformed. */
export function deviceCookieOf({ headers }: FastifyRequest): string | undefined {
  const id = readCookie(headers.cookie, name);
  return id && /^[\w-]{8,64}$/.test(id) ? id : undefined;
}

/** The cookie as the page writes it. Safari stores the server's cookie for more than seven days. */
export const deviceCookie = (id: string, secure: boolean): string =>
  cookieLine(name, id, { path: '/', maxAge: cookieSeconds, sameSite: 'lax', secure });
