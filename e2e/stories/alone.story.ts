import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

import type { Page } from '@playwright/test';

import { startDev } from '../devCommand';
import { expect, test } from '../story';

let work: ChildProcess;
/** The page with all its options. */
let alone = '';

/** Whether all of these ports are free. */
const areFree = async (ports: number[]) => {
  const listen = (port: number) =>
    new Promise<boolean>((done) => {
      const server = createServer().once('error', () => done(false));
      server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
    });
  return (await Promise.all(ports.map(listen))).every(Boolean);
};

async function freePorts(): Promise<number> {
  const port = 33_000 + Math.floor(Math.random() * 10_000);
  return (await areFree([port, port + 1])) ? port : freePorts();
}

/** Serves a remote with recorded data, in the shell of the stories' server. */
async function startWork(): Promise<void> {
  const args = ['mf-scores', '--port', `${await freePorts()}`];
  ({ work, address: alone } = await startDev(args, /is alone at (http:\S+\/_alone);/));
}

const frameIn = (page: Page) => page.frameLocator('iframe[title="mf-scores"]');
const rowsIn = (page: Page) => frameIn(page).locator('[data-row]');
const choose = (page: Page, name: string, value: string) =>
  page.locator(`select[name=${name}]`).selectOption(value);

test.describe('a remote without a site', () => {
  // The console reports each simulated failure. A service worker would answer instead of the server.
  // High enough to render every row of a day.
  test.use({
    ...{ serviceWorkers: 'block', allowedErrors: [/Failed to load resource/] },
    viewport: { width: 1320, height: 3000 },
  });

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    await startWork();
  });
  test.afterAll(async () => {
    work.kill('SIGTERM');
    await once(work, 'exit');
  });

  test('has recorded answers of both sports, in any theme, language and width', async ({
    page,
  }) => {
    await page.goto(alone);
    await expect(rowsIn(page).first()).toBeVisible();
    await choose(page, 'page', '/?sport=basketball');
    await expect(rowsIn(page).filter({ hasText: 'Miami Heat' })).toBeVisible();
    await choose(page, 'page', '/?sport=football');
    await expect(rowsIn(page).filter({ hasText: 'Everton' })).toBeVisible();

    const document = frameIn(page).locator('html');
    await expect(document).toHaveAttribute('data-theme', 'light');
    await choose(page, 'theme', 'dark');
    await expect(document).toHaveAttribute('data-theme', 'dark');
    await choose(page, 'language', 'he');
    await expect(document).toHaveAttribute('lang', 'he');
    await expect(document).toHaveAttribute('dir', 'rtl');
    await expect(document).toHaveAttribute('data-theme', 'dark');
    for (const width of [390, 820, 1280]) {
      await choose(page, 'width', `${width}`);
      await expect(rowsIn(page).first()).toBeVisible();
      expect(await document.evaluate(() => innerWidth)).toBe(width);
    }
  });

  test('shows its states when the server fails', async ({ page }) => {
    await page.goto(`${alone}#server=failing`);
    const card = frameIn(page).getByRole('alert');
    await expect(card).toContainText('try again');
    await expect(card.getByRole('button', { name: 'Retry' })).toBeVisible();
    await choose(page, 'server', 'fine');
    await expect(rowsIn(page).first()).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});
