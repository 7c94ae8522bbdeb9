import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { dataDir } from './environment';
import { atRest } from './page/rest';
import { expect, sheetGone } from './story';

/** Mails are written to files if no SMTP server is configured. */
const mails = join(dataDir, 'mail');

export const password = 'a quiet corner flag 9';
export const anyone = () => `fan-${Date.now()}-${Math.floor(Math.random() * 1e6)}@mail.example`;

interface Wanted {
  /** Earliest arrival in milliseconds since 1970. */
  since?: number;
  /** A word in the mail. */
  about?: string;
}

/** The newest mail to an address that starts like this. Empty if there is none. */
async function newestMail(to: string, { since = 0, about = '' }: Wanted): Promise<string> {
  const names = (await readdir(mails).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const found = await Promise.all(
    names.map(async (name) => {
      const file = join(mails, name);
      const { mtimeMs } = await stat(file);
      return { mtimeMs, text: mtimeMs >= since ? await readFile(file, 'utf8') : '' };
    }),
  );
  const own = found.filter(({ text }) => text.includes(`To: ${to}`) && text.includes(about));
  return own.sort((one, other) => other.mtimeMs - one.mtimeMs)[0]?.text ?? '';
}

export async function mailTo(to: string, wanted: Wanted = {}): Promise<string> {
  await expect.poll(() => newestMail(to, wanted), { timeout: 30_000 }).not.toBe('');
  return newestMail(to, wanted);
}

export async function codeFor(email: string, since = 0): Promise<string> {
  return /^(?:.*\s)?(\d{6})\s*$/m.exec(await mailTo(email, { since }))?.[1] ?? '';
}

/** The verification link in a mail, at the server of this run. */
export function linkIn(mail: string): string {
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  const { pathname, hash } = new URL(/\bhttps?:\S+#email=\S+/.exec(text)?.[0] ?? '');
  return pathname + hash;
}

export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await page.getByLabel(name, { exact: true }).fill(value);
}

/** Signs in with the e-mail page, from any page. */
export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/en/login/email');
  await fillIn(page, { Email: email, Password: secret });
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Creates an account with an address and a password, and verifies the address by its mail. */
export async function register(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await proveAddress(page, email);
}

/** Creates an account from the profile page and returns there. */
export async function registerFromProfile(page: Page, email: string): Promise<void> {
  await page.goto('/en/me');
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Continue with email' }).click();
  await fillIn(page, { Email: email, Password: password });
  await page.getByRole('button', { name: 'Continue' }).click();
  await proveAddress(page, email);
}

async function proveAddress(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login\/verify\/email\//);
  await page.getByLabel('Code').fill(await codeFor(email));
  await expect(page).toHaveURL(/\/en\/me/);
}

/** Signs in by a code, which creates an account without a password. */
export async function registerByCode(page: Page, email: string): Promise<void> {
  await page.goto('/en/login/coud');
  await fillIn(page, { Email: email });
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').fill(await codeFor(email));
  await expect(page).toHaveURL(/\/en\/me/);
}

/** Signs out, here or on every device, by the button of that name and its confirmation. */
export async function logOut(page: Page, button = 'Log out'): Promise<void> {
  // Requests after the end of the session are refused and logged to the console, so wait for pending ones.
  await atRest(page);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await sheetGone(page);
}

export const cookiesOf = (page: Page) => page.evaluate(() => document.cookie);
