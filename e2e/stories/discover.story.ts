import { devices } from '@playwright/test';

import { closeSheet, expect, openScores, rows, test } from '../story';

const sizes = [
  { name: 'phone', use: { viewport: devices['Pixel 5'].viewport } },
  { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
];

/** Runs in the page. Returns truncated team names. */
const cutNames = (all: Element[]) =>
  all
    .flatMap((row) => [...row.querySelectorAll('svg + span[dir=auto]')])
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((name) => name.textContent);

for (const { name, use } of sizes)
  test.describe(`Discover on a ${name}`, () => {
    test.use(use);

    test('its first page leads to a list, a list’s filters stay in the address, a row leads to the odds', async ({
      page,
    }) => {
      await page.goto('/en/discover');
      await expect(page.getByRole('heading', { name: 'Dropping odds' })).toBeVisible();
      await page.getByRole('link', { name: 'Dropping odds' }).click();
      await expect(page).toHaveURL(/\/discover\/odds\/dropping/);
      await expect(rows(page).first()).toBeVisible();
      expect(await rows(page).evaluateAll(cutNames), 'every team’s name is whole').toEqual([]);

      await page.getByRole('button', { name: 'At least 10%' }).click();
      await page.getByLabel('Window').selectOption('24h');
      await expect(page).toHaveURL(/threshold=10/);
      await expect(page).toHaveURL(/window=24h/);
      await page.reload();
      await expect(page.getByRole('button', { name: 'At least 10%' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(page.getByLabel('Window')).toHaveValue('24h');

      await page.getByLabel('Window').selectOption('opening');
      await rows(page).first().click();
      await expect(page).toHaveURL(/\/match\/.*tab=odds/);
      await page.goBack();
      await expect(page).toHaveURL(/threshold=10/);
      await expect(rows(page).first()).toBeVisible();
    });

    test('an explanation of a list is one tap away, and prices can be hidden', async ({ page }) => {
      await page.goto('/en/discover/odds/rising');
      await page.getByRole('button', { name: 'How this is calculated' }).click();
      await expect(page.getByRole('dialog')).toContainText('same bookmaker, market and line');
      await closeSheet(page);
      await expect(page.getByText('→').first()).toBeVisible();
      await openScores(page);
      await page.getByRole('button', { name: 'List options' }).click();
      await page.getByRole('switch', { name: /Show odds/ }).click();
      await page.goto('/en/discover/odds/rising');
      await expect(rows(page).first()).toBeVisible();
      await expect(page.getByText('Prices are hidden by your settings')).toBeVisible();
      await expect(page.getByText('→')).toHaveCount(0);
      await page.getByRole('button', { name: 'Show odds' }).click();
      await expect(page.getByText('→').first()).toBeVisible();
      await expect(page.getByText('18+')).toBeVisible();
    });
  });

test('a record of tips has its period in the address', async ({ page }) => {
  await page.goto('/en/discover/tips/tips_history?window=90');
  await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked();
  // The selection follows the address once that has changed.
  await page.getByRole('radio', { name: '7 days' }).click();
  await expect(page).toHaveURL(/window=7/);
  await page.reload();
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
});
