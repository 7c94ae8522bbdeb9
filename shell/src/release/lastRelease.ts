import type { Release, ReleaseTrack, SignedRelease } from '@scoreline/shared-lib/contract';
import { readJson } from '@scoreline/shared-lib/device';

const keyOf = ({ brand, env, channel }: ReleaseTrack) => `release:${brand}:${env}:${channel}`;

/** The newest release this browser has accepted on the track; null too where its storage is closed. */
export const lastRelease = (track: ReleaseTrack, storage: Storage | null) =>
  readJson<SignedRelease>(storage, keyOf(track));

/** Remembers an accepted release; a full or closed storage only costs the protection against an older one. */
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
