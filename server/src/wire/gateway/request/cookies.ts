import fastifyCookie, { type SerializeOptions } from '@fastify/cookie';

const longestCookie = 512;

/** Caches the last header, because a page reads eight cookies of one request in a row. */
let last: { header: string; cookies: Record<string, string | undefined> } | undefined;

function cookiesOf(header: string): Record<string, string | undefined> {
  if (last?.header !== header) last = { header, cookies: fastifyCookie.parse(header) };
  return last.cookies;
}

/** Value of a request's cookie; undefined if missing or longer than any of ours. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const value = header && cookiesOf(header)[name];
  return value && value.length <= longestCookie ? value : undefined;
}

/** A `Set-Cookie` line; `maxAge` in seconds. */
export const cookieLine = (
  name: string,
  value: string,
  options: Pick<SerializeOptions, 'path' | 'httpOnly' | 'sameSite' | 'secure' | 'maxAge'>,
): string => fastifyCookie.serialize(name, value, options);
