import type { Browser, Page } from '@playwright/test';

import { anyone, codeFor, fillIn, logOut, password, register } from '../member';
import { openPromotion, promotionCommand } from '../promotion';
import { expect, test } from '../story';
import { violationsOf } from '../page/violations';

const texts = {
  en: {
    invited: /invited you$/,
    accept: 'Accept the invitation',
    counts: 'Counts: one chance for each of you',
    chances: '3 chances',
    spin: 'Spin',
    skip: 'Show the result',
    won: 'You won Match ball',
    claim: 'Claim your prize',
    fields: ['Name', 'Street and number', 'City', 'Country'],
    submit: 'Claim',
    claimed: /^Claimed on/,
    check: 'Check all draws now',
    soFar: 'Everything that can be checked so far is as promised',
    good: 'Everything is as promised',
    yours: /That is what you got\.$/,
  },
  he: {
    invited: /^קיבלתם הזמנה מ/,
    accept: 'קבלת ההזמנה',
    counts: 'נחשב: הזדמנות לכל אחד מכם',
    chances: '3 הזדמנויות',
    spin: 'סיבוב',
    skip: 'הצגת התוצאה',
    won: 'זכיתם: כדור משחק',
    claim: 'מימוש הפרס',
    fields: ['שם', 'רחוב ומספר', 'עיר', 'מדינה'],
    submit: 'מימוש',
    claimed: /^מומש ב/,
    check: 'בדיקת כל ההגרלות',
    soFar: 'כל מה שאפשר לבדוק עד עכשיו הוא כפי שהובטח',
    good: 'הכול כפי שהובטח',
    yours: /זה מה שקיבלתם\.$/,
  },
};

type Language = keyof typeof texts;

const pathTo = (language: Language, id: number, page = '') =>
  `/${language}/promotion/${id}/refer_friends${page && `/${page}`}`;

/** The member's invite code, from the share page. */
async function ownCode(page: Page, id: number): Promise<string> {
  await page.goto(pathTo('en', id, 'Share'));
  const code = page.getByText(/^[A-Z2-9]{8}$/);
  await expect(code).toBeVisible();
  return code.innerText();
}

/** Signs up from an invite link. */
async function followInvitation(page: Page, language: Language, address: string): Promise<void> {
  const words = texts[language];
  const email = anyone();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: words.invited })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: words.accept }).click();
  await page.goto('/en/login/email');
  await expect(page.getByText(/^Invited by/)).toBeVisible();
  await fillIn(page, { Email: email, Password: password });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code').fill(await codeFor(email));
  await expect(page).not.toHaveURL(/login/);
}

/** Uses a chance without waiting for the wheel. */
async function draw(page: Page, language: Language, id: number): Promise<void> {
  const words = texts[language];
  await page.goto(pathTo(language, id, 'LuckyDraw'));
  await page.getByRole('button', { name: words.spin, exact: true }).click();
  await page.getByRole('button', { name: words.skip }).click();
  await expect(page.getByRole('heading', { name: words.won })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: words.won })).toHaveCount(1);
}

async function claim(page: Page, language: Language): Promise<void> {
  const words = texts[language];
  const [name, street, city, country] = words.fields;
  await page.getByRole('link', { name: words.claim }).click();
  await fillIn(page, { [name!]: 'Ana Moreno', [street!]: 'Calle Mayor 3', [city!]: 'Madrid' });
  await page.getByLabel(country!, { exact: true }).selectOption('ES');
  await page.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(page.getByText(words.claimed)).toBeVisible();
}

const newPage = async (browser: Browser, width: number) =>
  (await browser.newContext({ viewport: { width, height: 844 } })).newPage();

/** A promotion shared by all stories. A story that ends one opens its own. */
let shared = 0;
test.beforeAll(async () => {
  shared = await openPromotion();
});

const shapes: [Language, number][] = [
  ['en', 390],
  ['he', 1280],
];

for (const [language, width] of shapes)
  test(`a friend signs up by an invitation, both draw, claim and check, ${language}, ${width} px`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const words = texts[language];
    const id = await openPromotion();
    await page.setViewportSize({ width, height: 844 });
    await register(page, anyone());
    const code = await ownCode(page, id);
    const friend = await newPage(browser, width);
    await followInvitation(friend, language, pathTo(language, id, code));
    await draw(friend, language, id);
    await claim(friend, language);

    await page.goto(pathTo(language, id, 'lottery'));
    await expect(page.getByText(words.counts)).toBeVisible();
    await expect(page.getByText(words.chances)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await draw(page, language, id);
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(pathTo(language, id, 'Records'));
    await page.getByRole('button', { name: words.check }).click();
    await expect(page.getByText(words.soFar)).toBeVisible();

    await promotionCommand('close', String(id));
    await promotionCommand('reveal', String(id));
    await page.reload();
    await page.getByRole('button', { name: words.check }).click();
    await expect(page.getByText(words.good, { exact: true })).toBeVisible();
    await page.locator('details summary').first().click();
    await expect(page.getByText(words.yours)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await friend.context().close();
  });

test('a self-invitation does not count, with the reason', async ({ page }) => {
  test.slow();
  const inviter = anyone();
  await register(page, inviter);
  const code = await ownCode(page, shared);
  await page.goto('/en/me');
  await logOut(page);
  await followInvitation(page, 'en', pathTo('en', shared, code));
  await page.goto('/en/me');
  await logOut(page);
  await page.goto('/en/login/email');
  await fillIn(page, { Email: inviter, Password: password });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto(pathTo('en', shared, 'lottery'));
  await expect(page.getByText('Not counted: it is the same device as yours')).toBeVisible();
  await expect(page.getByText('2 chances')).toBeVisible();
});

test.describe('a draw whose answer is lost', () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  test('is the same draw after a retry, and after a reload', async ({ page }) => {
    await register(page, anyone());
    const tickets: string[] = [];
    await page.route('**/api/promotion/draw', async (route) => {
      tickets.push(await (await route.fetch()).text());
      await route.abort();
    });
    await page.goto(pathTo('en', shared, 'LuckyDraw'));
    await page.getByRole('button', { name: 'Spin', exact: true }).click();
    await expect(page.getByText(/^The answer did not arrive\./)).toBeVisible();
    await page.unroute('**/api/promotion/draw');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You won Match ball' })).toBeVisible();
    await expect(page.getByText('This is the draw you had started.')).toBeVisible();
    await expect(page.getByText('1 chance', { exact: true })).toBeVisible();
    expect(tickets.length).toBeGreaterThan(0);
    await page.goto(pathTo('en', shared, 'Records'));
    await expect(page.locator('details')).toHaveCount(1);
  });
});

test('reduced motion shows the result at once, without animation', async ({ page }) => {
  await register(page, anyone());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pathTo('en', shared, 'LuckyDraw'));
  await page.getByRole('button', { name: 'Spin', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You won Match ball' })).toBeVisible();
  const moving = () =>
    document.getAnimations().filter(({ playState }) => playState === 'running').length;
  expect(await page.evaluate(moving)).toBe(0);
  await expect(page.getByRole('button', { name: 'Spin again' })).toBeFocused();
});

test('the wheel animates its transform only', async ({ page }) => {
  await register(page, anyone());
  await page.goto(pathTo('en', shared, 'LuckyDraw'));
  await page.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Show the result' })).toBeVisible();
  const changed = await page
    .locator('[data-wheel]')
    .last()
    .evaluate((wheel) =>
      wheel
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .flatMap((frame) => Object.keys(frame)),
    );
  expect(changed).toContain('transform');
  const timing = ['offset', 'computedOffset', 'easing', 'composite', 'transform'];
  expect(changed.filter((name) => !timing.includes(name))).toEqual([]);
  await expect(page.getByRole('heading', { name: 'You won Match ball' })).toBeVisible();
});

test('the profile links to the running promotion', async ({ page }) => {
  await page.goto('/en/me');
  await page.getByRole('link', { name: 'Invite friends' }).click();
  await expect(page).toHaveURL(/\/promotion\/\d+\/refer_friends$/);
  await expect(page.getByRole('link', { name: 'Log in or sign up' })).toBeVisible();
});

for (const width of [390, 360])
  for (const sub of ['', 'LuckyDraw'])
    test(`the whole wheel is visible at ${width} px: ${sub || 'invite'}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(pathTo('en', shared, sub));
      const wheel = page.locator('[data-wheel]').first();
      await expect(wheel).toBeVisible();
      const { left, right } = await wheel
        .locator('circle')
        .first()
        .evaluate((rim) => {
          const box = rim.getBoundingClientRect();
          return { left: box.left, right: box.right };
        });
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    });
