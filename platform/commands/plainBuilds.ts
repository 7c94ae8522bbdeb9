import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { BuildStore } from '@scoreline/remote-kit/build-store';
import { rspack } from '@rspack/core';
import webpack from 'webpack';

import { root } from '../../tools/run/children.mjs';
import { putBuild } from './buildFixture';

/** Builds of one remote by the bundlers' own federation plugins, without the kit. */
export const plainBundlers = ['webpack', 'rspack', 'vite'] as const;
export type PlainBundler = (typeof plainBundlers)[number];

export interface Plain {
  build: string;
  entry: string;
  exposed: string;
  lazy: string;
}

const directory = join(root, 'platform/commands/fixtures/mf-plain');
const exposes = { './remote': './src/remote.js' };
const filename = 'remoteEntry.js';

const configOf = (global: string, path: string) => ({
  mode: 'production' as const,
  context: directory,
  entry: {},
  target: 'web' as const,
  output: { path, uniqueName: global, chunkFilename: '[name].js' },
  devtool: false as const,
});

type Finished = (error: Error | null, stats?: { hasErrors(): boolean; toString(): string }) => void;

const run = (start: (finished: Finished) => void) =>
  new Promise<void>((resolve, reject) =>
    start((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString()));
      else resolve();
    }),
  );

/** Each builds into `folder`. */
const make: Record<PlainBundler, (global: string, folder: string) => Promise<unknown>> = {
  webpack: (global, folder) => {
    const plugin = new webpack.container.ModuleFederationPlugin({
      name: global,
      filename,
      exposes,
    });
    const config = { ...configOf(global, folder), plugins: [plugin] };
    return run((finished) => webpack(config, finished));
  },
  rspack: (global, folder) => {
    const plugin = new rspack.container.ModuleFederationPluginV1({
      name: global,
      filename,
      exposes,
    });
    const config = { ...configOf(global, folder), plugins: [plugin] };
    return run((finished) => rspack(config, finished));
  },
  vite: (global, folder) =>
    promisify(execFile)(process.execPath, [join(directory, 'vite.build.mjs'), global, folder], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    }),
};

async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  const read = paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')]);
  return Object.fromEntries(await Promise.all(read)) as Record<string, string>;
}

const holding = (files: Record<string, string>, text: string) =>
  Object.keys(files).find((path) => path.endsWith('.js') && files[path]?.includes(text)) ?? '';

/** Builds the remote with this bundler and stores it, as a team with a hand-written descriptor would. */
export async function plainBuild(
  store: BuildStore,
  bundler: PlainBundler,
  global = `mf_plain_${bundler}`,
): Promise<Plain> {
  const folder = await mkdtemp(join(tmpdir(), 'plain-'));
  await make[bundler](global, folder);
  const files = await filesIn(folder);
  await rm(folder, { recursive: true });
  const routes = [{ path: '/plain', layout: 'custom' as const, title: 'plain' }];
  const over = { entry: filename, global, routes, namespaces: [] };
  const build = await putBuild(store, 'mf-plain', 1, over, files);
  const [exposed, lazy] = [holding(files, 'Plain stands'), holding(files, '"later"')];
  return { build, entry: filename, exposed, lazy };
}
