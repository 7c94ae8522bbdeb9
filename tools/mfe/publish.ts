import { sign } from 'node:crypto';

import type { CanaryShare, Release, SignedRelease } from '@scoreline/shared-lib/contract';

import type { ReleaseContent, Selection } from './compose';
import type { SigningKey } from './keys';
import {
  historyOf,
  readCanary,
  readHistory,
  readPointer,
  type Registry,
  type Track,
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

export interface Draft extends ReleaseContent {
  canary?: CanaryShare;
  restores?: number;
}

/** Signs the draft under the next number and switches to it. Only the holder of the track's lock may call it. */
export async function publish(
  registry: Registry,
  track: Track,
  key: SigningKey,
  draft: Draft,
): Promise<Release> {
  const used = (await historyOf(registry, track)).at(-1) ?? 0;
  const current = await currentRelease(registry, track);
  const seq = Math.max(used, current?.seq ?? 0) + 1;
  const release: Release = { ...track, seq, createdAt: new Date().toISOString(), ...draft };
  const text = JSON.stringify(signRelease(release, key));
  // History first: a crash between the two leaves a number that is skipped, never one that is used twice.
  await writeAtomically(`${registry.history(track)}/${seq}.json`, text);
  const target = draft.canary ? registry.canary(track) : registry.pointer(track);
  await writeAtomically(target, text);
  return release;
}

const released = (signed: SignedRelease | null) => signed && contentOf(signed);

/** The release of that number, if there was one. */
export const pastRelease = async (registry: Registry, track: Track, seq: number) =>
  released(await readHistory(registry, track, seq));

export const currentRelease = async (registry: Registry, track: Track) =>
  released(await readPointer(registry, track));

/** The canary that runs beside the current release, if any: a promote or a rollback ends it. */
export async function currentCanary(registry: Registry, track: Track) {
  const [current, canary] = [
    await currentRelease(registry, track),
    released(await readCanary(registry, track)),
  ];
  return canary?.canary && canary.canary.over === current?.seq ? canary : null;
}

/** Build ids of a release by name. */
export function selectionOf({ shell, remotes }: Release): Selection {
  const builds = Object.entries(remotes).map(([name, { build }]) => [name, build] as const);
  return { shell: shell.build, ...Object.fromEntries(builds) };
}
