import { createHmac } from 'node:crypto';

import type { Page } from '@playwright/test';

import { anyone, codeFor, fillIn, logOut, mailTo, register, signIn } from '../member';
import { expect, test } from '../story';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app `later` steps of 30 s from now, for the key on the page. */
function appCode(key: string, later = 0): string {
  const signs = [...key.replace(/\s/g, '')];
  const bits = signs.map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(19) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

const secondStep = (page: Page) => page.getByRole('heading', { name: 'One more step' });

test('two-step sign-in is enabled, asked for, replaced by a recovery code, and disabled', async ({
  page,
}) => {
  const email = anyone();
  await register(page, email);
  await page.goto('/en/settings');
  await page.getByRole('link', { name: 'Two-step login' }).click();
  const askedAt = Date.now();
  await page.getByRole('button', { name: 'Send code' }).click();
  await fillIn(page, { Code: await codeFor(email, askedAt) });
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const key = (await page.locator('code').textContent()) ?? '';
  await fillIn(page, { 'Code from the app': appCode(key) });
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = '', second = ''] = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await mailTo(email, { about: 'Two-step login is on' });

  await page.goto('/en/me');
  await logOut(page);
  await signIn(page, email);
  await expect(secondStep(page)).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/(^|; )token=./);
  // The code that enabled it is used up. The app's next one is already valid.
  await fillIn(page, { 'Code from the app': appCode(key, -5) });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('wrong or has already been used');
  await fillIn(page, { 'Code from the app': appCode(key, 1) });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/en\/me/);

  await logOut(page);
  await signIn(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await fillIn(page, { 'Recovery code': first.toLowerCase() });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/en\/me/);

  await page.goto('/en/settings/two-step');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await fillIn(page, { 'Recovery code': first });
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('alert')).toContainText('wrong or has already been used');
  await fillIn(page, { 'Recovery code': second });
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await expect(codes).toHaveCount(10);
  const renewed = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await mailTo(email, { about: 'New recovery codes' });
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await fillIn(page, { 'Recovery code': renewed[9]! });
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await mailTo(email, { about: 'Two-step login is off' });

  await page.goto('/en/me');
  await logOut(page);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/en\/me/);
});
