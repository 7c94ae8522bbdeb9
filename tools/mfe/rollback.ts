import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

import { type Release, trackName } from '@scoreline/shared-lib/contract';

import { admit } from './admission/admit';
import type { ReleaseContent } from './compose';
import type { SigningKey } from './keys';
import { withLock } from './lock';
import { publish, selectionOf } from './publish';
import { historyOf, type Registry, type Track } from './registry';
import { trustedCurrent, trustedPast } from './trusted';

const sameBuilds = (one: Release, other: Release) =>
  isDeepStrictEqual(selectionOf(one), selectionOf(other));

/**
 * The release to go back to: the newest before the content that runs now which is another content. What a rollback has left
 * behind is never come back to, however often it is repeated.
 */
async function before(
  registry: Registry,
  track: Track,
  current: Release,
  keyFolder: string,
): Promise<number | null> {
  const newestFirst = (await historyOf(registry, track)).reverse();
  let limit = current.restores ?? current.seq;
  for (const seq of newestFirst) {
    if (seq >= limit) continue;
    // What no published key vouches for any more is nothing to go back to.
    const release = await trustedPast(registry, track, keyFolder, seq).catch(() => null);
    if (!release || release.canary) continue;
    if (!sameBuilds(release, current)) return release.restores ?? seq;
    limit = release.restores ?? limit;
  }
  return null;
}

/** A fallback whose build is gone by now is left out; everything else has to be there. */
function withoutPruned(registry: Registry, { shell, remotes }: Release): ReleaseContent {
  const kept = Object.entries(remotes).map(([name, { fallback, ...remote }]) => {
    const isThere = fallback && existsSync(registry.build(name, fallback.build));
    return [name, isThere ? { ...remote, fallback } : remote] as const;
  });
  return { shell, remotes: Object.fromEntries(kept) };
}

/** Releases an older content under a new number: the one before the current one, or that of release `toSeq`. */
export function rollback(
  registry: Registry,
  track: Track,
  key: SigningKey,
  toSeq?: number,
): Promise<Release> {
  return withLock(registry.lock(track), async () => {
    const current = await trustedCurrent(registry, track, key.folder);
    if (!current) throw new Error(`${trackName(track)} has no release`);
    const seq = toSeq ?? (await before(registry, track, current, key.folder));
    const older = seq === null ? null : await trustedPast(registry, track, key.folder, seq);
    if (!older) throw new Error(`${trackName(track)} has no release ${seq ?? 'before this one'}`);
    const content = withoutPruned(registry, older);
    await admit(registry, content, older);
    return publish(registry, track, key, { ...content, restores: older.restores ?? older.seq });
  });
}
