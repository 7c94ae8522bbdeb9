import { cookieSeconds } from '../contract';

const secure = (): string => (location.protocol === 'https:' ? '; Secure' : '');

/** A cookie's value, or null; null too where there is no page. */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found ? decodeURIComponent(found.slice(start.length)) : null;
}

export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure()}`;
}

/**
 * Writes a cookie unless it has that value already: Safari keeps a script's cookie for seven days, and the server's, which
 * this would replace, as long as the server says. False where the browser refuses it.
 */
export function keepCookie(name: string, value: string): boolean {
  if (readCookie(name) === value) return true;
  writeCookie(name, value);
  return readCookie(name) === value;
}

/** Whether the browser keeps cookies of this site. */
export function keepsCookies(): boolean {
  const isKept = keepCookie('probe', '1');
  removeCookie('probe');
  return isKept;
}

/** Writes a cookie again, so that it lives on from this visit. */
export function renewCookie(name: string): void {
  const value = readCookie(name);
  if (value !== null) writeCookie(name, value);
}

export function removeCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure()}`;
}
