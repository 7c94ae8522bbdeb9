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
 * The server's current release if it is later than the running one and its signature is valid, otherwise null. This page's
 * canaries continue in it as long as they still run.
 */
export async function newerRelease(
  { brand, env, channel, seq }: Release,
  { releaseKeys: keys, canaries = {} }: Pick<Boot, 'releaseKeys' | 'canaries'>,
  now: number = Date.now(),
): Promise<Release | null> {
  try {
    const asked = { cache: 'no-cache', signal: AbortSignal.timeout(patienceMs) } as const;
    const address = `/releases/${brand}/${env}/${channel}`;
    // Servers before version 3 serve only the whole release.
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
