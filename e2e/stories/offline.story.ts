import type { Page } from '@playwright/test';

import { expect, openScores, rows, test } from '../story';

test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] });

/** Runs in the page: how many lists the device keeps. It keeps one after it has drawn it, and not if it is left before. */
async function keptLists(): Promise<number> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'scores')) return 0;
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('IndexedDB refused'));
    });
  const db = await settled(indexedDB.open('scores'));
  const count = await settled(db.transaction('lists').objectStore('lists').count());
  db.close();
  return count;
}

test('without a network a list seen before comes back, with its time', async ({
  page,
  context,
}) => {
  await openScores(page, '/en?sport=basketball');
  const seen = await rows(page).first().getAttribute('data-row');
  await expect.poll(() => page.evaluate(keptLists)).toBe(1);
  await openScores(page, '/en?sport=football');

  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Basketball' }).click();
  await expect(page.locator(`[data-row="${seen}"]`)).toBeVisible();
  await expect(page.getByText(/updated \d\d:\d\d/i)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/updated \d\d:\d\d/i)).toBeHidden({ timeout: 40_000 });
});

/** As many rows as any screen of the stories shows at least. */
const onScreen = 5;
const rowIds = (page: Page) =>
  rows(page).evaluateAll((shown) => shown.map((row) => row.getAttribute('data-row')));

/** The worker keeps the page itself and every file of a build that it names; it keeps one after the other. */
async function keptForLater(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const pages = await caches.open('pages');
      const builds = await caches.open('builds');
      const kept = await pages.match(location.href, { ignoreVary: true });
      if (!kept) return false;
      const files = (await kept.text()).matchAll(
        /<(?:script|link)\b[^>]*\b(?:src|href)="(\/builds\/[^"]+)"/g,
      );
      const named = [...files].map(([, address]) => address!);
      const found = await Promise.all(
        named.map((address) => builds.match(address, { ignoreVary: true })),
      );
      return named.length > 2 && found.every(Boolean);
    });
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}

test('a reload without a network shows the last list', async ({ page, context }) => {
  await openScores(page, '/en');
  const seen = await rowIds(page);
  await keptForLater(page);
  await context.setOffline(true);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  // How many are drawn beyond the screen is not of interest here.
  expect((await rowIds(page)).slice(0, onScreen)).toEqual(seen.slice(0, onScreen));
});

test('a reload without a network shows the shell', async ({ page, context }) => {
  await page.goto('/en/language');
  await expect(page.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible();
  await keptForLater(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible();
  await expect(page.getByText('No Internet Connection').first()).toBeVisible();
});
