import { readText, sessionStore, writeText } from '../device/storage';
import { inAppShell } from './appShell';

const name = 'origin';
const ios = 'ios-app';

/** Whether the iOS app opened this visit as a plain web page: an address of it said `?origin=ios-app`. Holds until the tab closes. */
export function isOfIosApp(): boolean {
  const store = sessionStore();
  const isMarked = new URLSearchParams(location.search).get(name) === ios;
  if (isMarked) writeText(store, name, ios);
  return isMarked || readText(store, name) === ios;
}

/** Whether another page is the native side's to open. */
export const handsOver = (): boolean => inAppShell() && !isOfIosApp();
