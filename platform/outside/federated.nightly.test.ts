import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from '@playwright/test';
import { type BuildStore, openBuildStore } from '@scoreline/remote-kit/build-store';
import { readDescriptor } from '@scoreline/remote-kit/admission';
import type { BuildDescriptor } from '@scoreline/shared-lib/contract';

import { installed, root, run, stopChildren } from '../../tools/run/children.mjs';
import { until } from '../../tools/run/until.mjs';
import { openBrowser } from '../commands/contract/browser';
import { copyBuilds } from '../drills/build/copyBuilds';
import { openReleases } from '../drills/build/releases';
import { startServer } from '../drills/site/startServer';
import { readOptions } from '../commands/options';
import { selectBuilds } from '../commands/selectBuilds';
import { install, openOutside, packAll, type Packed } from './packages';
import { openPlatform, type Platform } from './platform';

const bundlers = ['webpack', 'rspack', 'vite'] as const;
type Bundler = (typeof bundlers)[number];
const nameOf = (bundler: Bundler) => `mf-hello-${bundler}`;

let outside: Awaited<ReturnType<typeof openOutside>>;
let packed: Packed;
let platform: Platform;
let browser: Browser;
let releases: Awaited<ReturnType<typeof openReleases>>;
let store: BuildStore;
let shell: Record<string, string>;
let site: string;

beforeAll(async () => {
  outside = await openOutside();
  packed = await packAll(join(outside.folder, 'packages'));
  const [remotes, paths, namespaces] = ['mf-hello-', '/hello-', 'hello-'].map((before) =>
    bundlers.map((bundler) => before + bundler),
  ) as [string[], string[], string[]];
  platform = await openPlatform(join(outside.folder, 'platform'), {
    hello: { remotes, paths, namespaces },
  });
  const data = join(outside.folder, 'site');
  store = openBuildStore(join(data, 'registry'));
  const options = readOptions(['build', '--brand', 'scoreline']);
  shell = await selectBuilds({ ...options, names: ['shell'] });
  await copyBuilds(openBuildStore(options.store), store, shell);
  releases = await openReleases(data, store);
  await releases.release(shell);
  const program = [installed('tsx/dist/cli.mjs'), join(root, 'server/src/main.ts')];
  site = `http://localhost:${await startServer(data, program)}`;
  browser = await openBrowser();
}, 480_000);
afterAll(async () => {
  await browser?.close();
  await stopChildren();
  await platform?.close();
  await outside?.close();
});

/** Copies the example out of the repository and installs its packages. */
async function takeExample(bundler: Bundler): Promise<string> {
  const project = join(outside.folder, bundler);
  await cp(join(root, 'examples/remotes', bundler), project, { recursive: true });
  await install(project, packed);
  return project;
}

/**
 * Runs the kit's command in the project as the team.
 * @throws with the output on failure
 */
async function kit(project: string, ...args: string[]): Promise<string> {
  const keys = join(outside.folder, 'platform/keys');
  const { code, output } = await run(join(project, 'node_modules/.bin/remote-kit'), args, {
    cwd: project,
    env: {
      REGISTRY_URL: platform.url,
      REGISTRY_TOKEN: await readFile(join(keys, 'hello.token'), 'utf8'),
      REGISTRY_TEAM_KEY: join(keys, 'hello.pem'),
    },
  });
  if (code !== 0) throw new Error(output);
  return output;
}

const promote = (project: string) =>
  kit(project, 'promote', '--commit', 'c0ffee1', '--reason', 'the page says more');

/** The build in the registry's signed release for all devices. */
async function released(bundler: Bundler): Promise<string> {
  const release = await platform.release('scoreline/prod/stable');
  return release?.remotes[nameOf(bundler)]?.build ?? '';
}

/** Releases the team's builds on the site. */
async function show(project: string, bundler: Bundler, build: string): Promise<void> {
  const from = openBuildStore(join(project, 'node_modules/.cache/remote-kit'));
  await copyBuilds(from, store, { [nameOf(bundler)]: build });
  await releases.release({ ...shell, [nameOf(bundler)]: build });
}

/** Opens the remote's page once the server has this build, and returns the result of `look`. */
async function visit<Found>(
  bundler: Bundler,
  build: string,
  look: (page: Page) => Promise<Found>,
  alter?: (page: Page) => Promise<unknown>,
): Promise<Found> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const address = `${site}/en/hello-${bundler}`;
  try {
    const page = await context.newPage();
    const isServed = async () => (await (await fetch(address)).text()).includes(build);
    await until(`the server has ${build}`, isServed);
    await alter?.(page);
    await page.goto(address);
    return await look(page);
  } finally {
    await context.close();
  }
}

interface Federation {
  moduleInfo: object;
  __INSTANCES__: { shareScopeMap: { default: { react: object } } }[];
}

/** Reads the visible state of the build from the page. */
async function lookAt(page: Page, bundler: Bundler) {
  const own = page.locator(`.hello-${bundler}`);
  const title = await own.getByRole('heading').innerText();
  await own.getByRole('button').click();
  const later = await own.getByRole('status').innerText();
  const padding = await own.evaluate((element) => getComputedStyle(element).paddingInlineStart);
  const react = await own.getByText(/^React/).innerText();
  const listed = await page.evaluate(() => {
    const { moduleInfo, __INSTANCES__: instances } = (
      globalThis as unknown as { __FEDERATION__: Federation }
    ).__FEDERATION__;
    const [host] = instances;
    return {
      modules: Object.keys(moduleInfo),
      reacts: Object.keys(host?.shareScopeMap.default.react ?? {}),
    };
  });
  return { title, later, padding, react, ...listed };
}

const sentinel = 'globalThis.tampered=true;';

/** Visits the page with one altered file of the build. Returns whether the file was requested and whether it ran. */
async function alteredVisit(bundler: Bundler, build: string, path: string) {
  let isAsked = false;
  const alter = (page: Page) =>
    page.route(`**/builds/${nameOf(bundler)}/${build}/${path}`, async (route) => {
      isAsked = true;
      const response = await route.fetch();
      await route.fulfill({ response, body: sentinel + (await response.text()) });
    });
  const look = async (page: Page) => {
    const button = page.locator(`.hello-${bundler}`).getByRole('button');
    const card = page.getByRole('alert');
    await button.or(card).first().waitFor();
    if (await button.isVisible()) {
      await button.click();
      await page.waitForTimeout(300);
    }
    return page.evaluate(() => 'tampered' in globalThis);
  };
  const hasRun = await visit(bundler, build, look, alter);
  return { isAsked, hasRun };
}

describe.each(bundlers)('the example built by %s’s federation', (bundler) => {
  const builds: string[] = [];
  let project: string;

  it('pins what this repository tests with', async () => {
    const { dependencies } = JSON.parse(
      await readFile(join(root, 'examples/remotes', bundler, 'package.json'), 'utf8'),
    ) as { dependencies: Record<string, string> };
    for (const [name, version] of Object.entries(dependencies)) {
      const path = join(root, 'node_modules', name, 'package.json');
      const { version: ours } = JSON.parse(await readFile(path, 'utf8')) as { version: string };
      expect([name, version]).toEqual([name, ours]);
    }
  });

  it('goes through the registry, and back to the build before', async () => {
    project = await takeExample(bundler);
    await promote(project);
    builds.push(await released(bundler));
    const path = join(project, 'locales/en.json');
    const texts = await readFile(path, 'utf8');
    await writeFile(path, texts.replace('Built by', 'Built again by'));
    await promote(project);
    builds.push(await released(bundler));
    expect(new Set(builds).size).toBe(2);
    await kit(project, 'rollback', '--reason', 'slower than before');
    expect(await released(bundler)).toBe(builds[0]);
  }, 240_000);

  it('renders on the site with the page’s React, its styles and a chunk loaded later', async () => {
    const [first = '', second = ''] = builds;
    await show(project, bundler, second);
    const look = (page: Page) => lookAt(page, bundler);
    const name = bundler.replace(/^[rv]/, (letter) => letter.toUpperCase());
    expect(await visit(bundler, second, look)).toEqual({
      ...{ title: `Built again by ${name}`, later: 'Loaded later', padding: '24px' },
      ...{ react: 'React 19.3.1', reacts: ['19.3.1'] },
      modules: ['shell', `hello-${bundler}:${second}`],
    });
    await show(project, bundler, first);
    expect((await visit(bundler, first, look)).title).toBe(`Built by ${name}`);
  }, 120_000);

  it('runs none of its scripts that was altered', async () => {
    const [build = ''] = builds;
    const { files } = (await readDescriptor(store, nameOf(bundler), build)) as BuildDescriptor;
    const scripts = files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(2);
    const ends: Record<string, object> = {};
    for (const path of scripts) ends[path] = await alteredVisit(bundler, build, path);
    // Vite emits two files for builds that start on their own.
    const isUsed = (path: string) => !/hostInit|pendingShares/.test(path);
    const refused = scripts.map((path) => [path, { isAsked: isUsed(path), hasRun: false }]);
    expect(ends).toEqual(Object.fromEntries(refused));
  }, 240_000);
});
