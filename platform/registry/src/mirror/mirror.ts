import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import {
  type Builds,
  buildsIn,
  type ListedBuild,
  Refusal,
  verifyFiles,
} from '@scoreline/remote-kit/admission';
import { writeAtomically, writeDurably } from '@scoreline/remote-kit/durable';
import {
  type Release,
  type ReleaseLogRow,
  type ReleaseTrack,
  type SignedPreview,
  type SignedRelease,
  trackName,
} from '@scoreline/shared-lib/contract';

import { trustedRelease } from '../keys/signingKeys';
import { countsAt, type Policy } from '../policy/document';
import { highestPolicy } from '../policy/highestPolicy';
import { readPolicy } from '../policy/policies';
import { trackOf } from '../releases/tracks';
import { mirrorLog } from './log';
import { mirrorPreviews } from './previews';
import { mirrorTeams } from './teams';
import { removeUnused, touchReleased } from './unused';

export interface Mirrored {
  /** The registry's address. */
  registry: string;
  rootKey: string;
  /** The folder that servers read releases and builds from, and the folder of the public keys. */
  folder: string;
  keys: string;
  /** Default: all tracks of the registry. */
  tracks?: readonly ReleaseTrack[] | undefined;
  /** Reads the registry's log after an entry, if this server may. */
  log?: ((after: number) => Promise<ReleaseLogRow[]>) | undefined;
  now: Date;
}

const patienceMs = 30_000;

/**
 * The bytes at a path of the registry, or null if there are none.
 * @throws if it does not answer.
 */
async function fetchBytes(registry: string, path: string): Promise<Buffer | null> {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(new URL(path, registry), { redirect: 'error', signal });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`the registry answers ${answer.status} to ${path}`);
  return Buffer.from(await answer.arrayBuffer());
}

async function fetchJson<T>(registry: string, path: string): Promise<T | null> {
  const bytes = await fetchBytes(registry, path);
  return bytes && (JSON.parse(bytes.toString()) as T);
}

/** Publishes the policy's valid keys and removes all others. */
async function mirrorKeys({ keys, now }: Mirrored, policy: Policy): Promise<void> {
  const counting = policy.releaseKeys.filter((key) => countsAt(key, now));
  for (const key of counting)
    await writeAtomically(join(keys, `release-${key.id}.pub`), key.public);
  const names = counting.map(({ id }) => `release-${id}.pub`);
  const gone = (await readdir(keys).catch(() => [])).filter(
    (name) => /^release-[0-9a-f]+\.pub$/.test(name) && !names.includes(name),
  );
  for (const name of gone) await rm(join(keys, name));
}

/** Downloads a missing build: complete and as the release lists it, or not at all. */
async function mirrorBuild({ registry, folder }: Mirrored, listed: ListedBuild): Promise<void> {
  const { name, build, files } = listed;
  const target = join(folder, 'builds', name, build);
  if (existsSync(target)) return;
  await mkdir(dirname(target), { recursive: true });
  const draft = await mkdtemp(`${target}.`);
  try {
    const paths = files.flatMap(({ path }) => [path, `${path}.br`, `${path}.gz`]);
    for (const path of ['descriptor.json', 'bundled.json', ...paths]) {
      const bytes = await fetchBytes(registry, `/registry/builds/${name}/${build}/${path}`);
      if (bytes) await writeDurably(join(draft, path), bytes);
    }
    const drafted: Builds = {
      root: registry,
      read: (_name, _build, path) => readFile(join(draft, path)).catch(() => null),
    };
    await verifyFiles(drafted, listed);
    // Another mirror may have stored the same content first.
    await rename(draft, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function storedIn(path: string): Promise<{ seq: number; hasTree: boolean }> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (!text) return { seq: 0, hasTree: false };
  const { release, tree } = JSON.parse(text) as SignedRelease;
  return { seq: (JSON.parse(release) as Release).seq, hasTree: tree !== undefined };
}

/**
 * Downloads one file of a track, after all builds it names.
 * @returns whether it changed.
 */
async function mirrorRelease(
  mirrored: Mirrored,
  policy: Policy,
  track: ReleaseTrack,
  file: string,
): Promise<boolean> {
  const { registry, folder } = mirrored;
  const target = join(folder, 'releases', file);
  const signed = await fetchJson<SignedRelease>(registry, `/registry/releases/${file}`);
  if (!signed) {
    const wasThere = file.endsWith('.canary.json') && existsSync(target);
    if (wasThere) await rm(target);
    return wasThere;
  }
  const { seq } = JSON.parse(signed.release) as Release;
  const release = trustedRelease(signed, policy, trackName(track), seq);
  const stored = await storedIn(target);
  const before = stored.seq;
  if (seq < before) throw new Refusal('sequence', `release ${seq} is older than ${before}`, file);
  // An upgraded registry adds the version 3 text to a release that is stored already.
  if (seq === before && (stored.hasTree || !signed.tree)) return false;
  await Promise.all(buildsIn(release).map((build) => mirrorBuild(mirrored, build)));
  await writeAtomically(target, JSON.stringify(signed));
  return true;
}

/** Every track with a release. */
async function tracksOf(registry: string): Promise<ReleaseTrack[]> {
  const names = await fetchJson<string[]>(registry, '/registry/releases');
  if (!names) throw new Error('the registry does not list its releases');
  return names.map(trackOf);
}

/**
 * Updates a server's folder from the registry: keys by the policy that the root key signed, then builds, then releases. While
 * the registry is away the folder stays unchanged, and servers continue with it.
 * @returns the new files.
 * @throws Refusal for anything that no key of the policy has signed.
 */
export async function mirror(mirrored: Mirrored): Promise<string[]> {
  const { registry, rootKey } = mirrored;
  const signed = await fetchJson<{ policy: string; signature: string }>(
    registry,
    '/registry/policy',
  );
  if (!signed) throw new Refusal('policy', 'the registry has no policy');
  const policy = readPolicy(signed, rootKey);
  await highestPolicy(join(mirrored.keys, 'policy.json'), rootKey).note(policy);
  await mirrorKeys(mirrored, policy);
  await mirrorTeams(mirrored.folder, policy);
  const tracks = mirrored.tracks ?? (await tracksOf(registry));
  await touchReleased(mirrored);
  const fresh: string[] = [];
  for (const track of tracks) {
    const name = trackName(track);
    for (const file of [`${name}.json`, `${name}.canary.json`])
      if (await mirrorRelease(mirrored, policy, track, file)) fresh.push(file);
  }
  // Registries before previews have no such list.
  const previews = (await fetchJson<SignedPreview[]>(registry, '/registry/previews')) ?? [];
  await mirrorPreviews(previews, {
    ...{ folder: mirrored.folder, policy, now: mirrored.now },
    isServed: (preview) => tracks.some((track) => trackName(track) === trackName(preview)),
    bring: (build) => mirrorBuild(mirrored, build),
  });
  if (fresh.length > 0) await removeUnused(mirrored);
  if (mirrored.log) await mirrorLog(mirrored.folder, mirrored.log);
  return fresh;
}
