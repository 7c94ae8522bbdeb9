import { sign } from 'node:crypto';

import type { Release, SignedRelease } from '@scoreline/shared-lib/contract';

import { compose, type ReleaseContent, type Selection } from './compose';
import type { SigningKey } from './keys';
import { withLock } from './lock';
import {
  historyOf,
  readHistory,
  readPointer,
  type Registry,
  type Track,
  trackName,
  writeAtomically,
} from './registry';

export const contentOf = (signed: SignedRelease): Release => JSON.parse(signed.release) as Release;

/** Signs the exact bytes that travel, so that no canonical form of JSON is needed. */
export function signRelease(release: Release, { keyId, privateKey }: SigningKey): SignedRelease {
  const text = JSON.stringify(release);
  return {
    release: text,
    signature: sign(null, Buffer.from(text), privateKey).toString('base64'),
    keyId,
  };
}

async function publish(
  registry: Registry,
  track: Track,
  key: SigningKey,
  choose: (previous: Release | null) => Promise<ReleaseContent>,
): Promise<Release> {
  return withLock(registry.lock(track), async () => {
    const pointer = await readPointer(registry, track);
    const previous = pointer && contentOf(pointer);
    const content = await choose(previous);
    const used = (await historyOf(registry, track)).at(-1) ?? 0;
    const seq = Math.max(used, previous?.seq ?? 0) + 1;
    const release: Release = { ...track, seq, createdAt: new Date().toISOString(), ...content };
    const text = JSON.stringify(signRelease(release, key));
    // History first: a crash between the two leaves a number that is skipped, never one that is used twice.
    await writeAtomically(`${registry.history(track)}/${seq}.json`, text);
    await writeAtomically(registry.pointer(track), text);
    return release;
  });
}

/** Makes `selection` what the track's pages run, by one atomic rename; what it does not name stays as it is. */
export function promote(
  registry: Registry,
  track: Track,
  key: SigningKey,
  selection: Selection,
): Promise<Release> {
  return publish(registry, track, key, (previous) => {
    const kept = previous ? selectionOf(previous) : {};
    return compose(registry, { ...kept, ...selection }, previous);
  });
}

/** Releases an older content under a new number: the release before the current one, or `toSeq`. */
export function rollback(
  registry: Registry,
  track: Track,
  key: SigningKey,
  toSeq?: number,
): Promise<Release> {
  return publish(registry, track, key, async (current) => {
    if (!current) throw new Error(`${trackName(track)} has no release`);
    const older = (await historyOf(registry, track)).filter((seq) => seq < current.seq);
    const seq = toSeq ?? older.at(-1);
    const signed = seq === undefined ? null : await readHistory(registry, track, seq);
    if (!signed) throw new Error(`${trackName(track)} has no release ${seq ?? 'before this one'}`);
    const { shell, remotes } = contentOf(signed);
    return { shell, remotes };
  });
}

/** Build ids of a release by name. */
export function selectionOf({ shell, remotes }: Release): Selection {
  const builds = Object.entries(remotes).map(([name, { build }]) => [name, build] as const);
  return { shell: shell.build, ...Object.fromEntries(builds) };
}
