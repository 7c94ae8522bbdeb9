import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from '@playwright/test';
import {
  admit,
  compose,
  fitsCaret,
  readDescriptor,
  type Selection,
} from '@scoreline/remote-kit/admission';
import type { BuildStore } from '@scoreline/remote-kit/build-store';
import { openStage } from '@scoreline/remote-kit/dev';
import type { BuildDescriptor, Release } from '@scoreline/shared-lib/contract';

import { root } from '../../../tools/run/children.mjs';
import { build } from '../build';
import { emptyStore } from '../buildFixture';
import { bootProblems } from './bootProblems';
import { openBrowser } from './browser';
import { sourcesOf } from './sources';
import { statedProblems } from './statedProblems';
import { typeProblems } from './typeProblems';

const fixtures = join(root, 'platform/commands/fixtures');
const timeout = 120_000;
let store: BuildStore;
let browser: Browser;
let host: string;
let probe: string;

beforeAll(async () => {
  store = await emptyStore();
  browser = await openBrowser();
  ({ build: host } = await build(store, join(root, 'shell')));
  ({ build: probe } = await build(store, join(fixtures, 'mf-probe')));
}, 300_000);
afterAll(() => browser.close());

const pair = (over: { host?: string; build?: string } = {}) => ({
  remote: { name: 'mf-probe', build: over.build ?? probe },
  host: over.host ?? host,
});

/** A copy of the host with a change in one of the files that remotes see. */
async function changedHost(id: string, file: string, from: string, to: string): Promise<string> {
  await cp(store.build('shell', host), store.build('shell', id), { recursive: true });
  const sources = sourcesOf(store, 'shell', id);
  await cp(sourcesOf(store, 'shell', host), sources, { recursive: true });
  const text = await readFile(join(sources, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(sources, file), text.replace(from, to));
  return id;
}

async function changeDescriptor(id: string, change: Partial<BuildDescriptor>): Promise<string> {
  const folder = store.build('mf-probe', id);
  await cp(store.build('mf-probe', probe), folder, { recursive: true });
  const descriptor = {
    ...(await readDescriptor(store, 'mf-probe', probe)),
    build: id,
    ...change,
  };
  await writeFile(join(folder, 'descriptor.json'), JSON.stringify(descriptor));
  return id;
}

describe('a remote and a host that fit', () => {
  it(
    'fit in what they state, in their types and in a browser',
    async () => {
      expect(await statedProblems(store, pair())).toEqual([]);
      expect(typeProblems(store, pair())).toEqual([]);
      expect(await bootProblems(browser, store, pair())).toEqual([]);
    },
    timeout,
  );
});

describe('a breaking change', () => {
  it(
    'of the module contract fails the types',
    async () => {
      const file = 'shared-lib/src/contract/remote.ts';
      const changed = await changedHost(
        'aaaaaaaaaaaaaaa1',
        file,
        'namespaces: string[]',
        'namespaces: number[]',
      );
      expect(typeProblems(store, pair({ host: changed })).join('\n')).toMatch(
        /src\/remote\.tsx:\d+: Type 'string' is not assignable to type 'number'/,
      );
    },
    timeout,
  );

  it('of what the shell shares fails: a name, a part, a version', async () => {
    const facade = 'platform/browser/src/federation/facades/reactRouterDom.ts';
    const unnamed = await changedHost(
      'aaaaaaaaaaaaaaa2',
      facade,
      "export { Link } from './Link';",
      '',
    );
    expect(await statedProblems(store, pair({ host: unnamed }))).toEqual([
      'imports Link from react-router-dom, which the host does not offer',
    ]);
    const library = 'shared-lib/package.json';
    const older = await changedHost('aaaaaaaaaaaaaaa3', library, '"react": "19.', '"react": "18.');
    expect((await statedProblems(store, pair({ host: older }))).join('\n')).toMatch(
      /wants react \^19\.0\.0, the host has 18\./,
    );
  });

  it(
    'of the contract range fails, stated and in the browser',
    async () => {
      const wanted = await changeDescriptor('bbbbbbbbbbbbbbb1', { contract: '^2.0.0' });
      expect(await statedProblems(store, pair({ build: wanted }))).toEqual([
        'was made for contract ^2.0.0, the host has ^1.1.0',
      ]);
      expect((await bootProblems(browser, store, pair({ build: wanted }))).join('\n')).toContain(
        'shows the error card',
      );
    },
    timeout,
  );

  it(
    'between what is declared and what runs is found in the browser',
    async () => {
      const routes = [{ path: '/', layout: 'tab', title: 'home' } as const];
      const more = [...routes, { path: '/lost/:id', layout: 'custom', title: 'home' } as const];
      const declared = await changeDescriptor('bbbbbbbbbbbbbbb2', { routes: more });
      expect(await bootProblems(browser, store, pair({ build: declared }))).toEqual([
        '/en/lost/1 shows the error card instead of the remote',
        'declares / /lost/:id but runs /',
      ]);
    },
    timeout,
  );

  it(
    'that throws at once is found in the browser',
    async () => {
      const { build: throwing } = await build(store, join(fixtures, 'mf-throws'));
      const remote = { name: 'mf-throws', build: throwing };
      expect((await bootProblems(browser, store, { remote, host })).join('\n')).toContain(
        '/en/throws shows the error card instead of the remote',
      );
    },
    timeout,
  );
});

describe('a new route of a remote', () => {
  async function hashOf(folder: string): Promise<string> {
    const hash = createHash('sha256');
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of names
      .filter((each) => each.isFile())
      .sort((a, b) => (a.name < b.name ? -1 : 1))) {
      hash.update(entry.name).update(await readFile(join(entry.parentPath, entry.name)));
    }
    return hash.digest('hex');
  }

  async function shown(selection: Selection, selector: string): Promise<boolean> {
    const stage = await openStage(store, selection);
    const page: Page = await browser.newPage();
    await page.goto(`${stage.origin}/en/probe/more`);
    await page.locator('main').waitFor();
    const found = page.locator(selector).waitFor({ timeout: 5_000 });
    const isShown = await found.then(
      () => true,
      () => false,
    );
    await page.close();
    await stage.close();
    return isShown;
  }

  it(
    'goes live with the host’s bytes unchanged',
    async () => {
      const before = { shell: host, 'mf-probe': probe };
      const content = await compose(store, before, null);
      await admit(store, content, null);
      const hostBefore = await hashOf(store.build('shell', host));
      expect(await shown(before, '[data-probe=more]')).toBe(false);

      const { build: more } = await build(store, join(fixtures, 'more/mf-probe'));
      const after = { ...before, 'mf-probe': more };
      const next = await compose(store, after, content as Release);
      await admit(store, next, content);
      expect(next.shell).toEqual(content.shell);
      expect(await hashOf(store.build('shell', host))).toBe(hostBefore);
      expect(await shown(after, '[data-probe=more]')).toBe(true);
    },
    timeout,
  );
});

it.each([
  ['^1.2.0', '1.2.0', true],
  ['^1.2.0', '1.9.1', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.0', '2.0.0', false],
  ['^0.1.0', '0.1.4', true],
  ['^0.1.0', '0.2.0', false],
])('%s takes %s: %s', (range, version, fits) => {
  expect(fitsCaret(range, version)).toBe(fits);
});
