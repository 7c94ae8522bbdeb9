import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { readDescriptor, type Selection } from '@scoreline/remote-kit/admission';
import { compile, moveIntoStore } from '@scoreline/remote-kit/build';
import { buildIdOf } from '@scoreline/remote-kit/build-id';
import type { BuildStore } from '@scoreline/remote-kit/build-store';
import { writeAtomically } from '@scoreline/remote-kit/durable';

import { oneBundleConfig, root } from '../../webpack.base.js';
import { build } from './build';

const nothingBundled = { packages: {}, sharedLib: [], shares: {}, fromShell: {} };

/** A build of the remote with routes and texts but without scripts, because the shell's bundle contains its code. */
async function withoutScripts(store: BuildStore, name: string): Promise<string> {
  const { build: whole } = await build(store, join(root, name));
  const full = (await readDescriptor(store, name, whole))!;
  const files = full.files.filter(({ path }) => path.startsWith('locales/'));
  const descriptor = { ...full, entry: '', initial: [], files };
  const id = buildIdOf(descriptor);
  const target = store.build(name, id);
  await mkdir(target, { recursive: true });
  await cp(join(store.build(name, whole), 'locales'), join(target, 'locales'), {
    recursive: true,
  });
  await writeAtomically(join(target, 'bundled.json'), JSON.stringify(nothingBundled));
  await writeAtomically(
    join(target, 'descriptor.json'),
    JSON.stringify({ ...descriptor, build: id }),
  );
  return id;
}

/** Builds the shell with these remotes inside, into the same store. */
export async function buildOneBundle(
  store: BuildStore,
  names: readonly string[],
): Promise<Selection> {
  const output = join(store.root, 'tmp', `one-bundle-${process.pid}`);
  const remotes = names.map((name) => join(root, name));
  try {
    await compile(oneBundleConfig(join(root, 'shell'), remotes, { output }));
    const { build: shell } = await moveIntoStore(store, output);
    const builds = names.map(async (name) => [name, await withoutScripts(store, name)] as const);
    return { shell, ...Object.fromEntries(await Promise.all(builds)) };
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}
