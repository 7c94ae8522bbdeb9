/** Statuses after which a GET is tried once more. */
const retried = [408, 409, 425, 429, 500, 502, 503, 504];

/**
 * A GET, tried once more on 408, 409, 425, 429 and 5xx. Under `integrity` a browser refuses the body of such an answer before
 * it tells the status, so there a call that fails is tried once more too, past the cache.
 */
export async function getAgain(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init).catch((reason: unknown) => {
    if (!init.integrity || init.signal?.aborted) throw reason;
    return null;
  });
  if (!response) return fetch(address, { ...init, cache: 'reload' });
  return retried.includes(response.status) ? fetch(address, init) : response;
}
