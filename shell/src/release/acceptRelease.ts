import type { Boot, Release } from '@scoreline/shared-lib/contract';

import { lastRelease, type ReleaseTrack, rememberRelease } from './lastRelease';
import { RefusedRelease, verifyRelease } from './verifyRelease';
import { wholeRelease } from './wholeRelease';

type Signed = Pick<Boot, 'release' | 'releaseKeys'>;

async function lastAccepted(track: ReleaseTrack, keys: Boot['releaseKeys'], storage: Storage) {
  const signed = lastRelease(track, storage);
  if (!signed) return null;
  // A key that is no longer in use does not bind: its numbers were counted by somebody else.
  return verifyRelease(signed, keys).catch(() => null);
}

/** What the text claims to be for; only good to look for an accepted release, which is verified itself. */
function claimedTrack(text: string): ReleaseTrack {
  try {
    return JSON.parse(text) as Release;
  } catch {
    throw new RefusedRelease('The release is not readable.');
  }
}

async function newest({ release: signed, releaseKeys }: Signed, storage: Storage) {
  const release = await verifyRelease(signed, releaseKeys).catch(async (refusal: unknown) => {
    const last = await lastAccepted(claimedTrack(signed.release), releaseKeys, storage);
    if (!last) throw refusal;
    return last;
  });
  const last = await lastAccepted(release, releaseKeys, storage);
  // A canary is tried beside the release it stands over, which whoever leaves it goes back to.
  const isLeft = last?.canary?.over === release.seq;
  if (last && last.seq > release.seq && !isLeft) return last;
  if (last?.seq !== release.seq) rememberRelease(release, signed, storage);
  return release;
}

/**
 * The release this page runs: the page's own, unless this browser has already accepted a later one, which then stays
 * in force, so that an old page that is replayed cannot bring an old build back. One that is refused leaves the accepted
 * one in force too; with none accepted yet it throws.
 */
export const acceptRelease = async (boot: Signed, storage: Storage = localStorage) =>
  wholeRelease(await newest(boot, storage));
