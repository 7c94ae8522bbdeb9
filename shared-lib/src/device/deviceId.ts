import { callNative, inAppShell } from '../native';
import { readCookie, writeCookie } from './cookies';
import { newUuid } from './uuid';

const cookieName = 'device-id';
const cookieLife = 1000;

/** The browser's own id: a UUID in the cookie `device-id`, kept for 1000 days. */
export function browserDeviceId(): string {
  const known = readCookie(cookieName);
  if (known) return known;
  const made = newUuid();
  writeCookie(cookieName, made, cookieLife);
  return made;
}

let asked: Promise<string> | null = null;

/** The device's id; in the app shell the native side's, or the browser's where it does not answer. */
export function deviceId(): Promise<string> {
  if (!inAppShell()) return Promise.resolve(browserDeviceId());
  asked ??= callNative('deviceId', undefined).then((id) => id ?? browserDeviceId());
  return asked;
}
