import { getAgain } from '../contract';

/** A plain GET that brought no JSON: `status` is 0 where there was no answer. */
export class GetError extends Error {
  constructor(readonly status: number) {
    super(`GET failed with ${status}.`);
  }
}

/** JSON of a plain GET, tried once more on 408, 409, 425, 429 and 5xx. Rejects with a `GetError`. */
export async function getJson<T>(address: string, init: RequestInit = {}): Promise<T> {
  const response = await getAgain(address, init);
  if (!response.ok) throw new GetError(response.status);
  return (await response.json()) as T;
}

/** A query string with every name and value as a URI component; absent values are left out. */
export function queryString(query: Record<string, string | number | boolean | undefined>): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
