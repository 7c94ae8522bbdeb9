import type { Release, ReleaseTrack, SignedRelease } from '@scoreline/shared-lib/contract';

const keyOf = ({ brand, env, channel }: ReleaseTrack) => `release:${brand}:${env}:${channel}`;

/** The newest release this browser has accepted on the track; null too where its storage is closed. */
export function lastRelease(track: ReleaseTrack, storage: Storage = localStorage) {
  try {
    const stored = storage.getItem(keyOf(track));
    return stored ? (JSON.parse(stored) as SignedRelease) : null;
  } catch {
    return null;
  }
}

/** Remembers an accepted release; a full or closed storage only costs the protection against an older one. */
export function rememberRelease(
  release: Release,
  signed: SignedRelease,
  storage: Storage = localStorage,
): void {
  try {
    storage.setItem(keyOf(release), JSON.stringify(signed));
  } catch {
    storage.removeItem(keyOf(release));
  }
}
