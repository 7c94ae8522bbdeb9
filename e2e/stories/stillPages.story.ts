import type { Locator, Page } from '@playwright/test';

import { shiftsOf } from '../page/shifts';
import { dayAfter, expect, openScores, rows, test } from '../story';

/** The address of a day's first match in this state. */
async function addressOf(page: Page, days: number, state: string): Promise<string> {
  await openScores(page, `/en?date=${dayAfter(days)}`);
  const found = rows(page).filter({ has: page.locator(`[data-state="${state}"]`) });
  await found.first().click();
  await expect(page).toHaveURL(/\/match\/[^/]+\/\d+/);
  return page.url();
}

/** Opens a page and holds back answers until the element appears. */
async function openBefore(page: Page, address: string, stands: Locator): Promise<void> {
  let answer = () => undefined as void;
  const gate = new Promise<void>((open) => (answer = open));
  await page.route('**/api/**', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(address);
  await expect(stands).toBeVisible();
  answer();
  await page.waitForLoadState('networkidle');
}

test('nothing moves on an upcoming match while its parts load', async ({ page }) => {
  const address = await addressOf(page, 2, 'notStarted');
  await openBefore(page, address, page.getByRole('group', { name: 'Who wins?' }));
  await expect(page.getByRole('heading', { name: 'Key players' })).toBeVisible();
  expect(await page.evaluate(shiftsOf)).toEqual([]);
});

test('nothing moves on a match that is over', async ({ page }) => {
  const address = await addressOf(page, -1, 'finished');
  await openBefore(page, address, page.getByRole('heading', { name: 'Player of the match' }));
  await expect(page.locator('[data-kind="best"]')).toBeVisible();
  expect(await page.evaluate(shiftsOf)).toEqual([]);
});

test.describe('while the rest of the page is on its way', () => {
  // It would answer instead of the server.
  test.use({ serviceWorkers: 'block' });

  test('a sentence appears with its time, and no word of it moves', async ({ page }) => {
    const address = await addressOf(page, -1, 'finished');
    let script = '';
    // Send the first part of the page only, without its application.
    await page.route('**/builds/**', () => undefined);
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const at = text.search(/<script>\(function \(\) \{\s*var formats/);
      script = text.slice(at).split(/<\/?script>/)[1] ?? '';
      await route.fulfill({ response, body: text.slice(0, at) });
    });
    await page.goto(address, { waitUntil: 'commit' });
    const sentence = page.locator('.written p').filter({ has: page.locator('time') });
    await expect(page.locator('.written h1')).toBeVisible();
    await expect(sentence).toBeHidden();
    await page.evaluate(script);
    await expect(sentence).toBeVisible();
    await expect(sentence).toContainText(/\d\d:\d\d/);
    expect(await page.evaluate(shiftsOf)).toEqual([]);
  });
});

test('nothing moves on its statistics', async ({ page }) => {
  const address = await addressOf(page, -1, 'finished');
  const shots = page.getByRole('heading', { name: 'Shots', exact: true });
  await openBefore(page, `${address}?tab=statistics`, shots);
  await expect(page.getByText('Possession')).toBeVisible();
  expect(await page.evaluate(shiftsOf)).toEqual([]);
});

test('no mark on the pitch covers a rating, not even a neighbour’s', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const address = await addressOf(page, -1, 'finished');
  await page.goto(`${address}?tab=lineups`);
  await expect(page.locator('[data-rated]').first()).toBeVisible();
  const covered = await page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    // A third one in a column is rare, but worth its place.
    const marks = boxes('[data-floats] > :nth-child(-n + 2)');
    return boxes('[data-rated]').filter((rating) =>
      marks.some(
        (mark) =>
          mark.left < rating.right &&
          rating.left < mark.right &&
          mark.top < rating.bottom - 0.5 &&
          rating.top < mark.bottom - 0.5,
      ),
    ).length;
  });
  expect(covered).toBe(0);
});

test('nothing moves beside an upcoming match on a wide page', async ({ page }) => {
  const address = await addressOf(page, 1, 'notStarted');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${new URL(address).pathname}?tab=standings`);
  await expect(page.getByRole('heading', { name: 'Insights' })).toBeVisible();
  const far = (await page.evaluate(shiftsOf)).filter((shift) => Number.parseFloat(shift) > 0.01);
  expect(far).toEqual([]);
});

test('nothing moves on the profile when a promotion is found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBefore(page, '/en/me', page.getByRole('heading', { name: 'Preferences' }));
  expect(await page.evaluate(shiftsOf)).toEqual([]);
});

test('a main tab is in place before the rest of the page arrives', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openScores(page);
  const first = page.locator('.frame-tabs a svg').first();
  const placed = await first.boundingBox();
  await page.locator('.frame-tabs').evaluate((tabs) => tabs.replaceChildren(tabs.firstChild!));
  expect(await first.boundingBox()).toEqual(placed);
});

test('no name in the head of a page is cut at the bottom', async ({ page }) => {
  await page.goto(await addressOf(page, -1, 'finished'));
  const team = page.locator('main a[href*="/team/"]').first();
  await expect(team.locator('span > span').first()).toHaveCSS('overflow-y', 'visible');
  await team.click();
  await expect(page).toHaveURL(/\/team\//);
  // The heading of the previous page may still be there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('overflow-y', 'visible');
});

test('a setting with a switch is as high as one with a select', async ({ page }) => {
  await page.goto('/en/settings');
  const shown = page.getByRole('switch', { name: /^Spoiler-free/ });
  await expect(shown).toBeVisible();
  const heights = await page
    .getByRole('switch')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(52);
});
