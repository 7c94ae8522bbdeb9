import { closeSheet, expect, openScores, rows, test } from '../story';

const cells = '[role="group"][aria-label="Odds"]';

test('odds appear in the list in the chosen format, also after a reload', async ({ page }) => {
  await openScores(page);
  const chip = page.getByRole('button', { name: 'Odds', exact: true });
  if ((await chip.getAttribute('aria-pressed')) === 'false') await chip.click();
  await expect(page.locator(cells).first()).toBeVisible();
  const decimal = page.locator(cells).filter({ hasText: /\d\.\d\d/ });
  await expect(decimal.first()).toBeVisible();

  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('radio', { name: /^American/ }).check();
  await closeSheet(page);
  await expect(
    page
      .locator(cells)
      .filter({ hasText: /[+−-]\d{3}/ })
      .first(),
  ).toBeVisible();

  await page.reload();
  await expect(
    page
      .locator(cells)
      .filter({ hasText: /[+−-]\d{3}/ })
      .first(),
  ).toBeVisible();

  await chip.click();
  await expect(page.locator(cells)).toHaveCount(0);
});

test('a phone has room for eleven matches of four leagues, with their prices', async ({ page }) => {
  await openScores(page);
  await expect(page.getByRole('img', { name: /^Home win \d+%/ }).first()).toBeVisible();
  const { top, row, league, bar } = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const part = (selector: string) =>
      document.querySelector(selector)!.closest('[role="listitem"]')!.firstElementChild!;
    return {
      top: box('[role="list"][aria-label="Matches"]').top,
      row: part('[data-row]').getBoundingClientRect().height,
      league: part('[data-standings]').getBoundingClientRect().height,
      bar: box('.frame-bar').height,
    };
  });
  expect(top + 11 * row + 4 * league + bar).toBeLessThanOrEqual(844);
});

test('a row has the same height on every day', async ({ page }) => {
  await openScores(page);
  const heights = () =>
    rows(page).evaluateAll((all) => [
      ...new Set(all.map((row) => Math.round(row.parentElement!.getBoundingClientRect().height))),
    ]);
  // Measure rows after layout.
  await expect.poll(heights).toEqual([expect.any(Number)]);
  const [height] = await heights();
  expect(height).toBeGreaterThan(0);
  await page.locator('[data-day]').first().click();
  await expect(page).toHaveURL(/date=/);
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(heights).toEqual([height]);
});

test('no bookmaker’s name is cut on a phone, and the market average is translated', async ({
  page,
}) => {
  await page.goto('/de/discover/odds/dropping');
  const names = page.locator('[data-row] span[dir=auto]', { hasText: /^(Demo|Markt)/ });
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll((all) =>
    all
      .filter(({ clientWidth, scrollWidth }) => clientWidth < scrollWidth)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  await expect(names.filter({ hasText: 'Marktdurchschnitt' }).first()).toBeVisible();
  await expect(page.getByText('Market average')).toHaveCount(0);
});
