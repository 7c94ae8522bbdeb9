/** Days a cookie lives unless told. */
export const cookieDays = 36_500;

const secondsInDay = 86_400;

const secure = (): string => (location.protocol === 'https:' ? '; Secure' : '');

/** A cookie's value, or null; null too where there is no page. */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found ? decodeURIComponent(found.slice(start.length)) : null;
}

export function writeCookie(name: string, value: string, days = cookieDays): void {
  const age = days * secondsInDay;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${secure()}`;
}

export function removeCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure()}`;
}
