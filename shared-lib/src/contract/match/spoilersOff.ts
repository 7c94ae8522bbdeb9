const name = 'spoilers';
const off = 'off';

/** Whether an address asks that the score of its match is kept back: `?spoilers=off`. */
export const keepsScoreBack = (query: URLSearchParams): boolean => query.get(name) === off;

/** A whole address (`https://…`) that keeps the score of its match back, or does not; the rest of it stays. */
export function withSpoilers(address: string, isKeptBack: boolean): string {
  const url = new URL(address);
  if (isKeptBack) url.searchParams.set(name, off);
  else url.searchParams.delete(name);
  return url.href;
}
