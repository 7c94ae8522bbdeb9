import type { Page } from '@playwright/test';

import { expect, openScores, rows, test } from '../story';

test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] });

/** Whether the device keeps a list of the sport; opens no database that is not there yet. */
const isListKept = (page: Page, sport: string) =>
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

test('without a network a list seen before comes back, with its time', async ({
  page,
  context,
}) => {
  await openScores(page, '/en?sport=basketball');
  const seen = await rows(page).first().getAttribute('data-row');
  await expect.poll(() => isListKept(page, 'basketball')).toBe(true);
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

/** The worker has been told what the page loaded, and keeps the page itself. */
async function keptForLater(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const pages = await caches.open('pages');
      const builds = await caches.open('builds');
      const isPageKept = Boolean(await pages.match(location.href, { ignoreVary: true }));
      return isPageKept ? (await builds.keys()).length : 0;
    });
  await expect.poll(kept, { timeout: 30_000 }).toBeGreaterThan(2);
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
