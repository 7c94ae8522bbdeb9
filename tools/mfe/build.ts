import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { BuildDescriptor } from '@scoreline/shared-lib/contract';
import webpack, { type Configuration } from 'webpack';

import { writeAtomically } from '@scoreline/registry/durable';
import { inputsOf, remoteConfig, root, shellConfig } from '../../webpack.base.js';
import { storeSources } from './contract/sources';
import { readJson, type BuildStore } from './buildStore';

export interface Built {
  name: string;
  build: string;
  /** Milliseconds; 0 when equal sources had been built before. */
  took: number;
}

/** Which build came of which sources: in the working tree, because whoever writes the store must not choose it. */
const builtBefore = join(root, 'node_modules/.cache/mfe/built');

/** The shell and every folder `mf-*` that exposes something. */
export async function buildableNames(): Promise<string[]> {
  const names = (await readdir(root)).filter((name) => /^mf-[a-z0-9-]+$/.test(name));
  const ready = await Promise.all(
    names.map(async (name) => {
      const path = join(root, name, 'package.json');
      // One that cannot be read is named all the same: its build says what is wrong with it.
      const found = await readJson<{ exports?: object }>(path).catch(() => ({ exports: {} }));
      return found?.exports ? name : null;
    }),
  );
  return ['shell', ...ready.filter((name) => name !== null).sort()];
}

export async function compile(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
}

export async function moveIntoStore(store: BuildStore, output: string): Promise<BuildDescriptor> {
  const descriptor = await readJson<BuildDescriptor>(join(output, 'descriptor.json'));
  if (!descriptor) throw new Error(`the build in ${output} has no descriptor.json`);
  const target = store.build(descriptor.name, descriptor.build);
  if (!existsSync(target)) {
    await mkdir(store.builds(descriptor.name), { recursive: true });
    // Equal builds may arrive at once: the second one finds the folder taken, by the same content.
    await rename(output, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  }
  return descriptor;
}

/**
 * Builds the shell or the remote in `directory` into the store, under the hash of its content.
 * @throws with webpack's own message when it does not compile.
 */
export async function build(store: BuildStore, directory: string): Promise<Built> {
  const startedAt = performance.now();
  const name = directory.split('/').at(-1) ?? directory;
  const known = join(builtBefore, name, inputsOf(directory));
  const earlier = await readJson<string>(known);
  if (earlier && existsSync(store.build(name, earlier))) return { name, build: earlier, took: 0 };

  const output = join(store.root, 'tmp', `${name}-${process.pid}-${Date.now()}`);
  const config = name === 'shell' ? shellConfig : remoteConfig;
  try {
    await compile(config(directory, { output }));
    const descriptor = await moveIntoStore(store, output);
    await storeSources(store, descriptor, { root, directory });
    await writeAtomically(known, JSON.stringify(descriptor.build));
    const took = performance.now() - startedAt;
    return { name, build: descriptor.build, took };
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}
