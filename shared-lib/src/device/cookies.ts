import { cookieSeconds } from '../contract';

const secure = (): string => (location.protocol === 'https:' ? '; Secure' : '');

/** Returns a cookie's value; null if it is missing or there is no page. */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found ? decodeURIComponent(found.slice(start.length)) : null;
}

/** Writes a cookie for the whole site, which lives for `cookieSeconds`. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure()}`;
}

/**
 * Writes a cookie unless it already has that value. Safari keeps a script's cookie for only seven days, so rewriting would
 * shorten the server's cookie. Returns false if the browser refuses it.
 */
export function keepCookie(name: string, value: string): boolean {
  if (readCookie(name) === value) return true;
  writeCookie(name, value);
  return readCookie(name) === value;
}

/** Whether the browser stores cookies for this site. */
export function keepsCookies(): boolean {
  const isKept = keepCookie('probe', '1');
  removeCookie('probe');
  return isKept;
}

/** Rewrites a cookie to restart its lifetime. */
export function renewCookie(name: string): void {
  const value = readCookie(name);
  if (value !== null) writeCookie(name, value);
}

export function removeCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure()}`;
}
