import { expect, openScores, test } from '../story';

test('Hebrew runs from right to left and nothing leaves the page', async ({ page }) => {
  await openScores(page, '/he');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  const row = page.locator('[data-row]').first();
  const time = await row.locator('[data-state]').boundingBox();
  const home = await row.locator('[data-side="home"]').boundingBox();
  expect(time!.x, 'the time cell stands at the right').toBeGreaterThan(home!.x);
});

test('a page has one address in each language', async ({ page }) => {
  await openScores(page, '/he');
  const href = async (selector: string) => page.locator(selector).getAttribute('href');
  expect(await href('link[rel="canonical"]')).toMatch(/\/he$/);
  // The brand's default language has no segment in the address.
  expect(await href('link[rel="alternate"][hreflang="en"]')).toMatch(/:\d+\/$/);
  expect(await href('link[rel="alternate"][hreflang="he"]')).toMatch(/\/he$/);
  expect(await href('link[rel="alternate"][hreflang="jv"]')).toMatch(/\/jw$/);
  expect(await href('link[rel="alternate"][hreflang="x-default"]')).toBeTruthy();
});

test.describe('an unknown address', () => {
  test.use({ allowedErrors: [/404 \(Not Found\)/] });

  test('answers 404 and shows a page', async ({ page }) => {
    const response = await page.goto('/en/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Page Not Found').first()).toBeVisible();
  });
});
