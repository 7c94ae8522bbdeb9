import { type LoginData, sessionNames } from '../contract';
import {
  keepCookie,
  localStore,
  readCookie,
  readJson,
  removeCookie,
  writeJson,
  writeText,
} from '../device';

/** The signed-in user, shared by every part of the page. */
export interface SessionState extends Omit<LoginData, 'userId'> {
  isLogin: boolean;
  /** Also set before the sign-in is complete, while an e-mail address is being verified. */
  userId: number | null;
}

export const nobody: SessionState = {
  isLogin: false,
  userId: null,
  accessToken: '',
  communicationEmail: '',
  thirdPartyName: '',
  registerLoginType: '',
  inviteCode: '',
  firstLogin: false,
};

/** The access token in the cookie; null if nobody is signed in. */
export const readAccessToken = (): string | null => readCookie(sessionNames.token);

/** Stores the token. Returns false if the browser refuses the cookie, which makes a sign-in impossible. */
export const keepToken = (accessToken: string): boolean =>
  keepCookie(sessionNames.token, accessToken);

/** Reads the session from this browser: the token cookie decides, the stored user has the details. */
export function readSession(): SessionState {
  const accessToken = readAccessToken();
  const userId = Number(readCookie(sessionNames.userId)) || null;
  if (!accessToken) return { ...nobody, userId };
  const user = readJson<Partial<SessionState>>(localStore(), sessionNames.user);
  return { ...nobody, ...user, userId: userId ?? user?.userId ?? null, accessToken, isLogin: true };
}

/** Stores a session: token and user id as cookies, the user in local storage. */
export function writeSession(session: SessionState): void {
  if (session.userId !== null) keepCookie(sessionNames.userId, String(session.userId));
  if (!session.isLogin) return;
  keepToken(session.accessToken);
  writeJson(localStore(), sessionNames.user, session);
}

/** Removes the token, refresh token and user id, and clears the stored user. */
export function clearSession(): void {
  removeCookie(sessionNames.token);
  removeCookie(sessionNames.refreshToken);
  removeCookie(sessionNames.userId);
  writeText(localStore(), sessionNames.user, '{}');
}
