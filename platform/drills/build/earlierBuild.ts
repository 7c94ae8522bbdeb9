import { join } from 'node:path';
import { createRequire } from 'node:module';

import { readDescriptor } from '@scoreline/remote-kit/admission';
import { compile, moveIntoStore } from '@scoreline/remote-kit/build';
import type { BuildStore } from '@scoreline/remote-kit/build-store';

import { remoteConfig, root, shellConfig } from '../../../webpack.base.js';
import { reseal } from './reseal';

const tag = 'earlier';
const loader = createRequire(import.meta.url).resolve('@scoreline/remote-kit/mark-loader');

/** Our sources that a package's build compiles. */
const sourcesOf = (name: string) =>
  [`${name}/src`, 'platform/browser/src', 'shared-lib/src'].map((path) => join(root, path));

/** Compiles the package with a change in each of its sources. */
async function compileChanged(store: BuildStore, name: string): Promise<string> {
  const directory = join(root, name);
  const output = join(store.root, 'tmp', `${name}-${tag}`);
  const config = (name === 'shell' ? shellConfig : remoteConfig)(directory, { output });
  const changed = { test: /\.tsx?$/, include: sourcesOf(name), enforce: 'post' as const };
  config.module?.rules?.push({ ...changed, use: { loader, options: { text: tag } } });
  // Reuse the cache for unchanged modules, but do not write to it.
  if (config.cache instanceof Object) Object.assign(config.cache, { readonly: true });
  await compile(config);
  return (await moveIntoStore(store, output)).build;
}

/**
 * A build that stands for the previous release of the package: other code and chunks, under its own global.
 * @throws if one of its initial files is also in today's build
 */
export async function earlierBuild(
  store: BuildStore,
  name: string,
  today: string,
): Promise<string> {
  const build = await compileChanged(store, name);
  const [earlier, now] = [
    await readDescriptor(store, name, build),
    await readDescriptor(store, name, today),
  ];
  const known = new Set([now!.entry, ...now!.initial]);
  const same = [earlier!.entry, ...earlier!.initial].find((path) => known.has(path));
  if (same) throw new Error(`${name}: ${same} is the same in both builds`);
  return reseal(store, name, build, { tag });
}
