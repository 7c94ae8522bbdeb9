import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { knownAddresses, releasedRoutes } from '../routing';
import { expect, test } from '../story';

/** What stands for the names in a route's path, where the data of the product do not say. */
const examples: Record<string, string> = {
  addPage: 'teams',
  in: 'code',
  email: 'a%40b.example',
  id: '1',
  code: 'ABC',
};

const shellPages = ['/language', '/language-dialog', '/nowhere'];
const documents = ['/privacy', '/terms', '/trial', '/app', '/app-upgrade', '/404'];
/** Answered by the server alone, or not a page of its own. */
const noPages = ['/apple/redirect', '/widget'];

/** An address of every page the release has, without language; documents have none. */
async function everyPage(): Promise<{ pages: string[]; alone: string[] }> {
  const known = await knownAddresses();
  const released = (await releasedRoutes('scoreline')).filter((path) => !noPages.includes(path));
  const pages = released.map(
    (path) =>
      known.get(path) ?? path.replace(/:(\w+)/g, (_, name: string) => examples[name] ?? 'x'),
  );
  return { pages: [...pages, ...shellPages], alone: documents };
}

const told = (address: string, { violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) =>
  violations.map(
    ({ id, nodes }) =>
      `${address} ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );

/** Charts and crests take their colours with the next frames, and some change over to them. */
async function settledColours(): Promise<void> {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
}

/** The page by every rule in its first colours; in others nothing but colours differs. */
async function violationsOf(page: Page, address: string, schemes: Scheme[]): Promise<string[]> {
  const found: string[] = [];
  for (const [at, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (at === 0) {
      await page.goto(address);
      await expect(page.locator('#content')).not.toBeEmpty();
      await page.waitForLoadState('networkidle');
    } else {
      await page.evaluate(settledColours);
    }
    const axe = new AxeBuilder({ page });
    const judged = at === 0 ? axe : axe.withRules(['color-contrast']);
    found.push(...told(`${address} in ${colorScheme},`, await judged.analyze()));
  }
  return found;
}

type Scheme = 'light' | 'dark';
/** Colours do not depend on the language, so each is looked at in one more alone. */
const looks: Record<string, Scheme[]> = { en: ['light', 'dark'], he: ['dark'], zh: ['light'] };

test.use({ allowedErrors: [/404 \(Not Found\)/] });
test.describe.configure({ mode: 'parallel' });

for (const [language, schemes] of Object.entries(looks))
  test.describe(`${language}, ${schemes.join(' and ')}`, () => {
    test.use({ locale: language });

    test('axe finds nothing on any page', async ({ page }) => {
      test.setTimeout(600_000);
      const { pages, alone } = await everyPage();
      const addresses = pages.map((path) => `/${language}${path === '/' ? '' : path}`);
      const found: string[] = [];
      for (const address of [...addresses, ...alone])
        found.push(...(await violationsOf(page, address, schemes)));
      expect(found).toEqual([]);
    });
  });
