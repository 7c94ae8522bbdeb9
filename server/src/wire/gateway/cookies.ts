const longestCookie = 512;

/** Value of a cookie of a request; undefined for none, or one longer than any of ours. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && value.length <= longestCookie ? value : undefined;
}
