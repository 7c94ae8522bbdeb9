import { callNative, inAppShell } from '../native';
import { readCookie, writeCookie } from './cookies';
import { newUuid } from './uuid';

const cookieName = 'device-id';

/** Keeps the id stable while the page is open if the browser stores no cookies. */
let ofThisPage: string | null = null;

/** The browser's own id: a UUID in the cookie `device-id`. */
export function browserDeviceId(): string {
  const kept = readCookie(cookieName);
  ofThisPage = kept ?? ofThisPage ?? newUuid();
  if (kept === null) writeCookie(cookieName, ofThisPage);
  return ofThisPage;
}

let asked: Promise<string> | null = null;

/** The device's id. In the app shell it is the native side's, or the browser's if the native side does not answer. */
export function deviceId(): Promise<string> {
  if (!inAppShell()) return Promise.resolve(browserDeviceId());
  asked ??= callNative('deviceId', undefined).then((id) => id ?? browserDeviceId());
  return asked;
}
