import type { Page } from '@playwright/test';

import { isNight } from '../environment';
import { brokenLabels } from '../page/labels';
import { pseudoText, speakPseudo } from '../page/pseudo';
import { ask, brands, knownAddresses, visitors } from '../routing';
import { expect, test } from '../story';

type Texts = { [key: string]: string | Texts };

/** Long words, right to left, and the pseudo-language. `LAYOUT_LANGUAGES` names others, or `all`. */
const wanted = process.env['LAYOUT_LANGUAGES'] ?? (isNight ? 'all' : 'de he pseudo');

async function languagesToSee(): Promise<string[]> {
  if (wanted !== 'all') return wanted.split(' ');
  const { body } = await ask(brands.scoreline.host, '/', visitors.crawler);
  const others = [...body.matchAll(/hreflang="[\w-]+" href="[^"]*\/([a-z]{2})"/g)];
  return ['en', ...others.map(([, code]) => code!), 'pseudo'];
}

/** Names of areas, leagues and clubs. */
const isNames = (texts: Texts): boolean => 'areas' in texts && 'leagues' in texts;

/** Static texts. Names may have any length: placeholders, zones, leagues and clubs. */
const fixedTexts = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string') return key === 'zones' || isNames(text) ? [] : fixedTexts(text);
    return text.includes('{{') ? [] : [text];
  });

/** Collects the labels of all namespaces that a page loads. */
function gatherLabels(page: Page, isPseudo: boolean): () => Promise<Set<string>> {
  const loaded: Promise<Texts>[] = [];
  page.on('response', (response) => {
    if (/\/locales\/[a-z]{2}\.[^/]*json$/.test(response.url())) loaded.push(response.json());
  });
  return async () => {
    const texts = (await Promise.all(loaded)).flatMap(fixedTexts);
    return new Set(isPseudo ? texts.map(pseudoText) : texts);
  };
}

/** Addresses of the main screens, without language. */
async function screens(): Promise<string[]> {
  const known = [...(await knownAddresses()).values()];
  const tabs = ['odds', 'lineups', 'statistics', 'standings'];
  return [
    ...['/', '/favourites', '/search', '/discover', '/me', '/settings'],
    ...known,
    ...tabs.map((tab) => `${known[0]}?tab=${tab}`),
  ];
}

async function brokenOn(page: Page, language: string, addresses: string[]): Promise<string[]> {
  const isPseudo = language === 'pseudo';
  if (isPseudo) await speakPseudo(page);
  const labels = gatherLabels(page, isPseudo);
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(`/${isPseudo ? 'en' : language}${address === '/' ? '' : address}`);
    // The server's HTML fills the page until the application has started.
    await expect(page.locator('.written')).toHaveCount(0);
    await expect(page.locator('#content')).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    const broken = await brokenLabels(page, await labels());
    found.push(...broken.map((line) => `${language} ${address} ${line}`));
  }
  return found;
}

test.use({ viewport: { width: 360, height: 780 }, serviceWorkers: 'block' });

test('every label has room at 360 px', async ({ browser, viewport }) => {
  const languages = await languagesToSee();
  test.setTimeout(60_000 + languages.length * 90_000);
  const addresses = await screens();
  const found: string[] = [];
  for (const language of languages) {
    const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
    found.push(...(await brokenOn(await context.newPage(), language, addresses)));
    await context.close();
  }
  expect(found).toEqual([]);
});
