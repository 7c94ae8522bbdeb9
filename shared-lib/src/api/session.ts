import { localStore, readCookie, removeCookie } from '../device';

/** Cookies and the local storage key of who is signed in. */
export const sessionNames = {
  token: 'token',
  refreshToken: 'refreshToken',
  userId: 'userId',
  user: 'user',
} as const;

export const readAccessToken = (): string | null => readCookie(sessionNames.token);

/** Removes the token, refresh token and user id, and empties the stored user. */
export function clearSession(): void {
  removeCookie(sessionNames.token);
  removeCookie(sessionNames.refreshToken);
  removeCookie(sessionNames.userId);
  localStore()?.setItem(sessionNames.user, '{}');
}
