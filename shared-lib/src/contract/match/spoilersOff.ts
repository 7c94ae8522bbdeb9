const name = 'spoilers';
const off = 'off';

/** Whether an address has `?spoilers=off`, which hides the match's score. */
export const areSpoilersOff = (query: URLSearchParams): boolean => query.get(name) === off;

/** Adds `spoilers=off` to an absolute URL (`https://…`) or removes it; the rest stays unchanged. */
export function withSpoilersOff(address: string, isOff: boolean): string {
  const url = new URL(address);
  if (isOff) url.searchParams.set(name, off);
  else url.searchParams.delete(name);
  return url.href;
}
