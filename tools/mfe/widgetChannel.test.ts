import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { installed, root, stopChildren } from '../run/children.mjs';
import { commands } from './commands';
import { startServer } from './drills/startServer';
import { createKey } from './keys';
import { readOptions } from './options';
import { openRegistry, writeAtomically } from './registry';
import { buildOf, putBuild } from './registryFixture';

let folder = '';
let address = '';

/** A build of the widget whose loader says which it is, and the site's shell. */
async function putBuilds(): Promise<void> {
  const registry = openRegistry(join(folder, 'registry'));
  await putBuild(registry, 'shell', 1);
  for (const version of [1, 2]) {
    const build = await putBuild(registry, 'mf-widget', version);
    const loader = join(registry.build('mf-widget', build), 'element/embed.js');
    await writeAtomically(loader, `/* loader ${version} of __WIDGET_BUILD__ */`);
  }
}

async function mfe(command: 'promote' | 'rollback', ...args: string[]): Promise<void> {
  const places = ['--registry', join(folder, 'registry'), '--keys', join(folder, 'keys')];
  const options = readOptions([command, ...args, ...places, '--brand', 'scoreline']);
  await commands[command]!.run(options);
}

const widget = (version: number) => `mf-widget=${buildOf('mf-widget', version)}`;
const shell = `shell=${buildOf('shell', 1)}`;

/** The loader that pages elsewhere get, and the widget's build that the site's own pages run. */
async function served(): Promise<{ loader: number; site: string | undefined }> {
  const loader = await (await fetch(`${address}/widget/embed.js?v=1`)).text();
  const release = await fetch(`${address}/releases/scoreline/prod/stable.json`);
  const { release: text } = (await release.json()) as { release: string };
  const { remotes } = JSON.parse(text) as { remotes: Record<string, { build: string }> };
  return { loader: Number(/loader (\d)/.exec(loader)?.[1]), site: remotes['mf-widget']?.build };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'widget-channel-'));
  await createKey(join(folder, 'keys'));
  await putBuilds();
  await mfe('promote', shell, widget(1));
  const main = join(root, 'server/src/main.ts');
  const port = await startServer(folder, [installed('tsx/dist/cli.mjs'), main]);
  address = `http://127.0.0.1:${port}`;
}, 180_000);

afterAll(async () => {
  await stopChildren();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 });
});

it('takes back a bad release of the widget alone, while the site goes on', async () => {
  expect(await served()).toEqual({ loader: 1, site: buildOf('mf-widget', 1) });
  await mfe('promote', '--channel', 'widget-v1', shell, widget(1));
  await mfe('promote', widget(2));
  expect(await served()).toEqual({ loader: 1, site: buildOf('mf-widget', 2) });
  await mfe('promote', '--channel', 'widget-v1', widget(2));
  expect(await served()).toEqual({ loader: 2, site: buildOf('mf-widget', 2) });
  await mfe('rollback', '--channel', 'widget-v1');
  expect(await served()).toEqual({ loader: 1, site: buildOf('mf-widget', 2) });
});
