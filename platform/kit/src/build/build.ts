import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { BuildDescriptor } from '@scoreline/shared-lib/contract';

import { inputsOf, nameOf, projectOf } from '../preset/index.js';
import { type BuildStore, readJson } from './buildStore';
import { compileRemote, moveIntoStore } from './compile';
import { writeAtomically } from './durableFile';

export interface Built {
  name: string;
  build: string;
  /** Milliseconds; 0 if equal sources had been built before. */
  took: number;
}

/** How to build a folder's sources. */
export interface Recipe {
  /** Hash of all inputs. */
  inputs: string;
  /**
   * Writes the build's files to a folder.
   * @throws with the bundler's own message if compilation fails.
   */
  compile(output: string): Promise<void>;
  /** Called with each new build. */
  built?(descriptor: BuildDescriptor): Promise<void>;
  /** Whether a build that is missing from the store is stored elsewhere, so that it need not be built again. */
  isKept?(name: string, build: string): Promise<boolean>;
}

/** Maps source hashes to builds. Stored beside the sources, because a writer of the store must not choose the build. */
const builtBefore = (directory: string) =>
  join(projectOf(directory), 'node_modules/.cache/mfe/built');

/**
 * Builds `directory` into the store, under the hash of its content. Reuses an earlier build of equal sources if it still
 * exists.
 * @throws with the bundler's own message if compilation fails.
 */
export async function buildBy(
  store: BuildStore,
  directory: string,
  { inputs, compile, built, isKept }: Recipe,
): Promise<Built> {
  const startedAt = performance.now();
  const name = nameOf(directory);
  const known = join(builtBefore(directory), name, inputs);
  const earlier = await readJson<string>(known);
  const isThere = (build: string) =>
    existsSync(store.build(name, build)) || isKept?.(name, build) || false;
  if (earlier && (await isThere(earlier))) return { name, build: earlier, took: 0 };

  const output = join(store.root, 'tmp', `${name}-${process.pid}-${Date.now()}`);
  try {
    await compile(output);
    const descriptor = await moveIntoStore(store, output);
    await built?.(descriptor);
    await writeAtomically(known, JSON.stringify(descriptor.build));
    return { name, build: descriptor.build, took: performance.now() - startedAt };
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/**
 * Builds the remote in `directory`; for `isKept` see `Recipe`.
 * @throws with the bundler's own message if compilation fails.
 */
export const buildRemote = (
  store: BuildStore,
  directory: string,
  isKept?: Recipe['isKept'],
): Promise<Built> =>
  buildBy(store, directory, {
    inputs: inputsOf(directory),
    compile: (output) => compileRemote(directory, { output }),
    ...(isKept && { isKept }),
  });
