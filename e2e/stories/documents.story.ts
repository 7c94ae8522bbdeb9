import { expect, test } from '../story';
import { violationsOf } from '../page/violations';

/** A user agent with “Headless” counts as a crawler, which gets no language redirect. */
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
});

const titles = {
  en: ['Privacy', 'Terms of use', 'Try Scoreline for free', 'Get the app', 'Update the app'],
  he: ['פרטיות', 'תנאי שימוש', 'Scoreline להתנסות בחינם', 'התקנת האפליקציה', 'עדכון האפליקציה'],
  zh: ['隐私', '使用条款', '免费试用Scoreline', '获取应用', '更新应用'],
};
const paths = ['/privacy', '/terms', '/trial', '/app', '/app-upgrade'];

for (const [language, headings] of Object.entries(titles))
  test.describe(language, () => {
    test.use({ locale: language });

    test('documents speak the language, and axe finds nothing in light and dark', async ({
      page,
    }) => {
      test.slow();
      for (const [at, path] of paths.entries()) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(path);
        // The server's HTML contains the heading, too.
        await expect(page.locator('.written')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[at]!);
        await expect(page.getByRole('contentinfo')).toContainText('18');
        expect(await violationsOf(page), path).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        // Only colours differ.
        expect(await violationsOf(page, { rules: ['color-contrast'] }), path).toEqual([]);
      }
    });
  });

test('a chosen language is remembered at the next visit', async ({ page, context }) => {
  await page.goto('/en/language');
  await page.getByRole('button', { name: 'Português' }).click();
  await expect(page).toHaveURL(/\/pt$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  expect((await context.cookies()).find(({ name }) => name === 'mp-lan')?.value).toBe('pt');
  await page.goto('/');
  await expect(page).toHaveURL(/\/pt$/);
});

test.describe('a page in another language than the browser’s', () => {
  test.use({ locale: 'es-ES' });

  test('offers the browser’s language once', async ({ page }) => {
    await page.goto('/en/language');
    const offer = page.getByRole('region', { name: 'View this page in Español?' });
    await expect(offer).toBeVisible();
    await offer.getByRole('button', { name: 'Keep English' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible();
    await expect(offer).toBeHidden();
  });
});
