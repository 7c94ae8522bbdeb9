import fastifyCookie, { type SerializeOptions } from '@fastify/cookie';

const longestCookie = 512;

/** Value of a cookie of a request; undefined for none, or one longer than any of ours. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const value = fastifyCookie.parse(header ?? '')[name];
  return value && value.length <= longestCookie ? value : undefined;
}

/** A `Set-Cookie` line of a cookie that no other site sends along but by a link; `maxAge` in seconds. */
export const cookieLine = (
  name: string,
  value: string,
  options: Pick<SerializeOptions, 'path' | 'httpOnly' | 'sameSite' | 'secure' | 'maxAge'>,
): string => fastifyCookie.serialize(name, value, options);
