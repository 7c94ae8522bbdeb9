import { cookieSeconds } from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import { cookieLine, readCookie } from './cookies';

const name = 'device-id';

/** The id the browser keeps for itself, or undefined: one that is none does not count. */
export function deviceCookieOf({ headers }: FastifyRequest): string | undefined {
  const id = readCookie(headers.cookie, name);
  return id && /^[\w-]{8,64}$/.test(id) ? id : undefined;
}

/** The cookie as the page writes it; written by the server, Safari keeps it for more than seven days. */
export const deviceCookie = (id: string, secure: boolean): string =>
  cookieLine(name, id, { path: '/', maxAge: cookieSeconds, sameSite: 'lax', secure });
