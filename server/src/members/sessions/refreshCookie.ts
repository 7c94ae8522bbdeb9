import { cookieLine } from '../../wire/gateway/request/cookies';
import { idleLifeMs } from './sessions';

export const refreshCookieName = 'refreshToken';

/** Never to be read by a page, never sent from another site, and to the API alone. */
const line = (value: string, maxAge: number, secure: boolean) =>
  cookieLine(refreshCookieName, value, {
    ...{ path: '/api', httpOnly: true, sameSite: 'strict', maxAge, secure },
  });

export const refreshCookie = (value: string, secure: boolean): string =>
  line(value, idleLifeMs / 1000, secure);

export const noRefreshCookie = (secure: boolean): string => line('', 0, secure);
