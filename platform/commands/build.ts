import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import {
  buildBy,
  type BuildStore,
  type Built,
  compile,
  compileRemote,
  readJson,
  type Recipe,
} from '@scoreline/remote-kit/build';

import { inputsOf, root, shellConfig } from '../../webpack.base.js';
import { storeSources } from './contract/sources';

/** The shell and every folder `mf-*` that exposes a module. */
export async function buildableNames(): Promise<string[]> {
  const names = (await readdir(root)).filter((name) => /^mf-[a-z0-9-]+$/.test(name));
  const ready = await Promise.all(
    names.map(async (name) => {
      const path = join(root, name, 'package.json');
      // Include an unreadable package, so that its build reports the error.
      const found = await readJson<{ exports?: object }>(path).catch(() => ({ exports: {} }));
      return found?.exports ? name : null;
    }),
  );
  return ['shell', ...ready.filter((name) => name !== null).sort()];
}

/**
 * Builds the shell or the remote in `directory` into the store and keeps its sources for contract checks. A build of equal
 * sources is reused from the store, or from elsewhere if `isKept` knows it.
 * @throws with the bundler's own message if compilation fails
 */
export function build(
  store: BuildStore,
  directory: string,
  isKept?: Recipe['isKept'],
): Promise<Built> {
  const isShell = directory.split('/').at(-1) === 'shell';
  return buildBy(store, directory, {
    inputs: inputsOf(directory),
    compile: (output) =>
      isShell ? compile(shellConfig(directory, { output })) : compileRemote(directory, { output }),
    built: (descriptor) => storeSources(store, descriptor, { root, directory }),
    ...(isKept && { isKept }),
  });
}
