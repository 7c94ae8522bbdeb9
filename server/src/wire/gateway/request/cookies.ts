import fastifyCookie, { type SerializeOptions } from '@fastify/cookie';

const longestCookie = 512;

/** Of the last header that was read: a page asks one request for eight of its cookies, one after the other. */
let last: { header: string; cookies: Record<string, string | undefined> } | undefined;

function cookiesOf(header: string): Record<string, string | undefined> {
  if (last?.header !== header) last = { header, cookies: fastifyCookie.parse(header) };
  return last.cookies;
}

/** Value of a cookie of a request; undefined for none, or one longer than any of ours. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const value = header && cookiesOf(header)[name];
  return value && value.length <= longestCookie ? value : undefined;
}

/** A `Set-Cookie` line of a cookie that no other site sends along but by a link; `maxAge` in seconds. */
export const cookieLine = (
  name: string,
  value: string,
  options: Pick<SerializeOptions, 'path' | 'httpOnly' | 'sameSite' | 'secure' | 'maxAge'>,
): string => fastifyCookie.serialize(name, value, options);
