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

/** Who is signed in, as every part of the page sees it. */
export interface SessionState extends Omit<LoginData, 'userId'> {
  isLogin: boolean;
  /** Known before the sign-in is complete too: while an e-mail address waits for its code. */
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

export const readAccessToken = (): string | null => readCookie(sessionNames.token);

/** False where the browser refuses the cookie: nobody can be signed in there. */
export const keepToken = (accessToken: string): boolean =>
  keepCookie(sessionNames.token, accessToken);

/** Who this browser says is signed in: the token cookie decides, the stored user tells the rest. */
export function readSession(): SessionState {
  const accessToken = readAccessToken();
  const userId = Number(readCookie(sessionNames.userId)) || null;
  if (!accessToken) return { ...nobody, userId };
  const user = readJson<Partial<SessionState>>(localStore(), sessionNames.user);
  return { ...nobody, ...user, userId: userId ?? user?.userId ?? null, accessToken, isLogin: true };
}

/** Keeps a session: token and user id as cookies, the user in local storage. */
export function writeSession(session: SessionState): void {
  if (session.userId !== null) keepCookie(sessionNames.userId, String(session.userId));
  if (!session.isLogin) return;
  keepToken(session.accessToken);
  writeJson(localStore(), sessionNames.user, session);
}

/** Removes the token, refresh token and user id, and empties the stored user. */
export function clearSession(): void {
  removeCookie(sessionNames.token);
  removeCookie(sessionNames.refreshToken);
  removeCookie(sessionNames.userId);
  writeText(localStore(), sessionNames.user, '{}');
}
