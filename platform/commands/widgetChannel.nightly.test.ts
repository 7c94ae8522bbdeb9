import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openBuildStore } from '@scoreline/remote-kit/build-store';

import { installed, root, stopChildren } from '../../tools/run/children.mjs';
import { commands } from './commands';
import { startServer } from '../drills/site/startServer';
import { readOptions } from './options';
import { buildOf, putBuild } from './buildFixture';
import { dataFolder } from '../../tools/run/dataFolder.mjs';

let folder = '';
let address = '';

const ours = process.env;

const loaderOf = (version: number) => ({
  'element/embed.js': `/* loader ${version} of __WIDGET_BUILD__ */`,
});
const widgetOf = (version: number) => ['mf-widget', version, {}, loaderOf(version)] as const;

/** Stores builds of the widget whose loaders identify them, and the site's shell. */
async function putBuilds(): Promise<void> {
  const store = openBuildStore(join(folder, 'built'));
  await putBuild(store, 'shell', 1);
  for (const version of [1, 2]) await putBuild(store, ...widgetOf(version));
}

async function mfe(command: 'promote' | 'rollback', ...args: string[]): Promise<void> {
  const options = readOptions([command, ...args, '--brand', 'scoreline']);
  await commands[command]!.run(options);
}

const widget = (version: number) => `mf-widget=${buildOf(...widgetOf(version))}`;
const shell = `shell=${buildOf('shell', 1)}`;

/** The loader that other sites get, and the widget's build on the site's own pages. */
async function served(): Promise<{ loader: number; site: string | undefined }> {
  const loader = await (await fetch(`${address}/widget/embed.js?v=1`)).text();
  const release = await fetch(`${address}/releases/scoreline/prod/stable.json`);
  const { release: text } = (await release.json()) as { release: string };
  const { remotes } = JSON.parse(text) as { remotes: Record<string, { build: string }> };
  return { loader: Number(/loader (\d)/.exec(loader)?.[1]), site: remotes['mf-widget']?.build };
}

beforeAll(async () => {
  folder = dataFolder('widget-channel');
  process.env = { ...ours, DATA_DIR: folder, DATABASE_URL: '', REGISTRY_URL: '' };
  await putBuilds();
  await mfe('promote', shell, widget(1));
  const main = join(root, 'server/src/main.ts');
  const port = await startServer(folder, [installed('tsx/dist/cli.mjs'), main]);
  address = `http://127.0.0.1:${port}`;
}, 180_000);

afterAll(async () => {
  process.env = ours;
  await stopChildren();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 });
});

it('takes back a bad release of the widget alone, while the site goes on', async () => {
  expect(await served()).toEqual({ loader: 1, site: buildOf(...widgetOf(1)) });
  await mfe('promote', '--channel', 'widget-v1', shell, widget(1));
  await mfe('promote', widget(2));
  expect(await served()).toEqual({ loader: 1, site: buildOf(...widgetOf(2)) });
  await mfe('promote', '--channel', 'widget-v1', widget(2));
  expect(await served()).toEqual({ loader: 2, site: buildOf(...widgetOf(2)) });
  await mfe('rollback', '--channel', 'widget-v1');
  expect(await served()).toEqual({ loader: 1, site: buildOf(...widgetOf(2)) });
});
