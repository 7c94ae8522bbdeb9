import type { Page } from '@playwright/test';

import { expect, openScores, rowOf, rows, test } from '../story';

test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] });

/** Whether the device has cached a list of the sport. Does not create the database. */
const isListStored = (page: Page, sport: string) =>
  page.evaluate(async (sport) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'scores')) return false;
    const db = await settled(indexedDB.open('scores'));
    const keys = await settled(db.transaction('lists').objectStore('lists').getAllKeys());
    db.close();
    return keys.some((key) => String(key).startsWith(`${sport}/`));
  }, sport);

test('without a network a cached list appears, with its time', async ({ page, context }) => {
  await openScores(page, '/en?sport=basketball');
  const seen = (await rows(page).first().getAttribute('data-row'))!;
  await expect.poll(() => isListStored(page, 'basketball')).toBe(true);
  await openScores(page, '/en?sport=football');

  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Basketball' }).click();
  await expect(rowOf(page, seen)).toBeVisible();
  await expect(page.getByText(/updated \d\d:\d\d/i)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/updated \d\d:\d\d/i)).toBeHidden({ timeout: 40_000 });
});

/** Fewest rows on any screen of the stories. */
const onScreen = 5;
const rowIds = (page: Page) =>
  rows(page).evaluateAll((shown) => shown.map((row) => row.getAttribute('data-row')));

/** Waits until the service worker has cached the page and its files. */
async function cachedForOffline(page: Page): Promise<void> {
  const cached = () =>
    page.evaluate(async () => {
      const pages = await caches.open('pages');
      const builds = await caches.open('builds');
      const isPageCached = Boolean(await pages.match(location.href, { ignoreVary: true }));
      return isPageCached ? (await builds.keys()).length : 0;
    });
  await expect.poll(cached, { timeout: 30_000 }).toBeGreaterThan(2);
}

test('a reload without a network shows the last list', async ({ page, context }) => {
  await openScores(page, '/en');
  const seen = await rowIds(page);
  await cachedForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  // Rows beyond the screen do not matter here.
  expect((await rowIds(page)).slice(0, onScreen)).toEqual(seen.slice(0, onScreen));
});

test('a reload without a network shows the shell', async ({ page, context }) => {
  await page.goto('/en/language');
  await expect(page.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible();
  await cachedForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible();
  await expect(page.getByText('No Internet Connection').first()).toBeVisible();
});
