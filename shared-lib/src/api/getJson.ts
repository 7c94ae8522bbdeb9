import { getAgain } from '../contract';

/** A plain GET returned no JSON. `status` is 0 if there was no response. */
export class GetError extends Error {
  constructor(readonly status: number) {
    super(`GET failed with ${status}.`);
  }
}

/**
 * Fetches JSON with a plain GET and retries once on 408, 409, 425, 429 and 5xx.
 * @throws {GetError} if the last response is not OK
 */
export async function getJson<T>(address: string, init: RequestInit = {}): Promise<T> {
  const response = await getAgain(address, init);
  if (!response.ok) throw new GetError(response.status);
  return (await response.json()) as T;
}

/** Encodes a query string. Names and values are URI components, undefined values are omitted. */
export function queryString(query: Record<string, string | number | boolean | undefined>): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
