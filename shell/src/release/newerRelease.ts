import { getJson } from '@scoreline/shared-lib/api';
import {
  type Boot,
  refusalOf,
  type Release,
  type SignedRelease,
  withCanaries,
} from '@scoreline/shared-lib/contract';

import { verifyRelease } from './verifyRelease';
import { wholeRelease } from './wholeRelease';

const patienceMs = 1_500;

/**
 * The release the server has by now, where it is later than the one that runs and its signature holds; else null. A canary that
 * this page was given goes on in it where it still runs.
 */
export async function newerRelease(
  { brand, env, channel, seq }: Release,
  { releaseKeys: keys, canaries = {} }: Pick<Boot, 'releaseKeys' | 'canaries'>,
  now: number = Date.now(),
): Promise<Release | null> {
  try {
    const asked = { cache: 'no-cache', signal: AbortSignal.timeout(patienceMs) } as const;
    const address = `/releases/${brand}/${env}/${channel}`;
    // A server of before version 3 has the whole release alone.
    const answer = await getJson<SignedRelease>(`${address}.tree.json`, asked).catch(() =>
      getJson<SignedRelease>(`${address}.json`, asked),
    );
    const release = await verifyRelease(answer, keys);
    if (!release || release.seq <= seq) return null;
    const isRefused = refusalOf(release, { brand, env, channel }, now) !== null;
    return isRefused ? null : wholeRelease(withCanaries(release, canaries));
  } catch {
    return null;
  }
}
