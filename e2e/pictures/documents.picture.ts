import { anyone, register } from '../member';
import { opsAddress } from '../environment';
import { openPromotion } from '../promotion';
import { expect, openScores, test } from '../story';
import { folder, sideBySide } from './sideBySide';

test('the list on a wide screen and on a phone', async ({ page }) => {
  await openScores(page);
  const live = page.getByRole('button', { name: /^Live \d/ });
  // The site’s day takes 24 minutes: something is played soon.
  await expect(live).toHaveText(/Live [1-9]/, { timeout: 100_000 });
  await page.screenshot({ path: `${folder}/scores-phone-light.png` });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}/scores-wide-dark.png` });
});

test('a member’s profile, the ways to log in, the settings', async ({ page }) => {
  const screens: Buffer[] = [];
  await page.goto('/en/login');
  await expect(page.getByRole('link', { name: 'Continue with email' })).toBeVisible();
  const login = await page.screenshot();
  await register(page, `kim-${Date.now() % 1_000}@fan.example`);
  for (const path of ['/en/me', '/en/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    screens.push(await page.screenshot());
  }
  const [me, settings] = screens as [Buffer, Buffer];
  await sideBySide(page, [me, login, settings], `${folder}/member-phone.png`);
});

test('an invitation, the wheel, a draw that is checked', async ({ page }) => {
  const id = await openPromotion([
    { kind: 'vip', days: 7, name: { en: '7 days of VIP' }, number: 100, odds: 0.4 },
    { kind: 'thing', name: { en: 'Match ball' }, number: 100, odds: 0.4 },
    { kind: 'thing', name: { en: 'Scarf' }, number: 100, odds: 0.2 },
  ]);
  const path = (name: string) => `/en/promotion/${id}/refer_friends${name}`;
  await register(page, anyone());
  await page.goto(path(''));
  await expect(page.getByRole('heading', { name: 'Autumn draw' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Spin the wheel' })).toBeVisible();
  const invite = await page.screenshot();
  await page.goto(path('/LuckyDraw'));
  await page.getByRole('button', { name: 'Spin', exact: true }).click();
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(page.getByRole('heading', { name: /^You won/ })).toBeVisible();
  // In the middle of what flies, and after what fades in.
  await page.waitForTimeout(700);
  const wheel = await page.screenshot();
  await page.goto(path('/Records'));
  await page.getByRole('button', { name: 'Check all draws now' }).click();
  await expect(
    page.getByText('Everything that can be checked so far is as promised'),
  ).toBeVisible();
  await page.locator('details summary').first().click();
  await page.getByRole('heading', { name: 'Your draws' }).scrollIntoViewIfNeeded();
  const checked = await page.screenshot();
  await sideBySide(page, [invite, wheel, checked], `${folder}/promotion-phone.png`);
});

test('the operations page', async ({ page }) => {
  for (const path of ['/en', '/en/discover', '/en/search']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.setViewportSize({ width: 1120, height: 844 });
  await page.goto(`${opsAddress}/ops`);
  await expect(page.getByRole('img', { name: /remotes, and the \d+ libraries/ })).toBeVisible();
  // The log of the registry below it is long.
  const clip = { x: 0, y: 0, width: 1120, height: 2_450 };
  await page.screenshot({ path: `${folder}/operations.png`, fullPage: true, clip });
});
