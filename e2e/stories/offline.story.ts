import { expect, openScores, rows, test } from '../story';

test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch/] });

test('without a network the last list is shown, with its time', async ({ page, context }) => {
  await openScores(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
  await page.waitForTimeout(1_500);

  await context.setOffline(true);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText(/updated/i).first()).toBeVisible();
});
