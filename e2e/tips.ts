import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Page } from '@playwright/test';

import { site } from './site';
import { expect, rows } from './story';

/** Runs the operators' command beside the server. */
export const tipsCommand = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['cli/scoreline.mjs', 'tips', ...args], {
    cwd: site.cwd,
    env: { ...process.env, ...site.env },
  });

/** The demo's day takes 24 minutes here, so a tip on tomorrow's match could be settled before another story sees it. */
const daysAhead = 5;

interface Draft {
  /** Name of the editor, who is signed in on the page. */
  name: string;
  reason: string;
  /** Matches that have a tip already. */
  tipped: readonly string[];
}

/** Publishes a VIP tip as an editor on the page. Returns its match. */
export async function publishVipTip(page: Page, { name, reason, tipped }: Draft): Promise<string> {
  await page.goto('/en/discover/tips');
  await page.getByRole('link', { name: 'Publish a tip' }).click();
  await expect(page.getByLabel('Day')).toBeVisible();
  const today = await rows(page).evaluateAll((matches) => matches.map((one) => one.dataset.row));
  await page.getByLabel('Day').selectOption({ index: daysAhead });
  // Today's list stays until the other day's arrives, and its matches may start before the tip is written.
  for (const id of today) await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
  await page
    .locator(`[data-row]${tipped.map((id) => `:not([data-row="${id}"])`).join('')}`)
    .first()
    .click();
  await expect(page).toHaveURL(/match=\d+/);
  const match = new URL(page.url()).searchParams.get('match')!;
  const pick = page.getByRole('radiogroup', { name: 'Pick' }).getByRole('radio').first();
  await pick.check();
  await page.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await page.getByRole('switch', { name: /VIP/ }).click();
  await page.getByRole('button', { name: `Publish as ${name}` }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('neither changed nor deleted');
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('region', { name: 'Your tips' })).toContainText(reason);
  return match;
}
