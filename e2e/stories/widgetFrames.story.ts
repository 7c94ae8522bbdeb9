import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { Page } from '@playwright/test';

import { address, dataDir, opsAddress } from '../environment';
import { expect, test } from '../story';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Another site's page with a client's widget in a frame. */
async function openSite(clientId: () => string) {
  const server = createServer((_request, response) => {
    const source = `${address}/widget?client-id=${clientId()}&amp;type=matches&amp;sport=football`;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><title>News</title><iframe title="Scores" width="420" height="600" src="${source}"></iframe>`,
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const operate = (...args: string[]) =>
  run(process.execPath, ['cli/scoreline.mjs', 'widget', 'clients', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });

const shown = (page: Page) => page.frameLocator('iframe').locator('.row').first();

test.describe('a client with an origin of its own', () => {
  const clientId = `frames-${Date.now().toString(36)}`;
  let [allowed, refused]: Awaited<ReturnType<typeof openSite>>[] = [];
  test.beforeAll(async () => {
    [allowed, refused] = await Promise.all([openSite(() => clientId), openSite(() => clientId)]);
    await operate('add', clientId, '--name', 'The Frames', '--origin', allowed.origin);
  });
  test.afterAll(async () => {
    allowed?.close();
    refused?.close();
    await operate('revoke', clientId);
  });

  test('is framed by its page, and /ops counts its views', async ({ page }) => {
    await page.goto(allowed!.origin);
    await expect(shown(page)).toBeVisible();
    const cells = page.getByRole('row').filter({ hasText: clientId }).getByRole('cell');
    const seen = async () => {
      await page.goto(`${opsAddress}/ops`);
      return cells.allTextContents();
    };
    await expect.poll(seen).toEqual([clientId, '1', '0', '0']);
  });

  test.describe('on another page', () => {
    test.use({ allowedErrors: [/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/] });

    test('is blocked by the browser', async ({ page }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await page.goto(refused!.origin);
      await expect.poll(() => messages.join('\n')).toContain('frame-ancestors');
      expect(messages.join('\n')).toContain(allowed!.origin);
      await expect(shown(page)).toHaveCount(0);
    });
  });
});

test.describe('at 200 %', () => {
  // A window of 1,280 px at 200 % zoom has a layout width of 640 px.
  test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });

  test('the builder and the frame’s page have room, and nothing scrolls sideways', async ({
    page,
  }) => {
    for (const path of ['/widget', '/widget?client-id=demo&type=matches&sport=football']) {
      await page.goto(path);
      await page.locator('.w, scoreline-widget').first().scrollIntoViewIfNeeded();
      await expect(page.locator('.w[aria-busy=false]').first()).toBeVisible();
      const wider = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      expect({ path, wider: await wider() }).toEqual({ path, wider: 0 });
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      expect({ path, wider: await wider() }).toEqual({ path, wider: 0 });
    }
  });
});
