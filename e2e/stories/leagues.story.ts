import { closeSheet, dayAfter, expect, leagueNames, openScores, rows, test } from '../story';

/** A day for which no other story creates a match. */
const quietDay = `/en?date=${dayAfter(1)}`;

test('leagues are hidden, all or one, and restored', async ({ page }) => {
  await openScores(page, quietDay);
  await page.getByRole('button', { name: 'Edit leagues' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit leagues' });
  await sheet.getByRole('button', { name: 'Deselect all' }).click();
  await sheet.getByRole('checkbox').first().check();
  const [remaining] = await sheet.getByRole('listitem').allTextContents();
  await closeSheet(page);
  await expect.poll(async () => (await leagueNames(page)).length).toBe(1);
  const pin = page.getByRole('button', { name: /^Pin / });
  const shown = (await pin.first().getAttribute('aria-label'))!.replace('Pin ', '');
  expect(remaining).toContain(shown);

  await page.reload();
  await expect.poll(async () => (await leagueNames(page)).length).toBe(1);

  await page.getByRole('button', { name: 'Edit leagues' }).click();
  await sheet.getByRole('button', { name: 'Select all', exact: true }).click();
  await closeSheet(page);
  await expect.poll(async () => (await leagueNames(page)).length).toBeGreaterThan(1);
});

test('with every league hidden the page says so and offers the way back', async ({ page }) => {
  await openScores(page, quietDay);
  await page.getByRole('button', { name: 'Edit leagues' }).click();
  await page.getByRole('button', { name: 'Deselect all' }).click();
  await closeSheet(page);
  await expect(page.getByText('You have hidden all')).toBeVisible();
});

test('a pinned league is first, also after a reload', async ({ page }) => {
  await openScores(page);
  const pins = page.getByRole('button', { name: /^Pin / });
  const second = pins.nth(1);
  const league = (await second.getAttribute('aria-label'))!.replace('Pin ', '');
  await second.click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(async () => (await leagueNames(page))[0]).toContain(league);
  await page.reload();
  await expect.poll(async () => (await leagueNames(page))[0]).toContain(league);
});

test('a collapsed league stays collapsed', async ({ page }) => {
  await openScores(page);
  const fold = page.getByRole('list', { name: 'Matches' }).locator('h2 button').first();
  // By keyboard: a click may scroll, and a reload restores the scroll position.
  await fold.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
});

test('by time, matches are in the order of kick-off', async ({ page }) => {
  // A future day, so that every row has its kick-off time.
  await openScores(page, `/en?date=${dayAfter(1)}`);
  const kickOffs = async () => {
    const labels = await rows(page).locator('[data-state="notStarted"]').allTextContents();
    return labels.map((label) => label.slice(0, 5));
  };
  const isSorted = (times: string[]) =>
    times.every((time, at) => at === 0 || times[at - 1]! <= time);
  const chip = page.getByRole('button', { name: 'By time' });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => isSorted(await kickOffs())).toBe(true);
  expect((await kickOffs()).length).toBeGreaterThan(5);
});
