import { callNative, inAppShell } from '../native';
import { readCookie, writeCookie } from './cookies';
import { newUuid } from './uuid';

const cookieName = 'device-id';

/** The same for the whole life of a page whose browser keeps no cookies. */
let ofThisPage: string | null = null;

/** The browser's own id: a UUID in the cookie `device-id`. */
export function browserDeviceId(): string {
  const kept = readCookie(cookieName);
  ofThisPage = kept ?? ofThisPage ?? newUuid();
  if (kept === null) writeCookie(cookieName, ofThisPage);
  return ofThisPage;
}

let asked: Promise<string> | null = null;

/** The device's id; in the app shell the native side's, or the browser's where it does not answer. */
export function deviceId(): Promise<string> {
  if (!inAppShell()) return Promise.resolve(browserDeviceId());
  asked ??= callNative('deviceId', undefined).then((id) => id ?? browserDeviceId());
  return asked;
}
