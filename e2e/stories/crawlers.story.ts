import { address } from '../environment';
import { brands } from '../routing';
import { expect, test } from '../story';

const crawler = {
  'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

const table: [path: string, status: number, to?: string][] = [
  ['/', 200],
  ['/he', 200],
  ['/en/language', 200],
  ['/privacy', 200],
  ['/terms', 200],
  ['/trial', 200],
  ['/app', 200],
  ['/app-upgrade', 200],
  ['/en/privacy', 301, '/privacy'],
  ['/xx/terms?a=1', 301, '/terms?a=1'],
  ['/404', 404],
  ['/en/404', 404],
  ['/no/such/page', 404],
  ['/cricket/match/a-vs-b/1', 404],
];

for (const [path, status, to] of table)
  test(`a crawler at ${path} is told ${status}`, async ({ request }) => {
    const answer = await request.get(path, { headers: crawler, maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    if (to) return expect(answer.headers().location).toBe(to);
    const html = await answer.text();
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html.includes('content="noindex"')).toBe(status === 404);
  });

const worded = [
  ['es', 'Privacidad | Scoreline'],
  ['he', 'פרטיות | Scoreline'],
  ['ur', 'رازداری | Scoreline'],
] as const;

for (const [language, title] of worded)
  test(`a document's head is in ${language} for a browser in ${language}`, async ({ request }) => {
    const headers = { 'accept-language': language, 'user-agent': 'Mozilla/5.0 Chrome/140.0' };
    const html = await (await request.get('/privacy', { headers })).text();
    expect(html).toContain(`<title>${title}</title>`);
  });

test('every brand serves the worker, and caches it briefly', async ({ request }) => {
  const answer = await request.get('/sw.js');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/javascript/);
  expect(answer.headers()['cache-control']).toBe('no-cache');
});

const runningScripts = {
  Googlebot:
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  bingbot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/140.0.0.0 Safari/537.36',
  Applebot:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  YandexBot:
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0',
};

for (const [name, userAgent] of Object.entries(runningScripts))
  test.describe(`${name}, which runs scripts and prefers English`, () => {
    test.use({ userAgent, locale: 'en-US' });
    for (const { host, base, language } of Object.values(brands))
      test(`stays on the page of ${host} in its own language`, async ({ page }) => {
        const site = `http://${host}:${new URL(address).port}${base}/`;
        await page.goto(site);
        await expect(page.locator('[data-started]')).toBeVisible();
        expect(page.url()).toBe(site);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
  });
