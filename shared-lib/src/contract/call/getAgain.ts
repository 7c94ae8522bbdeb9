/** Statuses after which a GET is retried once. */
const retried = [408, 409, 425, 429, 500, 502, 503, 504];

/**
 * Sends a GET and retries once on 408, 409, 425, 429 and 5xx. With `integrity` a browser rejects the body of such an answer
 * before it exposes the status, so a rejected fetch is retried once too, past the cache.
 */
export async function getAgain(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init).catch((reason: unknown) => {
    if (!init.integrity || init.signal?.aborted) throw reason;
    return null;
  });
  if (!response) return fetch(address, { ...init, cache: 'reload' });
  return retried.includes(response.status) ? fetch(address, init) : response;
}
