import { isDeepStrictEqual } from 'node:util';

import type { Release } from '@scoreline/shared-lib/contract';

import { needDescriptor } from './compose';
import type { SigningKey } from './keys';
import { withLock } from './lock';
import { currentRelease, pastRelease, publish, selectionOf } from './publish';
import { historyOf, type Registry, type Track, trackName } from './registry';

const sameBuilds = (one: Release, other: Release) =>
  isDeepStrictEqual(selectionOf(one), selectionOf(other));

/**
 * The release to go back to: the newest before the content that runs now which is another content. What a rollback has left
 * behind is never come back to, however often it is repeated.
 */
async function before(registry: Registry, track: Track, current: Release): Promise<number | null> {
  const newestFirst = (await historyOf(registry, track)).reverse();
  let limit = current.restores ?? current.seq;
  for (const seq of newestFirst) {
    if (seq >= limit) continue;
    const release = await pastRelease(registry, track, seq);
    if (!release || release.canary) continue;
    if (!sameBuilds(release, current)) return release.restores ?? seq;
    limit = release.restores ?? limit;
  }
  return null;
}

/** Releases an older content under a new number: the one before the current one, or that of release `toSeq`. */
export function rollback(
  registry: Registry,
  track: Track,
  key: SigningKey,
  toSeq?: number,
): Promise<Release> {
  return withLock(registry.lock(track), async () => {
    const current = await currentRelease(registry, track);
    if (!current) throw new Error(`${trackName(track)} has no release`);
    const seq = toSeq ?? (await before(registry, track, current));
    const older = seq === null ? null : await pastRelease(registry, track, seq);
    if (!older) throw new Error(`${trackName(track)} has no release ${seq ?? 'before this one'}`);
    for (const [name, build] of Object.entries(selectionOf(older))) {
      await needDescriptor(registry, name, build);
    }
    const { shell, remotes } = older;
    return publish(registry, track, key, { shell, remotes, restores: older.restores ?? older.seq });
  });
}
