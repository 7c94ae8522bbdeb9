import type { NativeActions, NativeLogin } from '../contract/native/bridge';
import { inAppShell } from './appShell';
import { callNative } from './bridge';
import { handsOver } from './handOver';

/** Goes back a page: natively in the app shell, otherwise by the browser's history. */
export async function goBack(): Promise<void> {
  if (!(handsOver() && (await callNative('goBack', undefined)))) history.back();
}

/** Opens a page of the app; `fallback` navigates in a browser. */
export async function jumpPage(
  path: string,
  query: Record<string, string> | undefined,
  fallback: () => void,
): Promise<void> {
  if (!(handsOver() && (await callNative('jumpPage', { path, query })))) fallback();
}

/**
 * Starts the native sign-in, or with `silent` asks who is signed in there. Null means that the page has to handle it. A sign-in
 * takes longer than the page waits, so a later result is passed to `late`.
 */
export const nativeLogin = async (
  payload: NativeActions['login']['payload'],
  late?: (login: NativeLogin) => void,
): Promise<NativeLogin | null> => {
  if (!inAppShell()) return null;
  const login = await callNative('login', payload, (answer) => isUsable(answer) && late?.(answer));
  return isUsable(login) ? login : null;
};

/** Validates the app's answer: without a token and an id nobody is signed in. */
const isUsable = (login: NativeLogin | null): login is NativeLogin =>
  typeof login?.accessToken === 'string' &&
  login.accessToken !== '' &&
  Number.isInteger(login.userId) &&
  login.userId > 0;

/** Reloads the page; in the app shell the native side does it. */
export async function reloadPage(): Promise<void> {
  if (!(inAppShell() && (await callNative('reload', undefined)))) location.reload();
}
