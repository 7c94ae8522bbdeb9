import type { Page } from '@playwright/test';

import { expect, openScores, test } from '../story';

/** Chromium's `beforeinstallprompt` event with a fixed answer of the visitor. */
async function offerInstall(page: Page, outcome: 'accepted' | 'dismissed'): Promise<boolean> {
  return page.evaluate((answer) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve({ outcome: answer }),
    });
    dispatchEvent(event);
    return event.defaultPrevented;
  }, outcome);
}

const notice = (page: Page) => page.getByRole('region', { name: /Scoreline/ });
const install = (page: Page) => page.getByRole('button', { name: 'Install', exact: true });

test('no install prompt without the browser’s event, nor on a first visit', async ({ page }) => {
  await openScores(page);
  await expect(notice(page)).toBeHidden();
  expect(await offerInstall(page, 'accepted'), 'held back').toBe(true);
  await expect(notice(page)).toBeHidden();
});

test('a visitor who comes back is asked, and installs', async ({ page }) => {
  await openScores(page);
  await page.reload();
  await expect(notice(page)).toBeHidden();
  await offerInstall(page, 'accepted');
  await expect(notice(page)).toBeVisible();
  await install(page).click();
  await expect(notice(page)).toBeHidden();
  await offerInstall(page, 'accepted');
  await expect(notice(page)).toBeHidden();
});

test('a visitor who declines is not asked again, but can still install', async ({ page }) => {
  await openScores(page);
  await page.reload();
  await offerInstall(page, 'accepted');
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await offerInstall(page, 'accepted');
  await expect(notice(page)).toBeHidden();
  await page.goto('/app');
  await offerInstall(page, 'accepted');
  await expect(install(page)).toBeVisible();
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test('the page explains how to add it to the home screen', async ({ page }) => {
    await openScores(page);
    await page.reload();
    await expect(notice(page)).toContainText('Add to Home Screen');
    await expect(install(page)).toBeHidden();
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await page.reload();
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
});
