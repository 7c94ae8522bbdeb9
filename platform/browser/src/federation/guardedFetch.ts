import { getAgain } from '@scoreline/shared-lib/contract';

import type { ListedFiles } from '../release/listedFiles';
import { fetchFromCdn } from './fromCdn';

const fetchTimeoutMs = 10_000;

/**
 * Fetches a file of the release from the CDN or the site, within 10 s, and checks its hash.
 * @throws for a file that the release does not list, a wrong hash, an error status or a timeout.
 */
export async function guardedFetch(
  files: ListedFiles,
  address: string,
  init: RequestInit = {},
): Promise<Response> {
  const integrity = files.integrityOf(address);
  if (!integrity) throw new Error(`${address} is not part of the release`);
  // A preload is reused only by a request of the same mode and credentials.
  const asked: RequestInit = { ...init, integrity, mode: 'cors', credentials: 'same-origin' };
  // A retry skips the CDN: the site has the signed files.
  const found = init.cache === 'reload' ? null : await fetchFromCdn(address, asked);
  if (found) return found;
  const signal = AbortSignal.timeout(fetchTimeoutMs);
  const response = await getAgain(address, { ...asked, signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}
