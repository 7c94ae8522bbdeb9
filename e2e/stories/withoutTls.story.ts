import { address } from '../environment';
import { anyone, fillIn } from '../member';
import config from '../playwright.config';
import { brands } from '../routing';
import { dayAfter, expect, openScores, test } from '../story';

const { host, base, language } = brands.scoreline;
const site = `http://${host}:${new URL(address).port}${base}`;

// A site without TLS: browsers provide no WebCrypto there.
const { launchOptions } = config.use ?? {};
const args = launchOptions?.args?.filter((arg) => !arg.startsWith('--unsafely-treat-insecure'));
test.use({ launchOptions: { ...launchOptions, ...(args && { args }) } });

test.describe('a page without TLS', () => {
  // Browsers apply this header on trustworthy pages only, and log that.
  test.use({ allowedErrors: [/Cross-Origin-Opener-Policy header has been ignored/] });

  test('encrypts with jsencrypt and crypto-js in place of WebCrypto', async ({ page }) => {
    await openScores(page, `${site}/${language}`);
    const webCrypto = await page.evaluate(() => [isSecureContext, typeof crypto.subtle]);
    expect(webCrypto).toEqual([false, 'undefined']);
    // crypto-js encrypts the request and decrypts the answer with the server's key.
    const list = page.waitForResponse(/\/api\/sports-query\/match\/list$/);
    await page.locator(`[data-day="${dayAfter(-1)}"]`).click();
    expect((await list).status()).toBe(200);
    await expect(page.locator('[data-row] [data-state="finished"]').first()).toBeVisible();
    // jsencrypt sends the server the page's session key for account data.
    await page.goto(`${site}/${language}/me`);
    await page.getByRole('link', { name: 'Contact us' }).click();
    const email = anyone();
    await page.getByRole('radio', { name: 'Product improvement request' }).check();
    await fillIn(page, { Email: email, Message: `The clock stands still. ${email}` });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you. Your message is on its way.')).toBeVisible();
    const key = await page.evaluate(() => localStorage.getItem('session-cipher'));
    expect(JSON.parse(key ?? '{}')).toHaveProperty('transId');
  });
});
