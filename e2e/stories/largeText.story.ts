import type { Page } from '@playwright/test';

import { expect, test } from '../story';

/** As where the browser's text is set twice as large: all sizes go by the root's. */
async function openLarge(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.written')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of [
  '/en',
  '/pt',
  '/he',
  '/en/discover',
  '/en/discover/odds/dropping',
  '/en/settings',
])
  test(`${path} has room for a text of 200 %`, async ({ page }) => {
    await openLarge(page, path);
    expect(await overflow(page)).toBe(0);
  });

test('Discover shows who plays in a text of 200 %', async ({ page }) => {
  await openLarge(page, '/en/discover/odds/dropping');
  const names = page.locator('[data-row] svg + span[dir=auto]');
  await expect(names.first()).toBeVisible();
  const shown = await names.evaluateAll((all) =>
    all.map(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth })),
  );
  const isReadable = 150;
  const short = shown.filter(
    ({ clientWidth, scrollWidth }) => clientWidth < scrollWidth && clientWidth < isReadable,
  );
  expect(short).toEqual([]);
});
