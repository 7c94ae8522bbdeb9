import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Selection } from '@scoreline/remote-kit/admission';
import type { Built, Recipe } from '@scoreline/remote-kit/build';
import { openBuildStore } from '@scoreline/remote-kit/build-store';

import { root } from '../../webpack.base.js';
import { build, buildableNames } from './build';
import { fullName, type Options } from './options';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const directoryOf = (name: string) => (name.includes('/') ? resolve(name) : join(root, name));

type IsKept = Recipe['isKept'];

async function buildOne(name: string, { store }: Options, isKept: IsKept): Promise<Built> {
  const directory = directoryOf(name);
  if (!existsSync(join(directory, 'package.json'))) throw new Error(`there is no ${name} here`);
  const result = await build(openBuildStore(store), directory, isKept);
  const took = result.took ? `${Math.round(result.took)} ms` : 'unchanged';
  say(`${result.name} ${result.build} ${took}`);
  return result;
}

async function buildNamed(options: Options, isKept: IsKept): Promise<Built[]> {
  const built: Built[] = [];
  for (const name of options.names) built.push(await buildOne(fullName(name), options, isKept));
  return built;
}

/**
 * Builds everything in the working tree. A remote that fails to build is reported and skipped, so that it does not block the
 * others.
 */
async function buildTree(options: Options, isKept: IsKept): Promise<Built[]> {
  const built: Built[] = [];
  for (const name of await buildableNames()) {
    try {
      built.push(await buildOne(name, options, isKept));
    } catch (error) {
      if (name === 'shell') throw error;
      say(`warning: ${name} was left out, it does not build: ${(error as Error).message}`);
    }
  }
  return built;
}

/** Builds the named parts, or everything. Only a named part must succeed. */
export const buildAll = (options: Options, isKept?: IsKept): Promise<Built[]> =>
  options.names.length > 0 ? buildNamed(options, isKept) : buildTree(options, isKept);

/**
 * `mf-scores=1f2e…` names a build. A bare name, or none, builds from the working tree. With `isKept` the selection may name
 * builds that are stored elsewhere.
 */
export async function selectBuilds(options: Options, isKept?: IsKept): Promise<Selection> {
  const pinned = options.names.filter((name) => name.includes('='));
  const bare = options.names.filter((name) => !name.includes('='));
  const built =
    pinned.length > 0 && bare.length === 0
      ? []
      : await buildAll({ ...options, names: bare }, isKept);
  return Object.fromEntries([
    ...pinned.map((pair) => fullName(pair).split('=') as [string, string]),
    ...built.map(({ name, build: id }) => [name, id] as [string, string]),
  ]);
}
