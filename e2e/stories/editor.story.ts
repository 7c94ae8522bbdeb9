import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { anyone, register } from '../member';
import { site } from '../site';
import { expect, rows, test } from '../story';

const tips = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['tools/tips.mjs', ...args], {
    cwd: site.cwd,
    env: { ...process.env, ...site.env },
  });

test('an editor that the command names publishes a VIP tip, which others see without its pick', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const email = anyone();
  const name = `Desk ${Date.now()}`;
  const reason = `Unbeaten at home, says ${name}.`;
  await register(page, email);
  await page.goto('/en/discover/tips/editor');
  await expect(page.getByText('Only editors can publish tips')).toBeVisible();

  const other = await browser.newContext();
  const visitor = await other.newPage();
  const received: string[] = [];
  const seeTips = async () =>
    received.push(await (await visitor.goto('/en/discover/tips'))!.text());
  await seeTips();
  const none = visitor.getByText('Tips will be published soon');
  await expect(rows(visitor).first().or(none)).toBeVisible();
  const tipped = await rows(visitor).evaluateAll((tips) => tips.map((tip) => tip.dataset.row!));

  await tips('grant', '--email', email, '--name', name);
  await page.goto('/en/discover/tips');
  await page.getByRole('link', { name: 'Publish a tip' }).click();
  await expect(page.getByLabel('Day')).toBeVisible();
  const today = await rows(page).evaluateAll((matches) => matches.map((one) => one.dataset.row));
  await page.getByLabel('Day').selectOption({ index: 1 });
  // Today's list stands until the other day's is there, and its matches may begin before the tip is written.
  for (const id of today) await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
  // A match that nobody else has given a tip on.
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

  const own = page.getByRole('region', { name: 'Your tips' });
  await expect(own).toContainText(reason);

  await expect(async () => {
    await seeTips();
    const tip = visitor
      .locator('li', { has: visitor.locator(`[data-row="${match}"]`) })
      .filter({ hasText: 'For VIP members until the match is over' });
    await expect(tip).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(visitor.getByText(reason)).toHaveCount(0);
  expect(received.join('')).not.toContain(reason);
  await expect(visitor.getByRole('link', { name: 'Publish a tip' })).toHaveCount(0);
  await other.close();

  await tips('revoke', '--email', email);
  await page.goto('/en/discover/tips/editor');
  await expect(page.getByText('Only editors can publish tips')).toBeVisible();
});
