import type { Page } from '@playwright/test';

import { anyone, register } from '../member';
import { address, counterparts } from '../environment';
import { openPromotion } from '../promotion';
import { expect, test } from '../story';
import { violationsOf } from '../page/violations';

interface Sent {
  text: string;
  url: string;
  files: string[];
}

/** A fake `navigator.share` that accepts files and records them. */
const shareSheet = () => {
  const sent: Sent[] = [];
  Object.assign(window, { sent });
  Object.assign(navigator, {
    canShare: () => true,
    share: ({ text = '', url = '', files = [] }: ShareData) => {
      sent.push({ text, url, files: files.map(({ type, size }) => `${type} ${size}`) });
      return Promise.resolve();
    },
  });
};

const sentBy = (page: Page) => page.evaluate(() => (window as unknown as { sent: Sent[] }).sent);
const picks = (page: Page) => page.getByRole('button', { name: /^Share the GIF/ });
const search = (page: Page, text: string) => page.getByLabel('Search GIFs').fill(text);

let id = 0;
test.beforeAll(async () => {
  id = await openPromotion();
});

async function openShare(page: Page): Promise<void> {
  await register(page, anyone());
  await page.goto(`/en/promotion/${id}/refer_friends/Share`);
  await expect(picks(page)).toHaveCount(6);
}

test('a GIF is shared with the invite link, and the library never sees the visitor', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(counterparts.giphy.url)) foreign.push(request.url());
  });
  await page.addInitScript(shareSheet);
  await openShare(page);
  await expect(page.getByText('Powered by GIPHY')).toBeVisible();
  await search(page, 'referee');
  await expect(picks(page)).toHaveCount(1);
  const shown = picks(page).locator('img');
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(1);
  expect(await violationsOf(page)).toEqual([]);
  await picks(page).press('Enter');
  await expect.poll(() => sentBy(page)).toHaveLength(1);
  const [sent] = await sentBy(page);
  expect(sent).toMatchObject({ files: ['image/gif 43'] });
  expect(sent!.url).toMatch(/\/promotion\/\d+\/refer_friends\/[A-Z2-9]{8}$/);
  expect(sent!.text).toContain(sent!.url);
  await search(page, 'nothing like it');
  await expect(page.getByText('No GIFs found.')).toBeVisible();
  expect(foreign).toEqual([]);
});

test('a failing library leaves the other ways to share, and can be retried', async ({ page }) => {
  await openShare(page);
  await search(page, 'outage');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(picks(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
  // The search is debounced. Until it runs, the retry button belongs to the previous query.
  const failed = page.waitForResponse(/\/promotion\/gifs$/);
  await search(page, `flaky ${Date.now()} goal`);
  await failed;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(picks(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  const preview = await picks(page).locator('img').getAttribute('src');
  expect(new URL(preview!, address).origin).toBe(new URL(address).origin);
});
