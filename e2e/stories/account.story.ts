import { readFile } from 'node:fs/promises';

import {
  anyone,
  codeFor,
  cookiesOf,
  fillIn,
  linkIn,
  logOut,
  mailTo,
  password,
  register,
  registerByCode,
  registerFromProfile,
  signIn,
} from '../member';
import { expect, test } from '../story';

// The browser logs the refused call of an ended session.
test.use({ allowedErrors: [/401 \(Unauthorized\)/] });

test('a new address is verified by email, returns to its page, and logs out', async ({ page }) => {
  const email = anyone();
  await registerFromProfile(page, email);
  await expect(page.getByText(email).first()).toBeVisible();
  const cookies = await cookiesOf(page);
  expect(cookies).toMatch(/(^|; )token=./);
  expect(cookies).toMatch(/(^|; )userId=\d+/);
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user')!) as object);
  expect(user).toMatchObject({ communicationEmail: email, isLogin: true });
  await expect(page).toHaveURL(/sync=1/);

  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to log out?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await logOut(page);
  expect(await cookiesOf(page)).not.toMatch(/(^|; )(token|userId)=/);
});

test('an unverified address only returns a user id', async ({ page }) => {
  const email = anyone();
  await signIn(page, email);
  await expect(page).toHaveURL(/\/login\/verify\/email\//);
  expect(await cookiesOf(page)).toMatch(/(^|; )userId=\d+/);
  expect(await cookiesOf(page)).not.toMatch(/(^|; )token=/);
  expect(await page.evaluate(() => localStorage.getItem('user') ?? '{}')).toBe('{}');
  const code = await codeFor(email);
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText(/code is wrong/i)).toBeVisible();
  await page.getByRole('link', { name: 'Use another email address' }).click();
  const other = anyone();
  await fillIn(page, { Email: other });
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(new RegExp(`/login/verify/email/${encodeURIComponent(other)}`));
  await page.getByLabel('Code').fill(await codeFor(other));
  await expect(page).toHaveURL(/\/en\/me/);
  await expect(page.getByText(other).first()).toBeVisible();
});

test('the emailed link asks and verifies, and leads to a new code when used again', async ({
  page,
}) => {
  const email = anyone();
  await signIn(page, email);
  await expect(page).toHaveURL(/\/login\/verify\/email\//);
  const link = linkIn(await mailTo(email));
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Your email is verified')).toBeVisible();
  expect(page.url()).not.toContain(email.split('@')[0]);
  await page.getByRole('link', { name: 'Go to scores' }).click();
  await page.goto('/en/me');
  await expect(page.getByText(email).first()).toBeVisible();

  await logOut(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/email-verified-failed/);
  await page.getByRole('link', { name: 'Send a new code' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('a password is changed, forgotten and reset, and other sessions end', async ({
  page,
  browser,
}) => {
  const email = anyone();
  await register(page, email);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await signIn(elsewhere, email, 'not the password');
  await expect(elsewhere.getByText('Wrong email or password.')).toBeVisible();
  await fillIn(elsewhere, { Password: password });
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere).toHaveURL(/\/en\/me/);

  await page.getByRole('link', { name: 'Change password' }).click();
  const next = 'the second half 14';
  const save = page.getByRole('button', { name: 'Save password' });
  await fillIn(page, { 'Current password': 'wrong', 'New password': 'short' });
  await save.click();
  await expect(page.getByText('Please use at least 8 characters')).toBeVisible();
  await fillIn(page, { 'New password': next, 'Confirm password': `${next}!` });
  await save.click();
  await expect(page.getByText('The passwords do not match')).toBeVisible();
  await fillIn(page, { 'Confirm password': next });
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Wrong');
  await fillIn(page, { 'Current password': password });
  const changedAt = Date.now();
  await save.click();
  await expect(page).toHaveURL(/\/en\/me/);
  expect(await mailTo(email, { since: changedAt })).toContain('Your password was changed');
  await elsewhere.reload();
  await expect(elsewhere.getByText('You are not logged in')).toBeVisible();

  await elsewhere.goto('/en/login/email');
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click();
  await fillIn(elsewhere, { Email: email });
  const askedAt = Date.now();
  await elsewhere.getByRole('button', { name: 'Send code' }).click();
  await expect(elsewhere).toHaveURL(/\/reset-password\?email=/);
  const third = 'extra time and penalties';
  await fillIn(elsewhere, {
    Code: await codeFor(email, askedAt),
    'New password': third,
    'Confirm password': third,
  });
  await elsewhere.getByRole('button', { name: 'Save password' }).click();
  await expect(elsewhere).toHaveURL(/\/login\/email\?email=/);
  await expect(elsewhere.getByLabel('Email')).toHaveValue(email);
  await page.reload();
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await fillIn(elsewhere, { Password: third });
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere).toHaveURL(/\/en\/me/);
  await other.close();
});

test('a code signs in without a password; the data are exported, the account deleted', async ({
  page,
}) => {
  const email = anyone();
  await page.goto('/en/login/coud');
  await fillIn(page, { Email: 'not an address' });
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await registerByCode(page, email);
  await expect(page.getByText(email).first()).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('scoreline-my-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({ account: { email, hasPassword: false } });
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining(['identities', 'sessions', 'follows', 'settings', 'feedback']),
  );

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const sheet = page.getByRole('dialog', { name: 'Delete your account?' });
  const askedAt = Date.now();
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await sheet.getByLabel('Code').fill(await codeFor(email, askedAt));
  await sheet.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('You are not logged in')).toBeVisible();
  expect(await cookiesOf(page)).not.toMatch(/(^|; )(token|userId)=/);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/login\/verify\/email\//);
});

test('a visitor’s favourites move to the account and another device, and both log out together', async ({
  page,
  browser,
}) => {
  const email = anyone();
  await page.goto('/en/favourites/addFavorite');
  const star = page.getByRole('button', { name: /^Add .+ to favourites$/ }).first();
  const name = (await star.getAttribute('aria-label'))!.replace(/^Add (.+) to favourites$/, '$1');
  await star.click();
  await register(page, email);

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await signIn(elsewhere, email);
  await expect(elsewhere).toHaveURL(/\/en\/me/);
  await elsewhere.goto('/en/favourites');
  const followed = elsewhere.getByRole('button', { name: `Remove ${name} from favourites` });
  await expect(followed).toBeVisible();

  await logOut(page, 'Log out on all devices');
  await elsewhere.goto('/en/me');
  await expect(elsewhere.getByText('You are not logged in')).toBeVisible();
  await elsewhere.goto('/en/favourites');
  await expect(elsewhere.getByText('No favourite teams')).toBeVisible();
  await other.close();
});
