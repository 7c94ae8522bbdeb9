import type { Page } from '@playwright/test';

import { isNight } from '../environment';
import { knownAddresses, releasedRoutes } from '../routing';
import { expect, test } from '../story';
import { violationsOf } from '../page/violations';

/** Values of path parameters that do not come from data. */
const examples: Record<string, string> = {
  in: 'code',
  email: 'a%40b.example',
  id: '1',
  code: 'ABC',
};

const shellPages = ['/language', '/language-dialog', '/nowhere'];
const documents = ['/privacy', '/terms', '/trial', '/app', '/app-upgrade', '/404', '/widget'];
/** Answered by the server only, not a page, or without a language. */
const noPages = ['/apple/redirect', '/widget'];

/** An address of every page of the release, without language, except documents. */
async function everyPage(): Promise<{ pages: string[]; alone: string[] }> {
  const known = await knownAddresses();
  const released = (await releasedRoutes('scoreline')).filter((path) => !noPages.includes(path));
  const pages = released.map(
    (path) =>
      known.get(path) ?? path.replace(/:(\w+)/g, (_, name: string) => examples[name] ?? 'x'),
  );
  return { pages: [...pages, ...shellPages], alone: documents };
}

/** Runs all rules in the first colour scheme, and only the colour rules in the others. */
async function violationsAt(page: Page, address: string, schemes: Scheme[]): Promise<string[]> {
  const found: string[] = [];
  for (const [at, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (at === 0) {
      await page.goto(address);
      // The server's HTML fills the page until the application has started.
      await expect(page.locator('.written')).toHaveCount(0);
      await expect(page.locator('#content')).not.toBeEmpty();
      await page.waitForLoadState('networkidle');
    }
    const violations = await violationsOf(page, at === 0 ? {} : { rules: ['color-contrast'] });
    found.push(...violations.map((violation) => `${address} in ${colorScheme}, ${violation}`));
  }
  return found;
}

type Scheme = 'light' | 'dark';
/** Stories per language. A single one would take as long as many others and block a worker. */
const shares = 4;
/** Colours do not depend on the language, so each scheme is checked in one more language only. */
const further: Record<string, Scheme[]> = isNight ? { he: ['dark'], zh: ['light'] } : {};
const looks: Record<string, Scheme[]> = { en: ['light', 'dark'], ...further };
/** By day, these represent all pages in a right-to-left language. */
const foremost = [
  '/',
  '/:sportName/match/:teamsInfo/:eventId',
  '/:sportName/league/:categoryName/:leagueName/:tournamentId',
  ...['/discover', '/settings', '/login'],
];

test.use({ allowedErrors: [/404 \(Not Found\)/] });
test.describe.configure({ mode: 'parallel' });

for (const [language, schemes] of Object.entries(looks))
  test.describe(`${language}, ${schemes.join(' and ')}`, () => {
    test.use({ locale: language });

    for (let share = 0; share < shares; share++)
      test(`axe finds nothing on any page, ${share + 1} of ${shares}`, async ({ page }) => {
        test.setTimeout(600_000);
        const { pages, alone } = await everyPage();
        const addresses = pages.map((path) => `/${language}${path === '/' ? '' : path}`);
        const own = [...addresses, ...alone].filter((_, at) => at % shares === share);
        expect(own).not.toHaveLength(0);
        const found: string[] = [];
        for (const address of own) found.push(...(await violationsAt(page, address, schemes)));
        expect(found).toEqual([]);
      });
  });

test.describe('he, dark', () => {
  test.use({ locale: 'he' });

  test('axe finds nothing on the main pages', async ({ page }) => {
    const known = await knownAddresses();
    const found: string[] = [];
    for (const path of foremost) {
      const address = `/he${path === '/' ? '' : (known.get(path) ?? path)}`;
      found.push(...(await violationsAt(page, address, ['dark'])));
    }
    expect(found).toEqual([]);
  });
});
