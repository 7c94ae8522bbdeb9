import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { BuildStore } from '@scoreline/remote-kit/build-store';

/** Folder of a build's sources. They are stored beside the builds but not served, for later contract checks. */
export const sourcesOf = (store: BuildStore, name: string, build: string): string =>
  join(store.root, 'sources', name, build);

const isStored = (path: string) =>
  !/\/(node_modules|dist|\.cache)(\/|$)/.test(path) && !/\.(test|story)\.[jt]sx?$/.test(path);

/** Folders to keep: a remote's own sources, or the part of the shell that remotes see (shared-lib and the facades). */
function foldersOf(root: string, name: string, directory: string): [string, string][] {
  if (name !== 'shell') {
    return ['src', 'package.json'].map((part) => [join(directory, part), part]);
  }
  return [
    'shared-lib/src',
    'shared-lib/locales',
    'shared-lib/package.json',
    'platform/browser/src/federation/facades',
  ].map((part) => [join(root, part), part]);
}

/** Stores the sources of a build once and atomically. */
export async function storeSources(
  store: BuildStore,
  { name, build }: { name: string; build: string },
  { root, directory }: { root: string; directory: string },
): Promise<void> {
  const target = sourcesOf(store, name, build);
  if (existsSync(target)) return;
  await mkdir(dirname(target), { recursive: true });
  const draft = await mkdtemp(`${target}.`);
  for (const [from, part] of foldersOf(root, name, directory)) {
    await cp(from, join(draft, part), { recursive: true, filter: isStored });
  }
  // Another process may have stored the same content first.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
}
