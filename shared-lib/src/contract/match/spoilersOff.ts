const name = 'spoilers';
const off = 'off';

/** Whether an address has spoilers off, `?spoilers=off`: the score of its match is kept back. */
export const areSpoilersOff = (query: URLSearchParams): boolean => query.get(name) === off;

/** A whole address (`https://…`) with spoilers off, or without saying so; the rest of it stays. */
export function withSpoilersOff(address: string, isOff: boolean): string {
  const url = new URL(address);
  if (isOff) url.searchParams.set(name, off);
  else url.searchParams.delete(name);
  return url.href;
}
