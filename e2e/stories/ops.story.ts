import type { Page } from '@playwright/test';

import { opsAddress } from '../environment';
import { expect, openScores, test } from '../story';
import { violationsOf } from '../page/violations';

/** Smallest legible text on a phone, in pixels. */
const smallest = 9;

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const path of ['/ops', '/ops/teams'])
  for (const width of [390, 1280])
    test(`axe finds nothing on ${path} at a width of ${width}, in light and dark`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(opsAddress + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('section.card').count()).toBeGreaterThan(0);
      for (const summary of await page.locator('summary').all()) await summary.click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page)).toEqual([]);
      }
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });

for (const width of [390, 1280])
  test(`the picture of remotes can be read at a width of ${width}`, async ({ page }) => {
    await openScores(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${opsAddress}/ops`);
    const picture = page.getByRole('img', { name: /remotes, and the \d+ libraries/ });
    await expect(picture).toBeVisible();
    for (const said of ['mf-scores', 'mf-match', 'react', 'shared-lib'])
      await expect(picture.getByText(said, { exact: true })).toBeVisible();
    const heights = await picture.evaluate((svg) =>
      [...svg.querySelectorAll('text')].map(
        (text) => 10 * ((text as SVGTextElement).getScreenCTM()?.a ?? 0),
      ),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(smallest);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.getByText('The same as a list').click();
    await expect(page.getByText(/^mf-scores [0-9a-f]{16} of scores; pages/)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page, { within: '.graph' })).toEqual([]);
    }
    await picture.screenshot({ path: `test-results/ops-${width}.png` });
  });
