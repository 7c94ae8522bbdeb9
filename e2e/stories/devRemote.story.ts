import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';

import { root, startDev } from '../devCommand';
import { address } from '../environment';
import { expect, openScores, test } from '../story';

const folder = `${root}.cache/story-${process.pid}`;
const source = `${folder}/mf-scores/src/remote.tsx`;
let work: ChildProcess;
/** Port of the developer's build. */
let local = '';

/** A developer: a copy of a remote in a separate folder, served by the `dev` command. */
async function startWork(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(`${root}platform/commands/fixtures/mf-probe`, `${folder}/mf-scores`, {
    recursive: true,
  });
  const facts = `${folder}/mf-scores/package.json`;
  // It replaces the remote of the same name.
  await writeFile(facts, (await readFile(facts, 'utf8')).replace('mf-probe', 'mf-scores'));
  // A fixed port might be in use by another connection.
  const options = ['--port', '0', '--against', address];
  const args = [`${folder}/mf-scores`, ...options];
  ({ work, address: local } = await startDev(args, /mfe\.scores=(http:\/\/localhost:\d+)$/));
}

test.describe('a developer’s build inside the running site', () => {
  // Preloads of the released build stay unused, the developer's server stops before the page, and the CSP blocks the
  // style that would hide the badge.
  test.use({
    serviceWorkers: 'block',
    allowedErrors: [/Failed to load resource|Applying inline style violates/],
  });

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    await startWork();
  });
  test.afterAll(async () => {
    work.kill('SIGTERM');
    await once(work, 'exit');
    await rm(folder, { recursive: true, force: true });
  });

  test('runs, changes with its files, has a badge, and can be turned off', async ({ page }) => {
    await page.goto(`/en?mfe.scores=${local}`);
    await expect(page.locator('[data-probe=ready]')).toContainText('Probe');
    await page.evaluate(() => Object.assign(window, { stayed: true }));

    const text = await readFile(source, 'utf8');
    await writeFile(source, text.replace('>Probe<', '>Edited<'));
    await expect(page.locator('[data-probe=ready]')).toContainText('Edited');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

    const badge = page.locator('[data-dev-remotes="mf-scores"]');
    await badge.evaluate((element) => {
      element.setAttribute('hidden', '');
      element.setAttribute('style', 'display: none !important');
      element.remove();
    });
    await expect(badge.getByText('Not released: mf-scores')).toBeInViewport();

    await badge.getByText('Not released: mf-scores').click();
    await badge.getByRole('button', { name: 'Switch off' }).click();
    await openScores(page);
    await expect(badge).toHaveCount(0);
  });

  test('reports a build that does not compile, and keeps the previous one', async ({ page }) => {
    await page.goto(`/en?mfe.scores=${local}`);
    await expect(page.locator('[data-probe=ready]')).toBeVisible();
    const text = await readFile(source, 'utf8');
    await writeFile(source, `${text}\nthis is no program`);
    // On the closed badge.
    const face = page.locator('[data-dev-remotes] summary');
    await expect(face).toContainText('✕ mf-scores:');
    await expect(face).toContainText('this is no program');
    await expect(page.locator('[data-probe=ready]')).toBeVisible();
    await writeFile(source, text);
    await expect(face).not.toContainText('✕');
  });

  test('reports type errors while the build runs', async ({ page }) => {
    await page.goto(`/en?mfe.scores=${local}`);
    await expect(page.locator('[data-probe=ready]')).toBeVisible();
    const text = await readFile(source, 'utf8');
    await writeFile(source, `${text}\nexport const seats: number = 'many';\n`);
    const face = page.locator('[data-dev-remotes] summary');
    const said = `TS2322: Type 'string' is not assignable to type 'number'.`;
    // The first check includes all dependencies of the remote.
    await expect(face).toContainText(said, { timeout: 90_000 });
    await expect(page.locator('[data-probe=ready]')).toBeVisible();
    await writeFile(source, text);
    await expect(face).not.toContainText('TS2322', { timeout: 60_000 });
  });

  test('is refused from another origin', async ({ page }) => {
    let asked = 0;
    const stranger = createServer((_request, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((done) => stranger.listen(0, '127.0.0.2', done));
    const { port: strange } = stranger.address() as { port: number };
    await openScores(page, `/en?mfe.scores=http://127.0.0.2:${strange}`);
    await expect(page.locator('[data-dev-remotes]')).toHaveCount(0);
    expect(asked).toBe(0);
    stranger.close();
  });
});
