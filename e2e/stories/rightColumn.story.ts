import type { Page } from '@playwright/test';

import { shiftsOf } from '../page/shifts';
import { expect, rows, test } from '../story';

const delayMs = 1_500;
const late = /league\/standings|league\/top-players|match\/standings/;

/** Delays the right column's answers and records layout shifts. */
async function openSlow(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  // A match that starts meanwhile adds a live row, which may move the rows below it.
  await page.routeWebSocket(/\/live$/, () => undefined);
  await page.route(late, async (route) => {
    await new Promise((done) => setTimeout(done, delayMs));
    await route.continue();
  });
  await page.goto(path);
}

/** Layout shifts right of `left` px and below `top` px, in the column, except the pulse of a live minute. */
const movedBeyond = async (page: Page, { left, top }: { left: number; top: number }) =>
  (await page.evaluate(shiftsOf)).filter((shift) => {
    if (/<span>\d+'<\/span>$/.test(shift)) return false;
    const [, x, y] = /: (\S+) (\S+) /.exec(shift) ?? [];
    return Number(x) > left && Number(y) > top;
  });

for (const sport of ['football', 'basketball'])
  test(`nothing moves beside the list of ${sport} while its tables load`, async ({ page }) => {
    await openSlow(page, `/en?sport=${sport}`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Biggest odds movements' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await movedBeyond(page, { left: 860, top: 0 })).toEqual([]);
  });

test('the panel beside the list reserves a row for each team of its table', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/en');
  // Another story's league may be first, with fewer teams than a table has rows.
  await page
    .getByRole('button', { name: /^Pin (?!Story )/ })
    .first()
    .click();
  await openSlow(page, '/en');
  await expect(rows(page).first()).toBeVisible();
  const panel = page.locator('section', { has: page.locator('table') });
  const waiting = panel.getByRole('status', { name: 'Loading' });
  await expect(waiting.locator('tbody tr')).toHaveCount(5);
  const held = (await panel.boundingBox())!.height;
  await expect(panel.getByRole('rowheader')).toHaveCount(5);
  expect((await panel.boundingBox())!.height).toBe(held);
  await page.waitForLoadState('networkidle');
  expect(await movedBeyond(page, { left: 860, top: 0 })).toEqual([]);
});

test('nothing moves beside a match while its table loads', async ({ page }) => {
  await page.goto('/en');
  const path = await page.evaluate(async () => {
    const sitemap = await (await fetch('/sitemaps/matches-1.xml')).text();
    const found = /<loc>https?:\/\/[^/]+([^<]*football\/match[^<]*)/g.exec(sitemap);
    return found?.[1] ?? '';
  });
  await openSlow(page, path);
  const column = page.locator('aside');
  await expect(column.getByRole('status').first()).toBeVisible();
  await expect(column.getByRole('table')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await movedBeyond(page, { left: 800, top: 200 })).toEqual([]);
});
