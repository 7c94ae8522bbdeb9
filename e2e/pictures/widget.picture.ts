import type { Locator, Page } from '@playwright/test';

import { openExamples } from '../examples';
import { expect, test } from '../story';
import { folder } from './sideBySide';

let examples: Awaited<ReturnType<typeof openExamples>>;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  const request = await playwright.request.newContext();
  examples = await openExamples(request, { withHosts: true, withGoals: true });
  await request.dispose();
});
test.afterAll(() => examples.close());

interface Sight {
  width: number;
  height: number;
  colorScheme?: 'light' | 'dark';
}

/** Opens an example as wide and high as its picture. */
async function open(page: Page, name: string, { colorScheme = 'light', ...viewport }: Sight) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
  await page.goto(`${examples.origin}/${name}`);
}

const shown = (page: Page): Locator => page.locator('.w[aria-busy=false]');

/** One widget alone on a page as wide as its picture. */
async function alone(page: Page, sight: Sight, attributes: Record<string, string>) {
  await open(page, 'plain', sight);
  await page.evaluate((given) => {
    const widget = document.createElement('scoreline-widget');
    for (const [name, value] of Object.entries(given)) widget.setAttribute(name, value);
    document.body.replaceChildren(widget);
    document.body.style.cssText = `max-width: none; margin: 8px; padding: 0; background: ${given.ground}`;
    widget.style.marginBlock = '0';
  }, attributes);
  await expect(shown(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('a table in a narrow column, and a list in the dark', async ({ page }) => {
  const league = String(examples.values.league);
  const table = { ground: 'white', 'client-id': 'demo', type: 'standings', league };
  await alone(page, { width: 304, height: 844 }, table);
  await page.locator('body').screenshot({ path: `${folder}/widget-standings-light.png` });
  const list = { ground: '#05080b', 'client-id': 'demo', type: 'matches', count: '10' };
  const sight = { width: 1000, height: 844, colorScheme: 'dark' } as const;
  await alone(page, sight, { ...list, density: 'compact' });
  await page.locator('body').screenshot({ path: `${folder}/widget-list-dark.png` });
});

const sights: [picture: string, example: string, sight: Sight][] = [
  ['plain-phone', 'plain', { width: 360, height: 1_010 }],
  ['right-to-left', 'rightToLeft', { width: 360, height: 500, colorScheme: 'dark' }],
  ['hostile-dark', 'hostile', { width: 760, height: 420, colorScheme: 'dark' }],
  ['strict', 'strict', { width: 760, height: 420 }],
  ['react-18', 'react-18', { width: 760, height: 456 }],
];

for (const [picture, example, sight] of sights)
  test(`the example ${example}`, async ({ page }) => {
    await open(page, example, sight);
    await expect(shown(page).first()).toBeVisible();
    await expect(shown(page).nth(1)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${folder}/widget-${picture}.png` });
  });

test('a post in WordPress', async ({ page }) => {
  await open(page, 'wordpress', { width: 360, height: 420 });
  await expect(page.frameLocator('iframe').getByRole('status')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}/widget-wordpress.png` });
});
