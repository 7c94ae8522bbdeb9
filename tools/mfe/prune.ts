import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Release } from '@scoreline/shared-lib/contract';

import type { Selection } from './compose';
import { sourcesOf } from './contract/sources';
import { withLock } from './lock';
import { currentCanary, currentRelease, pastRelease } from './publish';
import { historyOf, namesIn, readJson, type Registry, type Track, tracksOf } from './registry';

const dayMs = 86_400_000;
/** As long a page may be open that still asks for chunks of its builds, and a build wait for its release. */
const restDays = 7;

const isRecent = (time: number) => Date.now() - time < restDays * dayMs;

const buildsOf = ({ shell, remotes }: Release): string[] => [
  `shell/${shell.build}`,
  ...Object.entries(remotes).flatMap(([name, { build, fallback }]) =>
    [build, ...(fallback ? [fallback.build] : [])].map((id) => `${name}/${id}`),
  ),
];

async function buildsInUse(registry: Registry, track: Track, keep: number): Promise<string[]> {
  const numbers = (await historyOf(registry, track)).reverse();
  const past = await Promise.all(numbers.map((seq) => pastRelease(registry, track, seq)));
  const kept = past.filter(
    (release, index) => release && (index < keep || isRecent(Date.parse(release.createdAt))),
  );
  const running = [await currentRelease(registry, track), await currentCanary(registry, track)];
  return [...kept, ...running].flatMap((release) => (release ? buildsOf(release) : []));
}

async function candidateBuilds({ root }: Registry): Promise<string[]> {
  const folder = join(root, 'candidates');
  const candidates = (await namesIn(folder)).map((name) => readJson<Selection>(join(folder, name)));
  return (await Promise.all(candidates)).flatMap((selection) =>
    Object.entries(selection ?? {}).map(([name, build]) => `${name}/${build}`),
  );
}

async function removeUnused(registry: Registry, inUse: ReadonlySet<string>): Promise<string[]> {
  const removed: string[] = [];
  const folder = join(registry.root, 'builds');
  for (const name of await namesIn(folder)) {
    for (const build of await namesIn(join(folder, name))) {
      const path = registry.build(name, build);
      if (inUse.has(`${name}/${build}`) || isRecent((await stat(path)).mtimeMs)) continue;
      await rm(path, { recursive: true, force: true });
      await rm(sourcesOf(registry, name, build), { recursive: true, force: true });
      removed.push(`${name} ${build}`);
    }
  }
  return removed;
}

/**
 * Removes the builds that none of the newest `keep` releases of any track names, nor one of the last seven days, nor a
 * candidate, and that are older than that. No release can be made meanwhile.
 */
export async function prune(registry: Registry, keep: number): Promise<string[]> {
  const tracks = await tracksOf(registry);
  const work = async () => {
    const used = tracks.map((track) => buildsInUse(registry, track, keep));
    const inUse = (await Promise.all([...used, candidateBuilds(registry)])).flat();
    return removeUnused(registry, new Set(inUse));
  };
  const locked = tracks.reduce((inner, track) => () => withLock(registry.lock(track), inner), work);
  return locked();
}
