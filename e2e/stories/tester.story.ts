import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { Page } from '@playwright/test';

import { address, dataDir } from '../environment';
import { expect, openScores, rows, test } from '../story';
import { violationsOf } from '../page/violations';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}.cache/tester-${process.pid}`;

interface Link {
  build: string;
  address: string;
}

/** The output of `npx scoreline remote`. */
async function mfe(...args: string[]): Promise<string> {
  const command = ['node_modules/tsx/dist/cli.mjs', 'platform/commands/main.ts', ...args];
  const env = { ...process.env, DATA_DIR: dataDir, REGISTRY_URL: '' };
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env });
  return stdout.trim();
}

/** A team: another build of a remote or the shell, staged for testers only. */
async function stage(build: string): Promise<Link> {
  const options = ['--brand', 'scoreline', '--site', address, '--json'];
  const said = await mfe('stage', build, ...options);
  const [link] = JSON.parse(said.split('\n').at(-1) ?? '[]') as Link[];
  if (!link) throw new Error(said);
  return link;
}

async function replace(path: string, before: string, after: string): Promise<void> {
  const file = `${folder}/mf-scores/${path}`;
  await writeFile(file, (await readFile(file, 'utf8')).replace(before, after));
}

const probe = (page: Page) => page.locator('[data-probe=ready]');
const badge = (page: Page) => page.locator('[data-page-panel]');
const face = (page: Page) => badge(page).locator('summary');

test.describe.configure({ mode: 'serial' });

test.describe('a build for testers', () => {
  let link: Link;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    await mkdir(folder, { recursive: true });
    await cp(`${root}platform/commands/fixtures/mf-probe`, `${folder}/mf-scores`, {
      recursive: true,
    });
    // It replaces the remote of the same name.
    await replace('package.json', '"mf-probe"', '"mf-scores"');
    await replace('package.json', '"probe"', '"scores-probe"');
    await replace('src/remote.tsx', `['probe']`, `['scores-probe']`);
    link = await stage(`${folder}/mf-scores`);
  });
  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  test('runs with a badge for anyone who opens the link, until they end it', async ({
    page,
    browser,
  }) => {
    // The service worker has cached this page and serves it first.
    await openScores(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await expect(badge(page)).toHaveCount(0);

    await page.goto(link.address);
    await expect(probe(page)).toContainText('Probe');
    const said = `You are testing build ${link.build} of mf-scores by platform until`;
    await expect(face(page)).toContainText(said);
    expect(page.url()).not.toContain('mfe-preview');
    await page.goto('/en');
    await expect(probe(page)).toBeVisible();
    await expect(face(page)).toContainText(said);

    const other = await browser.newContext({ baseURL: address });
    const theirs = await other.newPage();
    await openScores(theirs);
    await expect(badge(theirs)).toHaveCount(0);
    await other.close();

    await face(page).focus();
    await page.keyboard.press('Enter');
    await expect(badge(page).getByRole('combobox')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(badge(page).getByRole('button', { name: 'End the test' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows(page).first()).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    await page.goto('/en');
    await expect(rows(page).first()).toBeVisible();
  });

  test('lists every remote in the panel, in both themes', async ({ page }) => {
    await page.goto(link.address);
    await face(page).click();
    const own = badge(page).locator('[data-remote="mf-scores"]');
    await expect(own).toContainText('for testers, in no release');
    await expect(own).toContainText(link.build);
    await expect(own).toContainText(/Loaded in\s*\d+ ms/);
    await expect(own).toContainText(/Errors here\s*0/);
    await expect(badge(page).locator('[data-remote="mf-match"]')).toContainText(/release \d+/);
    await page.evaluate(() => {
      const fault = Object.assign(new Error('a fault of the build'), {
        stack: performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .find((name) => name.includes('/builds/mf-scores/')),
      });
      dispatchEvent(new ErrorEvent('error', { error: fault }));
    });
    await expect(own).toContainText(/Errors here\s*1/);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page, { within: '[data-page-panel]' })).toEqual([]);
    }
  });

  test('can be chosen where the site accepts developers’ builds', async ({ page }) => {
    await openScores(page, '/en?mfe');
    await expect(face(page)).toHaveText(/^Release \d+$/);
    await face(page).click();
    await badge(page).getByRole('combobox').selectOption(link.build);
    await badge(page).getByRole('button', { name: 'Show this build' }).click();
    await expect(probe(page)).toBeVisible();
    await expect(face(page)).toContainText(`You are testing build ${link.build}`);
  });

  test('does not run for an altered link, with one notice', async ({ page }) => {
    const altered = link.address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    await page.goto(altered);
    await expect(rows(page).first()).toBeVisible();
    await expect(face(page)).toContainText('was altered, or it has been withdrawn');
    await page.goto('/en');
    await expect(rows(page).first()).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
  });

  test('does not run with an altered statement', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
    const page = await context.newPage();
    const before = '\\"team\\":\\"platform\\"';
    await page.route(/\/en$/, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain(before);
      await route.fulfill({ response, body: html.replace(before, before.replace('form', 'x')) });
    });
    await page.goto(link.address.replace('/?', '/en?'));
    await expect(rows(page).first()).toBeVisible();
    await expect(face(page)).toContainText('was altered');
    await expect(probe(page)).toHaveCount(0);
    await context.close();
  });

  test('ends when its team ends the link', async ({ page }) => {
    await page.goto(link.address);
    await expect(probe(page)).toBeVisible();
    expect(await mfe('stage', 'scores', '--end', '--brand', 'scoreline')).toMatch(
      /^links ended: [1-9]/,
    );
    await page.goto('/en');
    await expect(rows(page).first()).toBeVisible();
    await expect(face(page)).toContainText('You see the usual site.');
  });
});

// Builds a whole shell. By day, the remote above covers the same path.
test.describe('a shell for testers', { tag: '@night' }, () => {
  let link: Link;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    await cp(`${root}shell`, `${folder}/shell`, { recursive: true });
    const start = `${folder}/shell/src/index.ts`;
    const mark = `document.documentElement.dataset.shell = 'another';`;
    await writeFile(start, `${await readFile(start, 'utf8')}\n${mark}\n`);
    link = await stage(`${folder}/shell`);
  });
  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  const isAnother = (page: Page) => page.locator('html[data-shell=another]');

  test('surrounds the released remotes for anyone who opens the link, until they end it', async ({
    page,
    browser,
  }) => {
    await page.goto(link.address);
    await expect(rows(page).first()).toBeVisible();
    await expect(isAnother(page)).toHaveCount(1);
    await expect(face(page)).toContainText(
      `You are testing build ${link.build} of shell by platform`,
    );
    await face(page).click();
    const own = badge(page).locator('[data-remote="shell"]');
    await expect(own).toContainText('for testers, in no release');
    await expect(own).toContainText(link.build);
    await rows(page).first().click();
    await expect(page).toHaveURL(/\/match\//);
    await expect(isAnother(page)).toHaveCount(1);

    const other = await browser.newContext({ baseURL: address });
    const theirs = await other.newPage();
    await openScores(theirs);
    await expect(isAnother(theirs)).toHaveCount(0);
    await other.close();

    const ended = ['stage', 'shell', '--end', '--brand', 'scoreline'];
    expect(await mfe(...ended)).toMatch(/^links ended: [1-9]/);
    await openScores(page);
    await expect(isAnother(page)).toHaveCount(0);
    await expect(face(page)).toContainText('You see the usual site.');
  });
});
