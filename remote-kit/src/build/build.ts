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
  /** Milliseconds; 0 when equal sources had been built before. */
  took: number;
}

/** How what lies in a folder becomes a build. */
export interface Recipe {
  /** Hash of all that it is made from. */
  inputs: string;
  /** Leaves the build's files in a folder. @throws with the bundler's own message when it does not compile. */
  compile(output: string): Promise<void>;
  /** Called with each new build. */
  built?(descriptor: BuildDescriptor): Promise<void>;
  /** Whether a build that the store has not got is kept where it is needed, so that it need not be made again. */
  isKept?(name: string, build: string): Promise<boolean>;
}

/** Which build came of which sources: beside the sources, because whoever writes the store must not choose it. */
const builtBefore = (directory: string) =>
  join(projectOf(directory), 'node_modules/.cache/mfe/built');

/**
 * Builds what is in `directory` into the store, under the hash of its content; what equal sources became before is taken where it is still kept.
 * @throws with the bundler's own message when it does not compile.
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

/** Builds the remote in `directory`; `isKept` as a recipe has it. */
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
