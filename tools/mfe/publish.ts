import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
import { signRelease, verifySigned } from './signature';

export const contentOf = (signed: SignedRelease): Release => JSON.parse(signed.release) as Release;

export interface Draft extends ReleaseContent {
  canary?: CanaryShare;
  restores?: number;
}

const dayMs = 86_400_000;
/** As long a release counts that is not renewed: an old one cannot be played to a new browser for ever. */
export const lifetimeDays = 90;

/** The signer keeps the highest number itself: a registry that was lost does not make it use one twice. */
const numberFile = ({ folder }: SigningKey, { brand, env, channel }: Track) =>
  join(folder, `release-numbers.${brand}.${env}.${channel}`);

const signedBefore = async (key: SigningKey, track: Track): Promise<number> =>
  Number(await readFile(numberFile(key, track), 'utf8').catch(() => '0')) || 0;

/**
 * Signs the draft under the next number and switches to it. Only the holder of the track's lock may call it.
 * @throws before anything is switched where no published key would vouch for the signature.
 */
export async function publish(
  registry: Registry,
  track: Track,
  key: SigningKey,
  draft: Draft,
): Promise<Release> {
  const used = (await historyOf(registry, track)).at(-1) ?? 0;
  const current = await currentRelease(registry, track);
  const seq = Math.max(used, current?.seq ?? 0, await signedBefore(key, track)) + 1;
  const now = Date.now();
  const times = {
    createdAt: new Date(now).toISOString(),
    expires: new Date(now + lifetimeDays * dayMs).toISOString(),
  };
  const release: Release = { ...track, seq, ...times, ...draft };
  const signed = signRelease(release, key);
  await verifySigned(signed, key.folder);
  const text = JSON.stringify(signed);
  await writeAtomically(numberFile(key, track), String(seq));
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
