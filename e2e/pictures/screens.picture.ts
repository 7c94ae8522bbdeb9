import type { Browser, Page } from '@playwright/test';

import { dayAfter, expect, openScores, rows, test } from '../story';
import { folder } from './sideBySide';

const views = [
  { language: 'en', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { language: 'he', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { language: 'pt', colorScheme: 'light', viewport: { width: 1280, height: 844 } },
  { language: 'zh', colorScheme: 'dark', viewport: { width: 1280, height: 844 } },
] as const;

/** The sheet's height in px of the picture, which tells its width too. */
const height = 506;
const largest = 200_000;
const premierLeague = '/football/league/england/premier-league/10000000';
const cup = '/football/league/england/fa-cup/10000040';

/** The path without its language of the day's first match in this state. */
async function matchIn(page: Page, state: string, days = 0): Promise<string> {
  await openScores(page, `/en?date=${dayAfter(days)}`);
  const found = rows(page).filter({ has: page.locator(`[data-state="${state}"]`) });
  await found.first().click({ timeout: 100_000 });
  await expect(page).toHaveURL(/\/match\/[^/]+\/\d+/);
  return new URL(page.url()).pathname.slice('/en'.length);
}

/** Where the first link of a page to one of these leads, without its language. */
async function linkOf(page: Page, path: string, kind: string): Promise<string> {
  await page.goto(`/en${path}`);
  const address = await page.locator(`main a[href*="/${kind}/"]`).first().getAttribute('href');
  return (address ?? '').replace(/^\/en/, '');
}

const screens: Record<string, (page: Page) => string | Promise<string>> = {
  list: () => '/',
  'live-match': (page) => matchIn(page, 'live'),
  'coming-match': (page) => matchIn(page, 'notStarted', 2),
  table: () => `${premierLeague}?tab=standings`,
  cup: () => `${cup}?tab=bracket`,
  team: (page) => linkOf(page, `${premierLeague}?tab=standings`, 'team'),
  player: (page) => linkOf(page, `${premierLeague}?tab=topPlayers`, 'player'),
  search: () => '/search?q=united',
  discover: () => '/discover',
  digest: () => '/digest',
  settings: () => '/settings',
  calendar: (page) => linkOf(page, `${premierLeague}?tab=standings`, 'team'),
  error: () => '/nowhere',
};

/** In the languages of the views. */
const addToCalendar = /^(Add to calendar|הוספה ללוח השנה|Adicionar ao calendário|添加到日历)$/;

/** Steps on a screen before its picture is taken. */
const actions: Record<string, (view: Page) => Promise<void>> = {
  calendar: async (view) => {
    await view.getByRole('button', { name: addToCalendar }).click();
    await expect(view.getByRole('dialog').locator('a[href^="webcal:"]')).toBeVisible();
  },
};

/** Puts a screen's views side by side into one picture of at most 200 KB. */
async function sheetOf(browser: Browser, views: Buffer[], path: string): Promise<void> {
  const images = views.map(
    (png) => `<img alt="" src="data:image/png;base64,${png.toString('base64')}">`,
  );
  const sheet = await browser.newPage({ viewport: { width: 2_200, height: 600 } });
  await sheet.setContent(`<style>
    body { margin: 0; display: inline-flex; gap: 12px; padding: 12px; background: #e8ecf1 }
    img { block-size: ${height}px; border-radius: 8px; box-shadow: 0 0 0 1px #cfd6de }
  </style>${images.join('')}`);
  for (const quality of [82, 72, 62, 52]) {
    const picture = { path, type: 'jpeg', quality } as const;
    if ((await sheet.locator('body').screenshot(picture)).length <= largest) break;
  }
  await sheet.close();
}

test.use({ allowedErrors: [/404 \(Not Found\)/] });

for (const [name, pathOf] of Object.entries(screens))
  test(`the screen ${name}`, async ({ page, browser, baseURL, timezoneId }) => {
    test.setTimeout(240_000);
    const path = await pathOf(page);
    const taken: Buffer[] = [];
    for (const { language, ...sight } of views) {
      const context = await browser.newContext({ baseURL, timezoneId, locale: language, ...sight });
      const view = await context.newPage();
      await view.goto(`/${language}${path}`);
      await expect(view.locator('.written')).toHaveCount(0);
      await expect(view.getByRole('heading').first()).toBeVisible();
      await actions[name]?.(view);
      await view.waitForLoadState('networkidle');
      taken.push(await view.screenshot({ animations: 'disabled' }));
      await context.close();
    }
    await sheetOf(browser, taken, `${folder}/screens/${name}.jpg`);
  });
