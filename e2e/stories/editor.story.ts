import { anyone, register } from '../member';
import { expect, rows, test } from '../story';
import { publishVipTip, tipsCommand } from '../tips';

test('an editor publishes a VIP tip, which others see without its pick', async ({
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

  await tipsCommand('grant', '--email', email, '--name', name);
  const match = await publishVipTip(page, { name, reason, tipped });

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

  await tipsCommand('revoke', '--email', email);
  await page.goto('/en/discover/tips/editor');
  await expect(page.getByText('Only editors can publish tips')).toBeVisible();
});
