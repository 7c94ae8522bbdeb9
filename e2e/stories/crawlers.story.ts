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

test('the worker may be asked for by every brand, and is never kept long', async ({ request }) => {
  const answer = await request.get('/sw.js');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/javascript/);
  expect(answer.headers()['cache-control']).toBe('no-cache');
});
