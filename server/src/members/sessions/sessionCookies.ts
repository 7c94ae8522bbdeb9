import { cookieSeconds, sessionNames } from '@scoreline/shared-lib/contract';

import { cookieLine } from '../../wire/gateway/request/cookies';
import { idleLifeMs } from './sessions';

export const refreshCookieName = sessionNames.refreshToken;

/** Never to be read by a page, never sent from another site, and to the API alone. */
const line = (value: string, maxAge: number, secure: boolean) =>
  cookieLine(refreshCookieName, value, {
    ...{ path: '/api', httpOnly: true, sameSite: 'strict', maxAge, secure },
  });

const refreshCookie = (value: string, secure: boolean): string =>
  line(value, idleLifeMs / 1000, secure);

export const noRefreshCookie = (secure: boolean): string => line('', 0, secure);

interface Renewed {
  access: string;
  refresh: string;
  userId: number;
}

/** Token and user id, which the page reads. */
const pageCookies = (token: string, userId: string, maxAge: number, secure: boolean) => {
  const options = { path: '/', sameSite: 'lax', maxAge, secure } as const;
  return [
    cookieLine(sessionNames.token, token, options),
    cookieLine(sessionNames.userId, userId, options),
  ];
};

/**
 * The cookies of a session that begins or is renewed. Pages write token and user id as well, but Safari keeps a script's cookie
 * for seven days, and the server's as long as the server says.
 */
export const sessionCookies = ({ access, refresh, userId }: Renewed, secure: boolean): string[] => [
  refreshCookie(refresh, secure),
  ...pageCookies(access, String(userId), cookieSeconds, secure),
];

/** Removes them all. */
export const noSessionCookies = (secure: boolean): string[] => [
  noRefreshCookie(secure),
  ...pageCookies('', '', 0, secure),
];
