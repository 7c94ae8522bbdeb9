import { inAppShell } from './appShell';
import { callNative } from './bridge';
import { handsOver } from './handOver';
import type { NativeActions, NativeLogin } from './messages';

/** Back a page: natively in the app shell, by the browser's history elsewhere. */
export async function goBack(): Promise<void> {
  if (!(handsOver() && (await callNative('goBack', undefined)))) history.back();
}

/** Opens a page of the app; `fallback` is how a browser would go there. */
export async function jumpPage(
  path: string,
  query: Record<string, string> | undefined,
  fallback: () => void,
): Promise<void> {
  if (!(handsOver() && (await callNative('jumpPage', { path, query })))) fallback();
}

/**
 * Starts the native sign-in, or with `silent` asks who is signed in there; null where the page has to see to it. Somebody
 * takes longer to sign in than the page waits for an answer: one that comes after that goes to `late`.
 */
export const nativeLogin = async (
  payload: NativeActions['login']['payload'],
  late?: (login: NativeLogin) => void,
): Promise<NativeLogin | null> => {
  if (!inAppShell()) return null;
  const login = await callNative('login', payload, (answer) => isUsable(answer) && late?.(answer));
  return isUsable(login) ? login : null;
};

/** An app may answer with anything: without a token and an id nobody is logged in. */
const isUsable = (login: NativeLogin | null): login is NativeLogin =>
  typeof login?.accessToken === 'string' &&
  login.accessToken !== '' &&
  Number.isInteger(login.userId) &&
  login.userId > 0;

/** Loads the page anew. */
export async function reloadPage(): Promise<void> {
  if (!(inAppShell() && (await callNative('reload', undefined)))) location.reload();
}
