import type { Page } from '@playwright/test';

import { knownAddresses } from '../routing';
import { closeSheet, dayAfter, expect, openScores, rows, test } from '../story';

const tabNamed = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Opens a match of yesterday: today's may not have started. */
async function openMatch(page: Page, sport = 'football'): Promise<void> {
  await openScores(page, `/en?sport=${sport}&date=${dayAfter(-1)}`);
  const played = rows(page).filter({
    has: page.locator('[data-state="finished"]'),
  });
  await played.first().click();
  await expect(page).toHaveURL(/\/match\/[^/]+\/\d+/);
  await expect(tabNamed(page, 'Summary')).toHaveAttribute('aria-selected', 'true');
}

test('a link to a match that does not exist leads to "not found", under its own address', async ({
  page,
}) => {
  await openScores(page, '/en');
  const unknown = '/en/football/match/nobody-vs-nobody/2000000000';
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, unknown);
  await expect(heading(page, `Page Not Found: ${unknown}`)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(unknown);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
});

for (const sport of ['football', 'basketball']) {
  test(`every tab of a ${sport} match has content, and an address`, async ({ page }) => {
    await openMatch(page, sport);
    const names = await page.getByRole('tab').allTextContents();
    expect(names.length).toBeGreaterThan(3);
    for (const name of names.slice(1)) {
      await tabNamed(page, name).click();
      await expect(tabNamed(page, name)).toHaveAttribute('aria-selected', 'true');
      expect(new URL(page.url()).searchParams.get('tab')).toBeTruthy();
      const panel = page.getByRole('tabpanel');
      await expect(panel.getByRole('heading').first()).toBeVisible();
      await expect(panel.getByText('No data')).toHaveCount(0);
    }
    const { href } = new URL(page.url());
    await page.reload();
    expect(page.url()).toBe(href);
    await expect(tabNamed(page, names.at(-1)!)).toHaveAttribute('aria-selected', 'true');
    await tabNamed(page, names.at(-1)!).focus();
    await page.keyboard.press('Home');
    await expect(tabNamed(page, 'Summary')).toHaveAttribute('aria-selected', 'true');
  });
}

test('from a match to its league, a team, a player, and back', async ({ page }) => {
  await openMatch(page);
  const match = page.url();
  await page.locator('header a[href*="/league/"], [data-face="league"]').first().click();
  await expect(page).toHaveURL(/\/league\//);
  await expect(tabNamed(page, 'Standings')).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('table').first().locator('a[href*="/team/"]').first().click();
  await expect(page).toHaveURL(/\/team\//);
  await tabNamed(page, 'Squad').click();
  await page.locator('a[href*="/player/"]').first().click();
  await expect(page).toHaveURL(/\/player\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  for (const part of [/\/team\/.*tab=roster/, /\/league\//]) {
    await page.goBack();
    await expect(page).toHaveURL(part);
  }
  await page.goBack();
  await expect(page).toHaveURL(match);
});

test('a league by round and by season', async ({ page }) => {
  await openMatch(page);
  await page.locator('[data-face="league"]').first().click();
  await tabNamed(page, 'Matches').click();
  const round = page.getByLabel('Round', { exact: true });
  await round.selectOption({ index: 1 });
  await expect(page.locator('a[href*="/match/"]').first()).toBeVisible();
  const first = await page.locator('a[href*="/match/"]').first().getAttribute('href');
  await round.selectOption({ index: 2 });
  await expect(page.locator('a[href*="/match/"]').first()).not.toHaveAttribute('href', first!);

  const season = page.getByLabel('Season', { exact: true });
  const before = await season.locator('option').nth(1).textContent();
  await season.selectOption({ index: 1 });
  await expect(page).toHaveURL(/season=/);
  await expect(season.locator('option:checked')).toHaveText(before!);
});

test('a match is followed with its star and shared with its link', async ({ page }) => {
  await openMatch(page);
  const star = page.getByRole('button', { name: /^(Follow|Stop following) / }).first();
  const was = await star.getAttribute('aria-pressed');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');

  await page.getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await expect(sheet.getByRole('textbox')).toHaveValue(/\/match\//);
  await expect(sheet.getByRole('img')).toHaveJSProperty('complete', true);
  await closeSheet(page);
  await expect(sheet).toBeHidden();
  await expect(heading(page, 'Match information')).toBeVisible();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a date with its year fits on one line in a language with long dates', async ({ page }) => {
    const match = (await knownAddresses()).get('/:sportName/match/:teamsInfo/:eventId')!;
    await page.goto(`/ca${match}?tab=h2h`);
    const dates = page.locator('main a[href*="/match/"] span > span:first-child', {
      hasText: / \d{4}$/,
    });
    await expect(dates.first()).toBeVisible();
    const lines = await dates.evaluateAll((all) =>
      all.map((date) => {
        const range = document.createRange();
        range.selectNodeContents(date);
        return range.getClientRects().length;
      }),
    );
    expect(Math.max(...lines)).toBe(1);
  });
});
