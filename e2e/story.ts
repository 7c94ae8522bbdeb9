import { test as base, expect, type Page } from '@playwright/test';

import { dayThere } from './dayThere';
import { watchTraffic } from './page/rest';

interface Story {
  /** Console messages that do not fail the story, none by default. */
  allowedErrors: RegExp[];
  quietConsole: void;
}

/** Playwright's `test`, which fails on a console error or an uncaught exception. */
export const test = base.extend<Story>({
  allowedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, allowedErrors }, use) => {
      watchTraffic(page);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      await use();
      const unexpected = errors.filter(
        (error) => !allowedErrors.some((allowed) => allowed.test(error)),
      );
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The visitors' date, this many days from today. */
export function dayAfter(days: number): string {
  return dayThere(Date.now() + days * 86_400_000);
}

/** The visible matches, each a button named by its teams, score and time. */
export const rows = (page: Page) => page.locator('[data-row]');

/** The row of a match. The column beside a list may repeat it. */
export const rowOf = (page: Page, match: string) => page.locator(`[data-row="${match}"]`).first();

/** Opens the Scores tab and waits for its first match. */
export async function openScores(page: Page, path = '/en'): Promise<void> {
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
}

/** Waits until the history entry of a sheet is gone, because the page must not be left while it goes back. */
export async function sheetGone(page: Page): Promise<void> {
  const isOpen = () => 'scorelineLayer' in ((history.state as object | null) ?? {});
  await expect.poll(() => page.evaluate(isOpen)).toBe(false);
}

/** Closes the open sheet and its history entry. */
export async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await sheetGone(page);
}

export const liveChip = (page: Page) => page.getByRole('button', { name: /^Live \d+$/ });

/** Names of the visible leagues, from the top. */
export async function leagueNames(page: Page): Promise<string[]> {
  const headings = page.getByRole('list', { name: 'Matches' }).getByRole('heading', { level: 2 });
  return headings.evaluateAll((elements) =>
    elements
      .map((element) => ({ top: element.getBoundingClientRect().top, text: element.textContent }))
      .sort((one, other) => one.top - other.top)
      .map(({ text }) => text ?? ''),
  );
}
