import type { Page } from '@playwright/test';

import { dayAfter, expect, openScores, rows, test } from '../story';

const widths = [320, 390];
const wide = { viewport: { width: 1280, height: 900 } };

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const language of ['en', 'es', 'pt', 'he', 'ur', 'zh'])
  test(`no day makes a phone’s page wider than its screen, in ${language}`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await openScores(page, `/${language}?date=${dayAfter(-1)}`);
      expect(await pageWidth(page)).toBe(width);
    }
  });

test.describe('on a wide page', () => {
  test.use(wide);

  test('Back and Escape close the panel, stay on the page, and restore the focus', async ({
    page,
  }) => {
    await openScores(page, `/en?date=${dayAfter(-1)}`);
    const row = page.getByRole('list', { name: 'Matches' }).locator('[data-row]').first();
    const close = page.getByRole('button', { name: 'Close' });
    await row.click();
    await expect(page).toHaveURL(/match=\d+/);
    await close.focus();
    await page.goBack();
    await expect(page).not.toHaveURL(/match=/);
    await expect(close).toBeHidden();
    await expect(row).toBeFocused();

    await row.press('Enter');
    await expect(page).toHaveURL(/match=\d+/);
    await close.focus();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/match=/);
    await expect(row).toBeFocused();
    await expect(page).toHaveURL(/date=/);
  });

  test('a finished match has its table after and before it, by name', async ({ page }) => {
    await openScores(page, `/en?date=${dayAfter(-1)}`);
    await rows(page)
      .filter({ has: page.locator('[data-state="finished"]') })
      .first()
      .click();
    await page.getByRole('radio', { name: 'Before kick-off' }).check();
    await expect(page.getByRole('table', { name: /Standings · Before kick-off/ })).toBeVisible();
    await page.getByRole('radio', { name: 'Now' }).check();
    await expect(page.getByRole('table', { name: /Standings · Now/ })).toBeVisible();
  });
});

test.describe('a first visit in a zone that the language does not suggest', () => {
  test.use({ locale: 'en-GB', timezoneId: 'America/New_York' });

  test('shows times in the visitor’s zone only, and their country’s date format', async ({
    page,
  }) => {
    await openScores(page);
    const match = await rows(page).first().getAttribute('href');
    const fresh = await page.context().browser()!.newContext({
      locale: 'en-GB',
      timezoneId: 'America/New_York',
    });
    const visit = await fresh.newPage();
    // The server's HTML stays: nothing replaces it.
    await visit.route('**/builds/**', (route) => route.abort());
    await visit.goto(match!, { waitUntil: 'domcontentloaded' });
    const times = visit.locator('.written time[data-time]');
    const shown = await times.evaluateAll((all) =>
      all.map((time) => ({
        text: time.textContent,
        own: new Intl.DateTimeFormat('en-GB', {
          ...(time.getAttribute('data-time') === 'date' && {
            ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
          }),
          ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
        } as Intl.DateTimeFormatOptions).format(new Date((time as HTMLTimeElement).dateTime)),
      })),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const { text, own } of shown) expect(text).toBe(own);
    await expect(visit.locator('.written header')).not.toContainText('UTC');
    await fresh.close();
  });
});

const inEnglish = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(
    Date.parse(day),
  );

for (const [locale, other] of [
  ['en-GB', 'en-US'],
  ['en-US', 'en-GB'],
] as const)
  test.describe(`a reader of English whose browser says ${locale}`, () => {
    test.use({ locale });

    test('has their country’s date format', async ({ page }) => {
      await openScores(page);
      const day = dayAfter(2);
      const choice = page.locator(`[data-day="${day}"]`);
      expect(inEnglish(day, locale)).not.toBe(inEnglish(day, other));
      await expect(choice).toContainText(inEnglish(day, locale));
      await expect(choice).not.toContainText(inEnglish(day, other));
    });
  });

test.describe('without a network', () => {
  // A second after the page, the service worker prefetches the parts that these stories block.
  test.use({
    allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/],
    serviceWorkers: 'block',
  });

  test('a page that failed to load appears once there is a network, and has a way back', async ({
    page,
    context,
  }) => {
    await openScores(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Discover' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Dropping odds' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('a missing part has a link back', async ({ page, context }) => {
    await openScores(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Discover' }).click();
    const back = page.getByRole('alert').first().getByRole('button', { name: 'Back' });
    await back.click();
    await expect(page).toHaveURL(/\/en$/);
    await context.setOffline(false);
  });
});
