import { dayAfter, expect, openScores, rows, test } from '../story';

test('the date strip leads to another day and back', async ({ page }) => {
  await openScores(page);
  await page.locator(`[data-day="${dayAfter(-1)}"]`).click();
  await expect(page).toHaveURL(new RegExp(`date=${dayAfter(-1)}`));
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('[data-row] [data-state="finished"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to today' }).click();
  await expect(page).not.toHaveURL(/date=/);
  await expect(page.locator(`[data-day="${dayAfter(0)}"]`)).toHaveAttribute('aria-current', 'date');
});

test('arrow keys move along the days', async ({ page }) => {
  await openScores(page);
  await page.locator(`[data-day="${dayAfter(0)}"]`).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`date=${dayAfter(1)}`));
  await expect(page.locator(`[data-day="${dayAfter(1)}"]`)).toBeFocused();
});

test('the calendar marks the day of a match that is followed', async ({ page }) => {
  await openScores(page);
  const next = page.locator(`[data-day="${dayAfter(1)}"]`);
  await next.click();
  // The address changes before the list, the strip together with it.
  await expect(next).toHaveAttribute('aria-current', 'date');
  await page
    .getByRole('button', { name: /^Follow / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  const calendar = page.getByRole('dialog');
  const tomorrow = calendar.locator(`[data-day="${dayAfter(1)}"]`);
  await expect(calendar.locator('[data-day]').first()).toBeVisible();
  if ((await tomorrow.count()) === 0) {
    await calendar.getByRole('button', { name: 'Next month' }).click();
  }
  await expect(tomorrow).toHaveAccessibleName(/1 followed match/);
});

test('an invalid day shows today', async ({ page }) => {
  await openScores(page, '/en?date=2026-02-30');
  await expect(page.locator(`[data-day="${dayAfter(0)}"]`)).toHaveAttribute('aria-current', 'date');
});
