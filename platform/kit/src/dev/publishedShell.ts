import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import {
  type BuildDescriptor,
  type ReleaseTrack,
  type SignedRelease,
  trackName,
} from '@scoreline/shared-lib/contract';

import { admitFiles } from '../admission/admit';
import { type BuildStore, namesIn } from '../build/buildStore';
import { fetchPublic } from '../client/ask';
import { contentOf } from '../client/tracks';

/** Files downloaded in parallel. */
const lanes = 8;

async function bytesAt(origin: string, path: string): Promise<Buffer> {
  const answer = await fetch(new URL(path, origin));
  if (!answer.ok) throw new Error(`${origin} answers ${answer.status} to ${path}`);
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * Downloads all files of a shell build or none; checks each against the descriptor's hash, and the descriptor against the build
 * id.
 */
async function download(store: BuildStore, origin: string, build: string): Promise<void> {
  const folder = `/registry/builds/shell/${build}/`;
  const text = await bytesAt(origin, `${folder}descriptor.json`);
  const descriptor = JSON.parse(text.toString()) as BuildDescriptor;
  const files = new Map([['descriptor.json', text]]);
  const waiting = [...descriptor.files];
  const lane = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift())
      files.set(file.path, await bytesAt(origin, folder + file.path));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const read = (_name: string, _build: string, path: string) =>
    Promise.resolve(files.get(path) ?? null);
  await admitFiles({ root: origin, read }, { ...descriptor, name: 'shell', build });
  await write(store, build, files);
}

/** Writes a build to its folder, all or nothing; always removes the draft. */
async function write(store: BuildStore, build: string, files: ReadonlyMap<string, Buffer>) {
  const draft = join(store.root, 'tmp', `shell-${process.pid}-${Date.now()}`);
  const target = store.build('shell', build);
  try {
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), bytes);
    }
    await mkdir(dirname(target), { recursive: true });
    await rename(draft, target).catch((error: unknown) => {
      // Another process has stored it meanwhile.
      if (!existsSync(target)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The build of the shell that a track runs, according to the registry that released it; downloaded once. */
async function shellOf(store: BuildStore, registry: string, track: ReleaseTrack): Promise<string> {
  const path = `/registry/releases/${trackName(track)}.json`;
  const signed = await fetchPublic<SignedRelease>({ registry }, path);
  if (!signed) throw new Error(`${trackName(track)} has no release`);
  const { build } = contentOf(signed).shell;
  if (!existsSync(store.build('shell', build))) await download(store, registry, build);
  return build;
}

async function broughtLast(store: BuildStore): Promise<string | undefined> {
  const times = (await namesIn(store.builds('shell'))).map(async (build) => {
    const { mtimeMs } = await stat(store.build('shell', build));
    return { build, mtimeMs };
  });
  const newestFirst = (await Promise.all(times)).sort((a, b) => b.mtimeMs - a.mtimeMs);
  return newestFirst[0]?.build;
}

/**
 * The shell around a remote: the running one, or the last downloaded one while the registry is away.
 * @throws if none was ever downloaded.
 */
export async function publishedShell(
  store: BuildStore,
  registry: string | undefined,
  track: ReleaseTrack,
): Promise<string> {
  try {
    if (!registry) throw new Error('no registry is named: --registry URL, or REGISTRY_URL');
    return await shellOf(store, registry, track);
  } catch (error) {
    const last = await broughtLast(store);
    if (last) return last;
    throw error;
  }
}
