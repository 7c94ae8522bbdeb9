import { closeSync, fsyncSync, openSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { BuildDescriptor, ReleaseTrack, SignedRelease } from '@scoreline/shared-lib/contract';

/** Which pages a release is for. */
export type Track = ReleaseTrack;

/** The folder that holds the builds, the releases and their history; any static host can serve a copy of it. */
export function openRegistry(root: string) {
  const track = (of: Track) => join(root, 'releases', of.brand, of.env);
  return {
    root,
    build: (name: string, build: string) => join(root, 'builds', name, build),
    builds: (name: string) => join(root, 'builds', name),
    pointer: (of: Track) => join(track(of), `${of.channel}.json`),
    canary: (of: Track) => join(track(of), `${of.channel}.canary.json`),
    history: (of: Track) => join(track(of), `${of.channel}.history`),
    lock: (of: Track) => join(track(of), `${of.channel}.lock`),
  };
}

export type Registry = ReturnType<typeof openRegistry>;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The file's JSON, or null where there is no such file. */
export async function readJson<T>(path: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Names in a folder, sorted; none where it does not exist. */
export async function namesIn(path: string): Promise<string[]> {
  try {
    return (await readdir(path)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Makes a rename survive a power cut: on a POSIX system the folder's entry is data of its own. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Writes the whole file or none of it: a reader sees the old content or the new one, after a power cut too. */
export async function writeAtomically(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
  const file = await open(temporary, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  syncFolder(dirname(path));
}

export const readDescriptor = (registry: Registry, name: string, build: string) =>
  readJson<BuildDescriptor>(join(registry.build(name, build), 'descriptor.json'));

export const readPointer = (registry: Registry, track: Track) =>
  readJson<SignedRelease>(registry.pointer(track));

export const readCanary = (registry: Registry, track: Track) =>
  readJson<SignedRelease>(registry.canary(track));

/** Sequence numbers of everything ever released on the track, oldest first. */
export async function historyOf(registry: Registry, track: Track): Promise<number[]> {
  const names = await namesIn(registry.history(track));
  return names.map((name) => Number.parseInt(name, 10)).sort((a, b) => a - b);
}

export const readHistory = (registry: Registry, track: Track, seq: number) =>
  readJson<SignedRelease>(join(registry.history(track), `${seq}.json`));

/** Every brand, environment and channel that was ever released to. */
export async function tracksOf({ root }: Registry): Promise<Track[]> {
  const releases = join(root, 'releases');
  const tracks: Track[] = [];
  for (const brand of await namesIn(releases)) {
    for (const env of await namesIn(join(releases, brand))) {
      const names = await namesIn(join(releases, brand, env));
      const channels = names.filter((name) => name.endsWith('.history'));
      tracks.push(
        ...channels.map((name) => ({ brand, env, channel: name.replace(/\.history$/, '') })),
      );
    }
  }
  return tracks;
}
