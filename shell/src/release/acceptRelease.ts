import type { Boot, Release } from '@scoreline/shared-lib/contract';

import { lastRelease, rememberRelease } from './lastRelease';
import { verifyRelease } from './verifyRelease';

async function lastAccepted(release: Release, keys: Boot['releaseKeys'], storage: Storage) {
  const signed = lastRelease(release, storage);
  if (!signed) return null;
  // A key that is no longer in use does not bind: its numbers were counted by somebody else.
  return verifyRelease(signed, keys).catch(() => null);
}

/**
 * The release this page runs: the page's own, unless this browser has already accepted a later one, which then stays
 * in force, so that an old page that is replayed cannot bring an old build back.
 */
export async function acceptRelease(
  { release: signed, releaseKeys }: Pick<Boot, 'release' | 'releaseKeys'>,
  storage: Storage = localStorage,
): Promise<Release> {
  const release = await verifyRelease(signed, releaseKeys);
  const last = await lastAccepted(release, releaseKeys, storage);
  if (last && last.seq > release.seq) return last;
  if (last?.seq !== release.seq) rememberRelease(release, signed, storage);
  return release;
}
