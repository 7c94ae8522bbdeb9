import { getAgain } from '@scoreline/shared-lib/contract';

import type { ListedFiles } from '../release/listedFiles';

const fetchTimeoutMs = 10_000;

/**
 * Fetches a file of the release: its hash must fit, its status must be a success, and it must come within 10 s.
 * @throws for a file the release does not list.
 */
export async function guardedFetch(
  files: ListedFiles,
  address: string,
  init: RequestInit = {},
): Promise<Response> {
  const integrity = files.integrityOf(address);
  if (!integrity) throw new Error(`${address} is not part of the release`);
  const signal = AbortSignal.timeout(fetchTimeoutMs);
  // A preload is reused only by a request of the same mode and credentials.
  const response = await getAgain(address, {
    ...init,
    integrity,
    signal,
    mode: 'cors',
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}
