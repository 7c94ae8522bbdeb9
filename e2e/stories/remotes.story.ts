import type { Page, Route } from '@playwright/test';

import { expect, rows, test } from '../story';

const remoteScripts = /\/builds\/mf-[^/]+\/[0-9a-f]+\/[^/]+\.js/;
const refused = /Failed to load resource|integrity|Failed to find a valid digest/;
const card = (page: Page) => page.locator('[role=alert][data-remote="mf-scores"]');

/** Prepends a statement to the script. Its effect must never appear. */
async function alter(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `window.sentinel = true;${await response.text()}` });
}

test.describe('when a remote fails to load', () => {
  // A service worker would replace the network that these stories block.
  test.use({ allowedErrors: [refused], serviceWorkers: 'block' });

  test('a card replaces it, and retry loads it without a reload', async ({ page }) => {
    await page.route(remoteScripts, (route) => route.fulfill({ status: 500, body: '<html>' }));
    await page.goto('/en');
    await expect(card(page)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.unroute(remoteScripts);
    await card(page).getByRole('button').click();
    await expect(rows(page).first()).toBeVisible();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('a card appears after 4 s without an answer', async ({ page }) => {
    await page.clock.install();
    await page.route(remoteScripts, () => undefined);
    await page.goto('/en', { waitUntil: 'commit' });
    await expect(page.locator('html[data-started]')).toBeAttached();
    await page.clock.fastForward(4_000);
    await expect(card(page)).toBeVisible();
  });

  test('an altered script never runs', async ({ page }) => {
    await page.route(remoteScripts, alter);
    await page.goto('/en');
    await expect(card(page)).toBeVisible();
    expect(await page.evaluate(() => 'sentinel' in window)).toBe(false);
  });
});

test.describe('a page in a reload loop', () => {
  test.use({ allowedErrors: [/reloaded three times in ten seconds/] });

  test('stops running the latest release until a manual reload', async ({ page }) => {
    // Ten seconds are short for four loads on a busy machine. Playwright's clock would hide the navigation type.
    // Playwright's actions count as input, and a reload after input counts as manual.
    await page.addInitScript((now) => {
      Date.now = () => now;
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
    }, Date.now());
    await page.goto('/en');
    await expect(rows(page).first()).toBeVisible();
    for (const time of ['first', 'second']) {
      await page.reload();
      await expect(rows(page).first(), `after the ${time} reload`).toBeVisible();
    }
    await page.reload();
    await expect(card(page)).toBeVisible();
    await card(page).getByRole('button').click();
    await expect(rows(page).first()).toBeVisible();
  });
});
