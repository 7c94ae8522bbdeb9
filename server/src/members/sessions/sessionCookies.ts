import { cookieSeconds, sessionNames } from '@scoreline/shared-lib/contract';

import { cookieLine } from '../../wire/gateway/request/cookies';
import { idleLifeMs } from './sessions';

export const refreshCookieName = sessionNames.refreshToken;

/** HttpOnly, same-site, and sent to the API only. */
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

/** The token and user id cookies, which the page reads. */
const pageCookies = (token: string, userId: string, maxAge: number, secure: boolean) => {
  const options = { path: '/', sameSite: 'lax', maxAge, secure } as const;
  return [
    cookieLine(sessionNames.token, token, options),
    cookieLine(sessionNames.userId, userId, options),
  ];
};

/**
 * The cookies of a new or renewed session. Pages write the token and user id too, but Safari limits a script's cookies to
 * seven days, and the server's cookies last as long as the server sets.
 */
export const sessionCookies = ({ access, refresh, userId }: Renewed, secure: boolean): string[] => [
  refreshCookie(refresh, secure),
  ...pageCookies(access, String(userId), cookieSeconds, secure),
];

export const noSessionCookies = (secure: boolean): string[] => [
  noRefreshCookie(secure),
  ...pageCookies('', '', 0, secure),
];
