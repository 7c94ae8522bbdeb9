import type { Release } from '@scoreline/shared-lib/contract';

import { admit } from './admission/admit';
import { canary, contentAgain } from './canary';
import type { SigningKey } from './keys';
import { withLock } from './lock';
import { lifetimeDays, publish } from './publish';
import { type Registry, type Track, tracksOf } from './registry';
import { trustedCanary, trustedCurrent } from './trusted';

const halfLifeMs = (lifetimeDays / 2) * 86_400_000;

const isDue = ({ expires }: Release, now: number) =>
  !(Date.parse(expires ?? '') - now > halfLifeMs);

/** Every channel that was ever released to, of the brands and environments of these tracks. */
export async function allChannels(registry: Registry, tracks: readonly Track[]): Promise<Track[]> {
  const released = await tracksOf(registry);
  return released.filter((one) =>
    tracks.some(({ brand, env }) => brand === one.brand && env === one.env),
  );
}

/** Signs the current release again, with the canary beside it, where half of its time is over; null where it is not. */
export async function renew(
  registry: Registry,
  track: Track,
  key: SigningKey,
  now: number,
): Promise<Release | null> {
  const current = await trustedCurrent(registry, track, key.folder);
  if (!current || !isDue(current, now)) return null;
  const share = (await trustedCanary(registry, track, key.folder))?.canary;
  if (share) return canary(registry, track, key, share.percent);
  return withLock(registry.lock(track), async () => {
    const latest = await trustedCurrent(registry, track, key.folder);
    if (!latest || !isDue(latest, now)) return latest;
    await admit(registry, latest, latest);
    return publish(registry, track, key, contentAgain(latest));
  });
}
