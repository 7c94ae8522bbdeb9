import type { Page } from '@playwright/test';

import { anyone, register } from '../member';
import { counterparts } from '../environment';
import { expect, test } from '../story';
import { publishVipTip, tipsCommand } from '../tips';
import { violationsOf } from '../page/violations';

interface Known {
  sessions: { id: string; customer: string }[];
}

/** Triggers an event at the fake payment provider. */
async function wish(wished: object): Promise<Known> {
  const request = { method: 'POST', body: JSON.stringify(wished) };
  return (await (await fetch(`${counterparts.stripe.url}/_control`, request)).json()) as Known;
}

const texts = {
  en: {
    subscribe: /^Subscribe for/,
    isVip: 'You are VIP',
    cancel: 'Cancel subscription',
    cancelled: /^Cancelled\. VIP until/,
    resume: 'Resume subscription',
    renews: /^Renews on/,
    failed: 'Your last payment failed',
    ended: 'Your VIP has ended',
  },
  he: {
    subscribe: /^הצטרפות תמורת/,
    isVip: 'יש לכם VIP',
    cancel: 'ביטול המינוי',
    cancelled: /^בוטל/,
    resume: 'חידוש המינוי',
    renews: /^מתחדש ב/,
    failed: 'התשלום האחרון שלכם נכשל',
    ended: 'ה-VIP שלכם הסתיים',
  },
};

/** Subscribes in the VIP centre and pays. Returns the provider's customer. */
async function subscribe(page: Page, language: keyof typeof texts): Promise<string> {
  await page.goto(`/${language}/me/vipCenter`);
  await page.getByRole('button', { name: texts[language].subscribe }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  const session = page.url().split('/').at(-1);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/me\/vipCenter/);
  await expect(page.getByRole('heading', { name: texts[language].isVip })).toBeVisible();
  const { sessions } = await wish({});
  return sessions.find(({ id }) => id === session)?.customer ?? '';
}

const isByDay = (language: string, width: number) => (language === 'en') === (width === 390);

for (const language of ['en', 'he'] as const)
  for (const width of [390, 1280])
    test(
      `a member subscribes, cancels, resumes, fails to pay and ends, ${language}, ${width} px`,
      {
        tag: isByDay(language, width) ? [] : '@night',
      },
      async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height: 844 });
        const words = texts[language];
        const heading = (name: string) => page.getByRole('heading', { name });
        await register(page, anyone());
        const customer = await subscribe(page, language);
        await page.getByRole('button', { name: words.cancel }).click();
        await page.getByRole('dialog').getByRole('button', { name: words.cancel }).click();
        await expect(page.getByText(words.cancelled)).toBeVisible();
        await page.getByRole('button', { name: words.resume }).click();
        await expect(page.getByText(words.renews)).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        // A month passes at the provider, and the card is declined.
        await wish({ decline: customer, age: { customer, days: 32 } });
        const seen = async (name: string) => {
          const statusAnswer = page.waitForResponse(/\/vip\/status/);
          await page.reload();
          await statusAnswer;
          // The answer has arrived: the page renders this heading or another one.
          return heading(name)
            .waitFor({ timeout: 2_000 })
            .then(
              () => true,
              () => false,
            );
        };
        await expect.poll(() => seen(words.failed)).toBe(true);
        await wish({ age: { customer, days: 5 }, refund: customer });
        await expect.poll(() => seen(words.ended)).toBe(true);
        await expect(page.getByRole('button', { name: words.subscribe })).toBeVisible();
      },
    );

test('a VIP member sees picks that others see locked', async ({ page, browser }) => {
  const editors = await browser.newContext();
  const editor = await editors.newPage();
  const email = anyone();
  const name = `Desk ${Date.now()}`;
  await register(editor, email);
  await tipsCommand('grant', '--email', email, '--name', name);
  await publishVipTip(editor, { name, reason: `Strong at home, says ${name}.`, tipped: [] });
  await editors.close();

  const locked = page.getByText('For VIP members until the match is over');
  await page.goto('/en/discover/tips');
  await expect(locked.first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'See VIP' })).toHaveCount(1);
  await register(page, anyone());
  await subscribe(page, 'en');
  await page.goto('/en/discover/tips');
  await expect(page.getByText('VIP', { exact: true }).first()).toBeVisible();
  await expect(locked).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See VIP' })).toHaveCount(0);
});
