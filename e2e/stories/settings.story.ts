import { openScores, expect, sheetGone, test } from '../story';

test('settings apply at once, after a reload, and on other pages', async ({ page }) => {
  await page.goto('/en/me');
  await page.getByRole('link', { name: 'Settings' }).click();
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check();
  const toggle = (name: RegExp) => page.getByRole('switch', { name });
  await choose('Basketball');
  await page.getByLabel('Start tab').selectOption('favourites');
  await choose('Dark');
  await choose('12 hours');
  await toggle(/^Show odds/).click();
  await expect(page.getByLabel('Odds format')).toBeHidden();
  await toggle(/^Show odds/).click();
  await page.getByLabel('Odds format').selectOption('american');
  await toggle(/^Spoiler-free/).click();
  await toggle(/^Goal sound/).click();

  const holds = async () => {
    await expect(page.getByRole('radio', { name: 'Basketball' })).toBeChecked();
    await expect(page.getByLabel('Start tab')).toHaveValue('favourites');
    await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: '12 hours' })).toBeChecked();
    await expect(page.getByLabel('Odds format')).toHaveValue('american');
    for (const name of [/^Show odds/, /^Spoiler-free/, /^Goal sound/])
      await expect(toggle(name)).toHaveAttribute('aria-checked', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  };
  await holds();
  await page.reload();
  await holds();

  await openScores(page);
  await expect(page.getByRole('radio', { name: 'Basketball' })).toBeChecked();
});

test('sport and tab can be set on the profile', async ({ page }) => {
  await page.goto('/en/me');
  await page.getByRole('button', { name: /^Primary sport/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Primary sport' });
  await sheet.getByRole('button', { name: 'Basketball' }).click();
  await expect(sheet).toBeHidden();
  await sheetGone(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Primary sport/ })).toContainText('Basketball');
});

test.describe('where the browser reaches no push service', () => {
  test('notifications stay off, and the page says why', async ({ page }) => {
    // Chromium's headless shell never grants notifications; another build may reach its push service.
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = () => Promise.resolve('granted');
      PushManager.prototype.subscribe = () =>
        Promise.reject(new DOMException('push service error', 'AbortError'));
    });
    await page.goto('/en/settings');
    const device = page.getByRole('switch', { name: /^Notifications on this device/ });
    await device.click();
    await expect(page.getByText('Please check your network and try again').last()).toBeVisible();
    await expect(device).toHaveAttribute('aria-checked', 'false');
  });
});
