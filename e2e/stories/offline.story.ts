import { expect, openScores, rows, test } from '../story';

test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] });

test('without a network a list seen before comes back, with its time', async ({
  page,
  context,
}) => {
  await openScores(page, '/en?sport=basketball');
  const seen = await rows(page).first().getAttribute('data-row');
  await openScores(page, '/en?sport=football');

  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Basketball' }).check();
  await expect(page.locator(`[data-row="${seen}"]`)).toBeVisible();
  await expect(page.getByText(/updated \d\d:\d\d/i)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/updated \d\d:\d\d/i)).toBeHidden({ timeout: 40_000 });
});
