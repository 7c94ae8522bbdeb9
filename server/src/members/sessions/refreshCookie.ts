import { idleLifeMs } from './sessions';

export const refreshCookieName = 'refreshToken';

/** Never to be read by a page, never sent from another site, and to the API alone. */
const attributes = (secure: boolean) =>
  `Path=/api; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

export const refreshCookie = (value: string, secure: boolean): string =>
  `${refreshCookieName}=${value}; Max-Age=${idleLifeMs / 1000}; ${attributes(secure)}`;

export const noRefreshCookie = (secure: boolean): string =>
  `${refreshCookieName}=; Max-Age=0; ${attributes(secure)}`;
