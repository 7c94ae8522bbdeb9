import type { Locator, Page } from '@playwright/test';

import { shiftsOf } from '../shifts';
import { dayAfter, expect, openScores, rows, test } from '../story';

/** The address of the first match of a day that is in this state. */
async function addressOf(page: Page, days: number, state: string): Promise<string> {
  await openScores(page, `/en?date=${dayAfter(days)}`);
  const found = rows(page).filter({ has: page.locator(`[data-state="${state}"]`) });
  await found.first().click();
  await expect(page).toHaveURL(/\/match\/[^/]+\/\d+/);
  return page.url();
}

/** Opens a page that gets no answer before this stands on it. */
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

test('nothing moves on a coming match while its parts arrive', async ({ page }) => {
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

test('nothing moves on its statistics', async ({ page }) => {
  const address = await addressOf(page, -1, 'finished');
  const shots = page.getByRole('heading', { name: 'Shots', exact: true });
  await openBefore(page, `${address}?tab=statistics`, shots);
  await expect(page.getByText('Possession')).toBeVisible();
  expect(await page.evaluate(shiftsOf)).toEqual([]);
});

test('no mark on the pitch covers a rating', async ({ page }) => {
  const address = await addressOf(page, -1, 'finished');
  await page.goto(`${address}?tab=lineups`);
  await expect(page.locator('[data-rated]').first()).toBeVisible();
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('[data-rated]')].filter((rating) => {
      const marks = rating.parentElement?.querySelector('[data-floats]')?.getBoundingClientRect();
      const { left, right } = rating.getBoundingClientRect();
      return marks !== undefined && marks.left < right && left < marks.right;
    }),
  );
  expect(covered).toHaveLength(0);
});

test('no name in the head of a page is cut at its foot', async ({ page }) => {
  await page.goto(await addressOf(page, -1, 'finished'));
  const team = page.locator('main a[href*="/team/"]').first();
  const cutOf = (name: Locator) => name.evaluate((element) => getComputedStyle(element).overflowY);
  expect(await cutOf(team.locator('span > span').first())).toBe('visible');
  await team.click();
  await expect(page).toHaveURL(/\/team\//);
  expect(await cutOf(page.getByRole('heading', { level: 1 }))).toBe('visible');
});

test('a setting with a switch has as high a line as one with a choice', async ({ page }) => {
  await page.goto('/en/settings');
  const shown = page.getByRole('switch', { name: /^Spoiler-free/ });
  await expect(shown).toBeVisible();
  const heights = await page
    .getByRole('switch')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(52);
});
