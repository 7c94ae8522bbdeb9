import { inAppShell } from './appShell';
import { callNative } from './bridge';

/** Back a page: natively in the app shell, by the browser's history elsewhere. */
export async function goBack(): Promise<void> {
  if (!(inAppShell() && (await callNative('goBack', undefined)))) history.back();
}

/** Opens a page of the app; `fallback` is how a browser would go there. */
export async function jumpPage(
  path: string,
  query: Record<string, string> | undefined,
  fallback: () => void,
): Promise<void> {
  if (!(inAppShell() && (await callNative('jumpPage', { path, query })))) fallback();
}

/** Starts the native sign-in; null where the page has to show its own. */
export const nativeLogin = async (from?: string): Promise<{ accessToken: string } | null> =>
  inAppShell() ? callNative('login', { from }) : null;

/** Loads the page anew. */
export async function reloadPage(): Promise<void> {
  if (!(inAppShell() && (await callNative('reload', undefined)))) location.reload();
}
