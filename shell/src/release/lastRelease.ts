import type { Release, SignedRelease } from '@scoreline/shared-lib/contract';

const keyOf = ({ brand, env, channel }: Release) => `release:${brand}:${env}:${channel}`;

/** The newest release this browser has accepted on the track of `release`. */
export function lastRelease(release: Release, storage: Storage = localStorage) {
  const stored = storage.getItem(keyOf(release));
  return stored ? (JSON.parse(stored) as SignedRelease) : null;
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
