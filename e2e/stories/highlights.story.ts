import type { Page } from '@playwright/test';

import { dayAfter, expect, openScores, rows, test } from '../story';

const video = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: /Demo/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'You are leaving the app' });
const play = (page: Page) => dialog(page).getByRole('button', { name: 'Play the video' });

/** Opens the highlights of a match of yesterday that did not end in a draw. */
async function openHighlights(page: Page): Promise<void> {
  await openScores(page, `/en?sport=football&date=${dayAfter(-1)}`);
  const won = rows(page)
    .filter({ has: page.locator('[data-state="finished"]') })
    .filter({ has: page.locator('[data-outcome="won"]') });
  await won.first().click();
  await expect(page).toHaveURL(/\/match\/[^/]+\/\d+/);
  await page.getByRole('tab', { name: 'Highlights', exact: true }).click();
  await expect(video(page)).toBeVisible();
}

/** The page of the new tab after it has loaded. */
async function clipAfter(page: Page, act: () => Promise<void>): Promise<Page> {
  const [clip] = await Promise.all([page.waitForEvent('popup'), act()]);
  await clip.waitForLoadState();
  return clip;
}

test('highlights open in another tab, after a note that can be turned off', async ({ page }) => {
  await openHighlights(page);
  const address = page.url();
  await video(page).click();
  await expect(play(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();

  await video(page).click();
  const clip = await clipAfter(page, () => play(page).click());
  await expect(clip).toHaveURL(/\/demo\/clips\//);
  expect(await clip.evaluate(() => window.opener === null)).toBe(true);
  await clip.close();

  await video(page).click();
  await dialog(page).getByRole('switch', { name: 'Don’t show again' }).click();
  await (await clipAfter(page, () => play(page).click())).close();
  await page.reload();
  const unasked = await clipAfter(page, () => video(page).click());
  await expect(unasked).toHaveURL(/\/demo\/clips\//);
  await expect(dialog(page)).toBeHidden();
  expect(page.url()).toBe(address);
});

test('a demo clip replays the goals once, says that it is a demo, and leads back', async ({
  page,
}) => {
  await openHighlights(page);
  await video(page).click();
  const clip = await clipAfter(page, () => play(page).click());
  await expect(clip.getByText('Demo data', { exact: true })).toBeVisible();
  const goals = clip.getByRole('listitem');
  await expect(goals.last()).toBeVisible();
  // The final score is followed by earlier ones, which are hidden from screen readers.
  const scores = await clip.locator('.step').allTextContents();
  await expect(goals).toHaveCount(scores.length - 1);
  expect(scores[0]).toBe('0 – 0');
  await expect(goals.last()).toContainText(scores.at(-1)!);
  const running = () =>
    clip.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState !== 'finished').length,
    );
  await expect.poll(running).toBe(0);
  await clip.getByRole('link', { name: 'Back' }).click();
  await expect(clip).toHaveURL(/\/en\/football\/match\//);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a demo clip shows all goals at once', async ({ page }) => {
    await openHighlights(page);
    await video(page).click();
    const clip = await clipAfter(page, () => play(page).click());
    expect(await clip.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(clip.getByRole('listitem').last()).toBeVisible();
  });
});
