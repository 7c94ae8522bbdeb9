import type { Page } from '@playwright/test';

import { expect, test } from '../story';

/** A league with years of matches, independent of today's. */
async function leaguePath(page: Page): Promise<string> {
  const reply = await page.request.get('/sitemaps/leagues-1.xml');
  const [path] = /\/football\/league\/england\/premier-league\/\d+/.exec(await reply.text())!;
  return `/en${path}`;
}

test('a player’s matches by venue, the course of ratings, and where shots came from', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${await leaguePath(page)}?tab=topPlayers`);
  await page.locator('a[href*="/football/player/"]').first().click();
  const matches = page.locator('section', {
    has: page.getByRole('heading', { name: 'Last matches' }),
  });
  const results = matches.getByRole('link');
  await expect(results).toHaveCount(10);
  await expect(page.getByRole('slider', { name: 'Rating' })).toBeVisible();
  const all = await results.allTextContents();
  await matches.getByRole('radio', { name: 'Home' }).click();
  await expect.poll(() => results.allTextContents()).not.toEqual(all);
  const home = await results.allTextContents();
  await matches.getByRole('radio', { name: 'Away' }).click();
  await expect.poll(() => results.allTextContents()).not.toEqual(home);
  const away = await results.allTextContents();
  expect(away.filter((line) => home.includes(line))).toEqual([]);
  await matches.getByRole('radio', { name: 'All' }).click();
  await matches.getByRole('button', { name: 'Load more' }).click();
  await expect(results).toHaveCount(20);
  const shots = page.locator('section', { has: page.getByRole('heading', { name: 'Shots' }) });
  // The shots of his last matches may include no goal.
  const outcome = '(Goal|Saved|Woodwork|Off target|Blocked) \\d+';
  await expect(shots.getByText(new RegExp(`^${outcome}( · ${outcome})*$`))).toBeVisible();
});
