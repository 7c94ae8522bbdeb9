import { readText, sessionStore, writeText } from '../device/storage';
import { inAppShell } from './appShell';

const name = 'origin';
const ios = 'ios-app';

/**
 * Whether the iOS app opened this visit as a plain web page, with `?origin=ios-app` in an address. Valid until the tab closes.
 */
export function isOfIosApp(): boolean {
  const store = sessionStore();
  const isMarked = new URLSearchParams(location.search).get(name) === ios;
  if (isMarked) writeText(store, name, ios);
  return isMarked || readText(store, name) === ios;
}

/** Whether the native side opens other pages. */
export const handsOver = (): boolean => inAppShell() && !isOfIosApp();
