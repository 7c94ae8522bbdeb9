import {
  type Boot,
  type BrandConfig,
  isExpired,
  refusalOf,
  type Release,
  type ReleaseTrack,
  trackName,
  withCanaries,
} from '@scoreline/shared-lib/contract';

import { localStore } from '@scoreline/shared-lib/device';

import { lastRelease, rememberRelease } from './lastRelease';
import { RefusedRelease, verifyRelease } from './verifyRelease';
import { wholeRelease } from './wholeRelease';

type Signed = Pick<Boot, 'release' | 'releaseKeys' | 'canaries'> & {
  brand: Pick<BrandConfig, 'key' | 'env'>;
};

/** The page's track: pages run the stable channel, or a canary of it. */
const trackOf = ({ key, env }: Signed['brand']): ReleaseTrack => ({
  brand: key,
  env,
  channel: 'stable',
});

/** The last release this browser accepted; its number still binds after it has expired. */
async function lastAccepted(
  track: ReleaseTrack,
  keys: Boot['releaseKeys'],
  storage: Storage | null,
) {
  const signed = lastRelease(track, storage);
  if (!signed) return null;
  // A retired key does not bind: someone else may have chosen its numbers.
  const release = await verifyRelease(signed, keys).catch(() => null);
  return release && trackName(release) === trackName(track) ? release : null;
}

async function counting(
  { release: signed, releaseKeys }: Signed,
  track: ReleaseTrack,
  now: number,
) {
  const release = await verifyRelease(signed, releaseKeys);
  const refusal = refusalOf(release, track, now);
  if (refusal) throw new RefusedRelease(`The release does not count here: ${refusal}.`);
  return release;
}

/** @throws RefusedRelease for a release older than the last accepted one. */
function checkOrder(release: Release, last: Release | null): void {
  // A version 1 canary runs alongside the release it covers, so devices that leave the canary return to that number.
  if (!last || last.seq <= release.seq || last.canary?.over === release.seq) return;
  throw new RefusedRelease(`Release ${release.seq} is older than ${last.seq}.`);
}

async function newest(boot: Signed, storage: Storage | null, now: number): Promise<Release> {
  const track = trackOf(boot.brand);
  const last = await lastAccepted(track, boot.releaseKeys, storage);
  const running = last && !isExpired(last, now) ? last : null;
  try {
    const release = await counting(boot, track, now);
    checkOrder(release, last);
    if (last?.seq !== release.seq) rememberRelease(release, boot.release, storage);
    return release;
  } catch (refusal) {
    if (running) return running;
    throw refusal;
  }
}

/**
 * The release this page runs: the page's own, or a later one that this browser has already accepted, so that a replayed old
 * page cannot restore an old build. An expired or unreadable release, or one of another brand, environment or channel, also
 * leaves the accepted one in force. Adds the canaries that the page server chose, as far as the signed release names them,
 * because the server's word alone must not run code. `now` is in milliseconds.
 * @throws RefusedRelease if the page's release is refused and none has been accepted yet.
 */
export const acceptRelease = async (
  boot: Signed,
  storage: Storage | null = localStore(),
  now: number = Date.now(),
) => wholeRelease(withCanaries(await newest(boot, storage, now), boot.canaries ?? {}));
