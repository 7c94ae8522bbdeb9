import type { Page } from '@playwright/test';

import { anyone, cookiesOf, logOut } from '../member';
import { expect, test } from '../story';

test.beforeEach(async ({ context }) => {
  // The provider's pages load a font from another site.
  await context.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ body: '' }));
});

const login = () => anyone().replace(/@.*/, '');

/** Signs in at Google or Apple, and consents. */
async function agree(provider: Page, who: string): Promise<void> {
  await provider.getByPlaceholder('Enter any login').fill(who);
  await provider.getByPlaceholder('and password').fill('any');
  await provider.getByRole('button', { name: 'Sign-in' }).click();
  await provider.getByRole('button', { name: 'Continue' }).click();
}

/** Opens the login page from the search page and chooses a provider, which opens a pop-up. */
async function popUp(page: Page, provider: string): Promise<Page> {
  await page.goto('/en/search?q=ajax');
  await page.goto('/en/login');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `Continue with ${provider}` }).click(),
  ]);
  return opened;
}

for (const provider of ['Google', 'Apple'])
  test(`${provider} signs in, in a pop-up, and the same person is the same member`, async ({
    page,
  }) => {
    const who = login();
    const first = await popUp(page, provider);
    await agree(first, who);
    await expect(page).toHaveURL(/\/en\/me/);
    expect(first.isClosed()).toBe(true);
    await expect(page.getByText(`${who}@mail.example`)).toBeVisible();
    const { userId } = await stored(page);
    expect(await cookiesOf(page)).toMatch(/(^|; )token=./);
    expect(await stored(page)).toMatchObject({ registerLoginType: provider.toLowerCase() });

    await logOut(page);
    // The provider has a session by now and redirects at once.
    await popUp(page, provider);
    await expect(page).toHaveURL(/\/en\/me/);
    expect((await stored(page)).userId).toBe(userId);
  });

const stored = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('user') ?? '{}') as {
        userId?: number;
        registerLoginType?: string;
      },
  );

test('Facebook signs in, in a pop-up, and such a member can delete the account', async ({
  page,
}) => {
  const provider = await popUp(page, 'Facebook');
  await provider.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/en\/me/);
  await expect(page.getByText('Dora Example')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('You are not logged in')).toBeVisible();
});

test('a closed or refused pop-up signs nobody in, and leaves the other ways', async ({ page }) => {
  const closed = await popUp(page, 'Google');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await expect(google).toBeDisabled();
  await closed.close();
  await expect(google).toBeEnabled();

  const [refused] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Facebook' }).click(),
  ]);
  await refused.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(google).toBeEnabled();
  expect(await cookiesOf(page)).not.toMatch(/(^|; )token=/);
});

test.describe('where no pop-up may open', () => {
  test.beforeEach(({ context }) =>
    // The result of `window.open` in a browser that blocks pop-ups.
    context.addInitScript(() => (window.open = () => null)),
  );

  for (const provider of ['Google', 'Apple'])
    test(`${provider} redirects the page and returns it, in its language`, async ({ page }) => {
      await page.goto('/pt/me');
      await page.getByRole('link', { name: 'Entrar' }).click();
      await page.getByRole('button', { name: provider }).click();
      const who = login();
      await agree(page, who);
      await expect(page).toHaveURL(/\/pt\/me/);
      await expect(page.getByText(`${who}@mail.example`)).toBeVisible();
      expect(page.url()).not.toContain('ticket');
    });

  test('the login page reports a refusal at the provider', async ({ page }) => {
    await page.goto('/en/login');
    await page.getByRole('button', { name: 'Continue with Facebook' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/en\/login$/);
    await expect(page.getByRole('alert')).toBeVisible();
  });
});
