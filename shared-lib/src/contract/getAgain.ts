/** Statuses of the specification after which a GET is tried once more. */
const retried = [408, 409, 425, 429, 500, 502, 503, 504];

/** A GET, tried once more on 408, 409, 425, 429 and 5xx. */
export async function getAgain(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init);
  return retried.includes(response.status) ? fetch(address, init) : response;
}
