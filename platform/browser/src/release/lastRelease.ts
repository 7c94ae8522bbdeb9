import type { Release, ReleaseTrack, SignedRelease } from '@scoreline/shared-lib/contract';
import { readJson } from '@scoreline/shared-lib/device';

const keyOf = ({ brand, env, channel }: ReleaseTrack) => `release:${brand}:${env}:${channel}`;

/** The newest release this browser has accepted on the track; also null if its storage is unavailable. */
export const lastRelease = (track: ReleaseTrack, storage: Storage | null) =>
  readJson<SignedRelease>(storage, keyOf(track));

/** Stores an accepted release; a full or unavailable storage only loses the protection against older ones. */
export function rememberRelease(
  release: Release,
  signed: SignedRelease,
  storage: Storage | null,
): void {
  try {
    storage?.setItem(keyOf(release), JSON.stringify(signed));
  } catch {
    storage?.removeItem(keyOf(release));
  }
}
