import { closeSheet, expect, openScores, rows, test } from '../story';

test('spoiler-free, a score is hidden until it is asked for', async ({ page }) => {
  await openScores(page);
  await page.locator('[data-day]').nth(6).click();
  await expect(page.locator('[data-state="finished"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('switch', { name: /Spoiler-free mode/ }).click();
  await closeSheet(page);

  const reveal = page.getByRole('button', { name: /^Show the score/ }).first();
  await expect(reveal).toBeVisible();
  const row = rows(page)
    .filter({ has: page.locator('[data-state]') })
    .first();
  const spoken = (await row.getAttribute('aria-label')) ?? '';
  expect(spoken).not.toMatch(/ \d+, .+ \d+/);
  expect((await row.locator('[data-side]').allTextContents()).join()).not.toMatch(/\d$/);

  await reveal.click();
  await expect.poll(async () => row.getAttribute('aria-label')).not.toBe(spoken);
});
