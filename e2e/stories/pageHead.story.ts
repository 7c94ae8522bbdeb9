import type { Page } from '@playwright/test';

import { atRest } from '../page/rest';
import { expect, openScores, rows, test } from '../story';

const content = (page: Page, selector: string) => page.locator(`head ${selector}`).first();
const canonical = (page: Page) => content(page, 'link[rel="canonical"]');

test('title, description and addresses follow from the list to a match and back', async ({
  page,
}) => {
  await openScores(page, '/es');
  const home = await page.title();
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/es\/football\/match\/[^/]+\/\d+$/);
  const [one, other] = (await page.getByRole('heading', { level: 1 }).innerText()).split(' – ');
  await expect(page).toHaveTitle(new RegExp(`${one}.*${other}.*Scoreline`));
  await expect(content(page, 'meta[name="description"]')).toHaveAttribute(
    'content',
    new RegExp(`${one}.*Fútbol`),
  );
  expect(new URL((await canonical(page).getAttribute('href'))!).pathname).toBe(
    new URL(page.url()).pathname,
  );
  await page.goBack();
  await expect(page).toHaveTitle(home);
  await expect(canonical(page)).toHaveAttribute('href', /\/es$/);
});

test('structured data of a match disappears when the visitor leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openScores(page);
  const link = await rows(page).first().getAttribute('href');
  await page.goto(link!);
  const structured = page.locator('head script[type="application/ld+json"]');
  await expect(structured).toHaveCount(2);
  const types = await structured.evaluateAll((all) =>
    all.map(({ textContent }) => (JSON.parse(textContent!) as { '@type': string })['@type']),
  );
  expect(types).toEqual(['SportsEvent', 'BreadcrumbList']);
  await page.getByRole('link', { name: 'Scores' }).first().click();
  await expect(rows(page).first()).toBeVisible();
  await expect(structured).toHaveCount(0);
});

test.describe('an unknown id', () => {
  test.use({ allowedErrors: [/404 \(Not Found\)/] });

  test('shows Page Not Found, and the way home', async ({ page }) => {
    const answer = await page.goto('/en/football/match/a-vs-b/2147483000');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('button', { name: 'Go Home' }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/en$/);
  });
});

test.describe('pages with their own first data', () => {
  test('request no data that the page contains', async ({ page, request }) => {
    const sitemap = async (kind: string) => {
      const text = await (await request.get(`/sitemaps/${kind}-1.xml`)).text();
      return new URL(/<loc>([^<]+)<\/loc>/.exec(text)![1]!).pathname;
    };
    for (const kind of ['leagues', 'teams']) {
      const asked: string[] = [];
      page.on('request', (one) => asked.push(new URL(one.url()).pathname));
      await page.goto(`/en${await sitemap(kind)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => path.endsWith('/detail'))).toEqual([]);
    }
  });

  test('are prefetched before the click, in one file', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openScores(page);
    const row = rows(page).first();
    const payload = page.waitForResponse(/\/football\/match\/.+\/_payload\.json$/);
    await row.hover();
    expect((await payload).status()).toBe(200);
    const asked: string[] = [];
    page.on('request', (one) => asked.push(new URL(one.url()).pathname));
    await row.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(asked.filter((path) => path.endsWith('/detail'))).toEqual([]);
  });
});

test.describe('with data saving', () => {
  test('nothing is prefetched', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await openScores(page);
    const asked: string[] = [];
    page.on('request', (one) => asked.push(new URL(one.url()).pathname));
    await rows(page).first().hover();
    await atRest(page);
    // Momentum is polled by the clock.
    expect(asked.filter((path) => /\/match\/(?!pulses$)/.test(path))).toEqual([]);
  });
});
