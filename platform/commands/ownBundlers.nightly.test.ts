import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from '@playwright/test';
import { readDescriptor } from '@scoreline/remote-kit/admission';
import { judge, measure } from '@scoreline/remote-kit/budget';
import type { BuildStore } from '@scoreline/remote-kit/build-store';
import { checkUpload } from '@scoreline/remote-kit/check';
import { openStage } from '@scoreline/remote-kit/dev';

import { root } from '../../tools/run/children.mjs';
import { build } from './build';
import { emptyStore } from './buildFixture';
import { bootProblems } from './contract/bootProblems';
import { openBrowser } from './contract/browser';
import { statedProblems } from './contract/statedProblems';

const fixtures = join(root, 'platform/commands/fixtures');
const bundlers = ['vite', 'esbuild'] as const;
const timeout = 120_000;

let store: BuildStore;
let browser: Browser;
const builds: Record<string, string> = {};

beforeAll(async () => {
  store = await emptyStore();
  browser = await openBrowser();
  ({ build: builds.shell } = await build(store, join(root, 'shell')));
  for (const bundler of bundlers)
    ({ build: builds[`mf-${bundler}`] } = await build(store, join(fixtures, `mf-${bundler}`)));
}, 300_000);
afterAll(() => browser.close());

const buildOf = (name: string) => builds[name] ?? '';

describe.each(bundlers)('a remote that %s builds', (bundler) => {
  const name = `mf-${bundler}`;

  it('passes every rule of an upload, and the budget', async () => {
    await checkUpload(store, { name, build: buildOf(name) });
    expect(judge([await measure(store, name, buildOf(name))])).toEqual([]);
  });

  it('says what is inside it and what it takes from the page', async () => {
    const listed = JSON.parse(
      await readFile(join(store.build(name, buildOf(name)), 'bundled.json'), 'utf8'),
    ) as { packages: Record<string, number>; sharedLib: string[]; shares: object };
    const packages = Object.keys(listed.packages);
    if (bundler === 'vite') {
      expect(packages).toContainEqual(expect.stringMatching(/^@vue\/runtime-core@3\./));
      expect(listed.sharedLib).toContain('page');
    } else expect(packages).toEqual([]);
    expect(listed.shares).toMatchObject({ react: '^19.0.0', 'react-router-dom': '^7.0.0' });
    expect(listed).toHaveProperty('fromShell.react-router-dom');
  });

  it(
    'fits the shell in what both state, and starts in a browser',
    async () => {
      const pair = { remote: { name, build: buildOf(name) }, host: buildOf('shell') };
      expect(await statedProblems(store, pair)).toEqual([]);
      expect(await bootProblems(browser, store, pair)).toEqual([]);
    },
    timeout,
  );
});

/** A copy of a fixture next to it with a changed source, for the duration of `work`. */
async function changed<Result>(
  name: string,
  file: string,
  change: (text: string) => string,
  work: (directory: string) => Promise<Result>,
): Promise<Result> {
  const directory = await mkdtemp(join(root, 'node_modules/.cache/mf-changed-'));
  try {
    await cp(join(fixtures, name), directory, { recursive: true });
    const path = join(directory, file);
    const before = await readFile(path, 'utf8');
    const after = change(before);
    expect(after).not.toBe(before);
    await writeFile(path, after);
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

describe('remotes of other bundlers', () => {
  it(
    'share one page, its React and its router, each in its own framework',
    async () => {
      const stage = await openStage(store, builds as { shell: string });
      const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(`${stage.origin}/en/esbuild`);
      await page.getByRole('button', { name: 'Counted 1' }).click();
      expect(await page.getByRole('button', { name: 'Counted 2' }).isVisible()).toBe(true);
      await page.getByRole('link', { name: 'To Vue' }).click();
      await page.getByText('Vue shows 9').waitFor();
      await context.close();
      await stage.close();
    },
    timeout,
  );

  it('are the same build of the same sources, and have a global of their own after each change', async () => {
    for (const bundler of bundlers) {
      const name = `mf-${bundler}`;
      // An empty store, so that no earlier build can be reused.
      const again = await build(await emptyStore(), join(fixtures, name));
      expect(again).toMatchObject({ name, build: buildOf(name) });
      expect(again.took).toBeGreaterThan(0);
      const act = (directory: string) => build(store, directory);
      const spaced = (text: string) => `${text}\n`;
      const { build: other } = await changed(name, 'package.json', spaced, act);
      const globals = await Promise.all(
        [buildOf(name), other].map(async (one) => (await readDescriptor(store, name, one))?.global),
      );
      expect(new Set(globals).size).toBe(2);
      for (const global of globals)
        expect(global).toMatch(new RegExp(`^mf_${bundler}_[0-9a-f]{16}$`));
    }
  });

  it.each([
    ['mf-vite', 'src/remote.ts'],
    ['mf-esbuild', 'src/remote.tsx'],
  ])('do not build where %s imports a name that the shell does not offer', async (name, file) => {
    const wrong = (text: string) =>
      `import { createMemoryRouter } from 'react-router-dom';\n${text.replace("contract: '^1.0.0'", "contract: String(createMemoryRouter) && '^1.0.0'")}`;
    const act = changed(name, file, wrong, async (directory) => build(store, directory));
    await expect(act).rejects.toThrow('imports createMemoryRouter from react-router-dom');
  });

  it('are found out where they bring a React of their own', async () => {
    const greedy = (text: string) =>
      text.replace('external: isShared', 'external: []').replace("'warn'", "'silent'");
    const { build: id } = await changed('mf-vite', 'remote.build.mjs', greedy, (directory) =>
      build(store, directory),
    );
    const problems = judge([await measure(store, 'mf-vite', id)]).join('\n');
    expect(problems).toMatch(/bundles react@19\.\S+, which the shell shares/);
  });

  it('are one script: more is refused by the name of the file', async () => {
    const split = (text: string) =>
      text.replace(
        'inlineDynamicImports: true',
        'manualChunks: (id) => (id.includes("vue") ? "vue" : undefined)',
      );
    const act = changed('mf-vite', 'remote.build.mjs', split, (directory) =>
      build(store, directory),
    );
    await expect(act).rejects.toThrow(/a remote is one script.*vue/);
  });
});
