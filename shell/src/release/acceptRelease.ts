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

/** What the page is of: pages run the default channel, or a canary of it. */
const trackOf = ({ key, env }: Signed['brand']): ReleaseTrack => ({
  brand: key,
  env,
  channel: 'stable',
});

/** The last release this browser has accepted; its number binds even when its time is over. */
async function lastAccepted(
  track: ReleaseTrack,
  keys: Boot['releaseKeys'],
  storage: Storage | null,
) {
  const signed = lastRelease(track, storage);
  if (!signed) return null;
  // A key that is no longer in use does not bind: its numbers were counted by somebody else.
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

/** @throws RefusedRelease for a release that this browser has left behind. */
function checkOrder(release: Release, last: Release | null): void {
  // A canary of version 1 is tried beside the release it stands over, which whoever leaves it goes back to.
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
 * The release this page runs: the page's own, unless this browser has already accepted a later one, which then stays
 * in force, so that an old page that is replayed cannot bring an old build back. One that is refused, because it is
 * another brand's, environment's or channel's, its time is over or it cannot be read, leaves the accepted one in force too;
 * with none accepted yet it throws. It has the canaries that the page server chose, as far as the signed release names them: the server's word
 * alone lets nothing run. `now` in milliseconds.
 */
export const acceptRelease = async (
  boot: Signed,
  storage: Storage | null = localStore(),
  now: number = Date.now(),
) => wholeRelease(withCanaries(await newest(boot, storage, now), boot.canaries ?? {}));
