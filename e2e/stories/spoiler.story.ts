import { closeSheet, expect, openScores, rows, test } from '../story';

test('in spoiler-free mode a score is hidden until requested', async ({ page }) => {
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

/** Checks each frame until the application has started, and records visible scores. */
const watchScores = `(function () {
  window.seenScores = [];
  window.writtenFrames = 0;
  (function look() {
    var scores = document.querySelectorAll('.written li b');
    if (scores.length > 0) window.writtenFrames += 1;
    scores.forEach(function (score) {
      var text = score.textContent.trim();
      if (text && getComputedStyle(score).visibility !== 'hidden') window.seenScores.push(text);
    });
    requestAnimationFrame(look);
  })();
})();`;

test('in spoiler-free mode the server’s HTML never paints a score, on a slow device too', async ({
  page,
}) => {
  await openScores(page);
  await page.locator('[data-day]').nth(6).click();
  await expect(page.locator('[data-state="finished"]').first()).toBeVisible();
  const address = page.url();
  await page.addInitScript({ content: watchScores });
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  interface Seen {
    seenScores: string[];
    writtenFrames: number;
  }
  const seen = () =>
    page.evaluate(() => {
      const { seenScores, writtenFrames } = window as unknown as Seen;
      return { seenScores, writtenFrames };
    });

  await page.goto(address);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const usual = await seen();
  expect(usual.writtenFrames, 'what is written was there to be seen').toBeGreaterThan(0);
  expect(usual.seenScores.length, 'its scores too').toBeGreaterThan(0);

  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('settings') ?? '{}') as { values?: object };
    const values = { ...stored.values, spoilerFree: true };
    localStorage.setItem('settings', JSON.stringify({ ...stored, values }));
  });
  await page.goto(address);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const hidden = await seen();
  expect(hidden.writtenFrames).toBeGreaterThan(0);
  expect(hidden.seenScores).toEqual([]);
});

test('spoiler-free mode shares a match without its score', async ({ page, browser }) => {
  await openScores(page);
  await page.locator('[data-day]').nth(6).click();
  const over = rows(page).filter({ has: page.locator('[data-state="finished"]') });
  await over.first().click();
  await expect(page).toHaveURL(/\/match\/[^/]+\/\d+/);
  await page.getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await sheet.getByRole('switch', { name: 'Score hidden' }).click();
  const link = await sheet.getByRole('textbox').inputValue();
  expect(link).toMatch(/[?&]spoilers=off$/);
  await expect
    .poll(() => sheet.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);

  const other = await browser.newPage({ javaScriptEnabled: false });
  await other.goto(link);
  const image = other.locator('meta[property="og:image"]');
  await expect(image).toHaveAttribute('content', /\/share\/match\/\d+\.png\?spoilers=off$/);
  await expect(other.locator('.written b').first()).toBeHidden();
  await other.close();

  const friend = await browser.newPage();
  await friend.goto(link);
  const reveal = friend.getByRole('button', { name: 'Show the score' });
  await reveal.click();
  await expect(reveal).toBeHidden();
  await friend.close();
});
