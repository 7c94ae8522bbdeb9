import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { buildsIn } from '@scoreline/remote-kit/admission';
import { namesIn, openBuildStore } from '@scoreline/remote-kit/build-store';
import { type Access, contentOf, fetchPublic } from '@scoreline/remote-kit/client';

import { sourcesOf } from './contract/sources';
import type { Options } from './options';

const dayMs = 86_400_000;
/** Days that a build may wait for its release. */
const restDays = 7;

const isRecent = (time: number) => Date.now() - time < restDays * dayMs;

/** Builds that a track of the registry runs, tries or falls back to. */
async function buildsInUse(access: Access): Promise<Set<string>> {
  const tracks = (await fetchPublic<string[]>(access, '/registry/releases')) ?? [];
  const signed = await Promise.all(
    tracks.map((track) =>
      fetchPublic<{ release: string }>(access, `/registry/releases/${track}.json`),
    ),
  );
  const releases = signed.filter((one) => one !== null) as Parameters<typeof contentOf>[0][];
  const builds = releases.map(contentOf).flatMap(buildsIn);
  return new Set(builds.map(({ name, build }) => `${name}/${build}`));
}

/**
 * Removes local builds that are unused and older than a week. The registry has the uploaded ones. Servers clean up their mirrors
 * themselves.
 */
export async function prune(access: Access, options: Pick<Options, 'store'>): Promise<string[]> {
  const store = openBuildStore(options.store);
  const inUse = await buildsInUse(access);
  const removed: string[] = [];
  const folder = join(store.root, 'builds');
  for (const name of await namesIn(folder)) {
    for (const build of await namesIn(join(folder, name))) {
      const path = store.build(name, build);
      if (inUse.has(`${name}/${build}`) || isRecent((await stat(path)).mtimeMs)) continue;
      await rm(path, { recursive: true, force: true });
      await rm(sourcesOf(store, name, build), { recursive: true, force: true });
      removed.push(`${name} ${build}`);
    }
  }
  return removed;
}
