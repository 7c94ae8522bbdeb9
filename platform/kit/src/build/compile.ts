import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { BuildDescriptor } from '@scoreline/shared-lib/contract';
import webpack, { type Configuration } from 'webpack';

import { bundleRemote, hasOwnBundler, remoteConfig } from '../preset/index.js';
import { type BuildStore, readJson } from './buildStore';

/** @throws with webpack's own message if compilation fails. */
export async function compile(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
}

/**
 * Compiles the remote in `directory` into the folder `output`, with webpack or with the bundler of its `remote.build.mjs`.
 * @throws with the bundler's own message if compilation fails.
 */
export const compileRemote = (
  directory: string,
  options: { output: string; mode?: 'production' | 'development' },
): Promise<void> =>
  hasOwnBundler(directory)
    ? bundleRemote(directory, options)
    : compile(remoteConfig(directory, options));

/**
 * Moves the build in `output` into the store, unless the store has it already, and returns its descriptor.
 * @throws if the build has no `descriptor.json`.
 */
export async function moveIntoStore(store: BuildStore, output: string): Promise<BuildDescriptor> {
  const descriptor = await readJson<BuildDescriptor>(join(output, 'descriptor.json'));
  if (!descriptor)
    throw new Error(
      `${output} has no descriptor.json: its build needs the descriptor plugin of the kit`,
    );
  const target = store.build(descriptor.name, descriptor.build);
  if (!existsSync(target)) {
    await mkdir(store.builds(descriptor.name), { recursive: true });
    // Two equal builds may finish at once: the second finds the folder with the same content.
    await rename(output, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  }
  return descriptor;
}
