import AxeBuilder from '@axe-core/playwright';

import { expect, openScores, rows, test } from '../story';

const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 900 } };

for (const language of ['en', 'he', 'zh'])
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [name, viewport] of Object.entries(sizes)) {
      test.describe(`${language}, ${colorScheme}, ${name}`, () => {
        test.use({ colorScheme, viewport });

        test('axe finds nothing on the Scores tab', async ({ page }) => {
          await openScores(page, `/${language}`);
          const { violations } = await new AxeBuilder({ page }).analyze();
          const told = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
          expect(told).toEqual([]);
        });
      });
    }

test('the keyboard walks the rows and opens one', async ({ page }) => {
  await openScores(page);
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/football\/match\/[^/]+\/\d+$/);
});
