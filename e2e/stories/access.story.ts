import { expect, openScores, rows, test } from '../story';
import { violationsOf } from '../page/violations';

// everyPage.story.ts covers the phone.
test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  for (const [language, colorScheme] of [
    ['en', 'light'],
    ['he', 'dark'],
    ['zh', 'light'],
  ] as const)
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test('axe finds nothing on the Scores tab', async ({ page }) => {
        await openScores(page, `/${language}`);
        expect(await violationsOf(page)).toEqual([]);
      });
    });
});

test('the keyboard walks the rows and opens one', async ({ page }) => {
  await openScores(page);
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/football\/match\/[^/]+\/\d+$/);
});
