import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from '@playwright/test';
import type { BuildStore } from '@scoreline/remote-kit/build-store';
import { readDescriptor } from '@scoreline/remote-kit/admission';
import { checkUpload } from '@scoreline/remote-kit/check';
import { openStage } from '@scoreline/remote-kit/dev';

import { root } from '../../tools/run/children.mjs';
import { build } from './build';
import { emptyStore, putBuild } from './buildFixture';
import { openBrowser } from './contract/browser';
import { type Plain, plainBuild } from './plainBuilds';

const name = 'mf-plain';
const routes = [{ path: '/plain', layout: 'custom' as const, title: 'plain' }];
const timeout = 120_000;

let store: BuildStore;
let browser: Browser;
let shell: string;

beforeAll(async () => {
  store = await emptyStore();
  browser = await openBrowser();
  ({ build: shell } = await build(store, join(root, 'shell')));
}, 300_000);
afterAll(() => browser.close());

const addresses: Record<string, string> = { [name]: '/plain', 'mf-vite': '/vite/9' };

/** Outcome of a page of the remote: its lazy part ran or was refused, or a card replaced it. */
async function ending(id: string, remote = name): Promise<{ end: string; isTampered: boolean }> {
  const stage = await openStage(store, { shell, [remote]: id });
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`${stage.origin}/en${addresses[remote]}`);
    const found = await page.waitForFunction(
      (card) =>
        document.documentElement.dataset.later ?? (document.querySelector(card) ? 'card' : null),
      `[role=alert][data-remote="${remote}"]`,
    );
    const end = String(await found.jsonValue());
    const isTampered = await page.evaluate(() => 'tampered' in document.documentElement.dataset);
    return { end, isTampered };
  } finally {
    await context.close();
    await stage.close();
  }
}

/** Alters a file of a signed build for the duration of `work`. */
async function altered(id: string, path: string, remote = name) {
  const file = join(store.build(remote, id), path);
  const source = await readFile(file, 'utf8');
  await writeFile(file, `document.documentElement.dataset.tampered = 'yes';${source}`);
  return ending(id, remote).finally(() => writeFile(file, source));
}

describe.each(['webpack', 'rspack'] as const)('a remote of %s’s own federation', (bundler) => {
  let plain: Plain;
  beforeAll(async () => {
    plain = await plainBuild(store, bundler);
  });

  it(
    'is admitted, and runs with its later part',
    async () => {
      await checkUpload(store, { name, build: plain.build });
      expect(await ending(plain.build)).toEqual({ end: 'ran', isTampered: false });
    },
    timeout,
  );

  it.each([
    ['entry', 'card'],
    ['exposed', 'card'],
    ['lazy', 'refused'],
  ] as const)(
    'does not run its %s file when it was altered',
    async (file, end) => {
      const shown = await altered(plain.build, plain[file]);
      expect(shown).toEqual({ end, isTampered: false });
    },
    timeout,
  );

  it(
    'is refused where its chunks share a queue with those of other builds',
    async () => {
      const constant = await plainBuild(store, bundler, 'plain');
      await checkUpload(store, { name, build: constant.build });
      const path = join(store.build(name, constant.build), constant.entry);
      const files = {
        'remoteEntry.js': (await readFile(path, 'utf8')).replace(/Chunkplain/g, 'Chunk'),
      };
      const over = { entry: 'remoteEntry.js', global: 'plain', routes };
      const shared = await putBuild(store, name, 2, over, files);
      await expect(checkUpload(store, { name, build: shared })).rejects.toThrow(
        'set output.uniqueName to plain',
      );
    },
    timeout,
  );
});

describe('a remote of Vite’s own federation', () => {
  it(
    'is refused for each file that is a module, with what to do',
    async () => {
      const { build: id, entry, exposed, lazy } = await plainBuild(store, 'vite');
      const refusal = await checkUpload(store, { name, build: id }).catch(String);
      for (const file of [entry, exposed, lazy])
        expect(refusal).toContain(`mf-plain: ${file} is no classic script`);
      expect(refusal).toContain('as one script by remote.build.mjs');
    },
    timeout,
  );

  it(
    'runs by remote.build.mjs, which makes it one classic script, but neither of its files that was altered',
    async () => {
      const { build: id } = await build(store, join(root, 'platform/commands/fixtures/mf-vite'));
      const { entry, initial } = (await readDescriptor(store, 'mf-vite', id))!;
      for (const path of [entry, ...initial])
        expect(await altered(id, path, 'mf-vite')).toEqual({ end: 'card', isTampered: false });
    },
    timeout,
  );
});

/** A hand-written container of a team, which imports a module. */
const importing = (global: string, address: string) => `var ${global} = {
  init() {},
  get: async () => () => ({ remote: { contract: '^1.0.0', namespaces: [], routes: [
    { path: '/plain', Component: () => 'Plain stands' } ] } }),
};
const note = (end) => () => (document.documentElement.dataset.later = end);
import(${JSON.stringify(address)}).then(note('ran'), note('refused'));`;

describe('a module of another origin', () => {
  it(
    'is refused before it is released, and does not run where it was',
    async () => {
      let asked = 0;
      const server = createServer((_request, response) => {
        asked += 1;
        const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
        response.writeHead(200, headers).end(`document.documentElement.dataset.tampered = 'yes';`);
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const { port } = server.address() as AddressInfo;
      const address = `http://127.0.0.1:${port}/evil.js`;
      const global = 'mf_plain_importing';
      const over = { entry: 'remoteEntry.js', global, routes };
      const files = { 'remoteEntry.js': importing(global, address) };
      const id = await putBuild(store, name, 3, over, files);
      await expect(checkUpload(store, { name, build: id })).rejects.toThrow(
        'remoteEntry.js imports modules by import()',
      );
      expect(await ending(id)).toEqual({ end: 'refused', isTampered: false });
      expect(asked).toBe(0);
      await new Promise((done) => server.close(done).closeAllConnections());
    },
    timeout,
  );
});
