import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseTree } from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { releaseOf, scoresBuild, shellBuild } from '@scoreline/platform-server/testing';
import { loadBrands } from './brandList';
import { servedPages } from './fixtures/servedPages';
import { askedPages, type AskedPages, attribute, bootOf, list, tags } from './testing';

let ask: AskedPages['ask'];
let folder: AskedPages['folder'];
let get: AskedPages['get'];

beforeEach(async () => {
  ({ ask, folder, get } = await askedPages());
});

const texts = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text]) => text!);

/** The scripts and preloads of the page's loader. */
const loaded = (html: string) => {
  const list = (name: string) =>
    JSON.parse(itemAt(new RegExp(`var ${name} = (.*?);\\n`).exec(html)!, 1)) as string[][];
  return { scripts: list('scripts'), ahead: list('ahead') };
};

describe('brands', () => {
  it('lists a brand for each file', async () => {
    expect((await loadBrands()).map(({ key }) => key)).toEqual(['futbol', 'futebol', 'scoreline']);
  });

  it.each([
    ['scoreline.example', '/', 'scoreline', 'en'],
    ['www.futbol.example', '/livescore/', 'futbol', 'es'],
    ['futebol.example:8443', '/livescore/', 'futebol', 'pt'],
    ['localhost', '/', 'scoreline', 'en'],
    ['notfutbol.example', '/', 'scoreline', 'en'],
  ])('shows %s%s as %s in %s', async (host, path, key, language) => {
    const { body, statusCode } = await get(path, { host, 'accept-language': language });
    const { brand, payload } = bootOf(body);
    expect([statusCode, brand.key, payload?.language]).toEqual([200, key, language]);
    const own = host === 'notfutbol.example' ? 'localhost' : host;
    expect(brand.apiUrl).toBe(`http://${own}`);
    expect(brand.socketUrl).toBe(`ws://${own}/live`);
  });

  it('does not repeat a host that is none', async () => {
    const { body } = await get('/', { host: 'evil.example"><script>' });
    expect(bootOf(body).brand.apiUrl).toBe('http://localhost');
    expect(body).not.toContain('evil.example');
  });
});

describe('a redirect', () => {
  it.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '/%2F%2Fevil.example/en',
    '//evil.example/en/',
  ])('of %s stays on the site', async (url) => {
    const { headers } = await get(url);
    const { host } = new URL(String(headers.location ?? '/'), 'http://scoreline.example');
    expect(host).toBe('scoreline.example');
  });
});

describe('a page', () => {
  it('carries brand, release, keys and the first data of its route', async () => {
    const { body } = await get('/', { cookie: 'tz=Asia%2FKathmandu; sport=basketball' });
    const boot = bootOf(body);
    const request = { sport: 'basketball', date: '2026-11-22', timeZone: 'Asia/Kathmandu' };
    expect(boot.payload?.queries).toEqual([
      { path: 'sports-query/match/list', request, data: list },
    ]);
    expect(boot.brand).toMatchObject({ rsaPublicKey: 'PEM', env: 'prod', demoData: true });
    expect(boot.brand).not.toHaveProperty('hosts');
    expect(JSON.parse(boot.release.release)).toMatchObject({ brand: 'scoreline', seq: 1 });
    expect(boot.releaseKeys).toEqual({ abcd: folder.raw });
  });

  it('carries the text of version 3 and the lists of its first view, where the registry has made one', async () => {
    await folder.put(
      'scoreline',
      await folder.withTree({ version: 2, ...releaseOf('scoreline', 2) }),
    );
    const { release, lists } = bootOf((await get('/es/search')).body);
    const tree = JSON.parse(release.release) as ReleaseTree;
    const { code, texts } = tree.remotes['mf-scores']!;
    expect(Object.keys(lists!.code)).toEqual([code]);
    expect(new Set(Object.keys(lists!.texts))).toEqual(new Set([tree.shell.texts, texts]));
    expect(lists!.texts[texts]).toMatchObject({ language: 'es', path: 'locales/es.json' });
    expect(release.routes).toContain('/search');
  });

  it('takes day and sport from its query, and the brand’s zone where the cookie names none', async () => {
    await get('/?sport=basketball&date=2026-03-01', { cookie: 'tz=Mars%2FOlympus' });
    const request = { sport: 'basketball', date: '2026-03-01', timeZone: 'Europe/London' };
    expect(ask).toHaveBeenCalledWith('sports-query/match/list', request);
  });

  it('comes without its data when that cannot be had', async () => {
    ask.mockRejectedValue(new Error('database'));
    const { statusCode, body } = await get('/');
    expect([statusCode, bootOf(body).payload?.queries]).toEqual([200, []]);
  });

  it('preloads what the route will ask for, as it will ask for it', async () => {
    const { body } = await get('/');
    const base = `/builds/mf-scores/${scoresBuild}/`;
    expect(loaded(body)).toEqual({
      scripts: [[`/builds/shell/${shellBuild}/shell.js`, 'sha384-shell.js']],
      ahead: [
        [`${base}entry.js`, 'sha384-entry.js'],
        [`${base}remote.js`, 'sha384-remote.js'],
      ],
    });
    const preloads = tags(body, 'link').filter((tag) => tag.includes('rel="preload"'));
    expect(preloads.map((tag) => [attribute(tag, 'as'), attribute(tag, 'href')])).toEqual([
      ['fetch', `/builds/shell/${shellBuild}/locales/en.json`],
      ['fetch', `${base}locales/en.json`],
    ]);
    expect(preloads.every((tag) => tag.includes('crossorigin'))).toBe(true);
  });

  it('has the hash of every script and style in its policy, and no unsafe source', async () => {
    const { body, headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    const own = [
      ...texts(body, /<script>(.*?)<\/script>/gs),
      ...texts(body, /<style>(.*?)<\/style>/gs),
    ];
    expect(own).toHaveLength(4);
    for (const text of own) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(body).not.toMatch(/<script [^>]*src=|style="|\son\w+="/);
    expect(policy).toMatch(/script-src (?:'sha256-[^']+' )+'self';/);
    expect(policy).toMatch(/worker-src http:\/\/[^/ ]+\/sw\.js;/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|nonce|strict-dynamic/);
  });

  it('is titled in its language, canonical, and listed in every language', async () => {
    const { body } = await get('/es/', { 'accept-language': 'es' });
    expect(body).toContain('<html lang="es" dir="ltr">');
    expect(body).toContain('<title>Marcadores | Scoreline</title>');
    expect(body).toContain('<link rel="canonical" href="http://scoreline.example/es">');
    expect(tags(body, 'link').filter((tag) => tag.includes('hreflang'))).toHaveLength(47);
    const english = await get('/');
    expect(english.body).toContain('content="Scores of &lt;today&gt;"');
  });

  it('is the same for every device: what each has chosen is applied there', async () => {
    const first = await get('/');
    const cookie = 'theme=dark; device-id=0123456789; tz=Europe%2FLondon';
    const returning = await get('/', { cookie });
    expect(returning.body).toBe(first.body);
    expect(returning.headers['content-security-policy']).toBe(
      first.headers['content-security-policy'],
    );
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers['set-cookie']).toBeUndefined();
  });

  it('cannot be left by what its data say', async () => {
    const said = { ...list, name: '</script><script>alert(1)</script>' };
    ask.mockResolvedValue(said);
    const { body } = await get('/');
    expect(body).not.toContain('<script>alert');
    expect(bootOf(body).payload?.queries[0]?.data).toEqual(said);
  });

  it('is compressed for who accepts it', async () => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('id="boot"');
  });
});

describe('a browser that is driven by a program', () => {
  it.each([
    ['HeadlessChrome/140.0', 302],
    ['Chrome/140.0 Chrome-Lighthouse', 302],
    ['Chrome/140.0 (compatible; Googlebot/2.1)', 200],
  ])('%s is answered %i', async (agent, status) => {
    const headers = { 'user-agent': `Mozilla/5.0 ${agent}`, cookie: 'mp-lan=es' };
    expect((await get('/', headers)).statusCode).toBe(status);
  });
});

describe('addresses', () => {
  it('answers 404 for what no remote has, with the shell around it', async () => {
    const { statusCode, body } = await get('/nothing/here');
    expect(statusCode).toBe(404);
    expect(body).toContain('content="noindex"');
    expect(body).toContain('<div class="frame" data-layout="tab">');
    expect(bootOf(body).payload?.queries).toEqual([]);
  });

  it('redirects to the preferred language, but not a crawler', async () => {
    const spanish = { cookie: 'mp-lan=es' };
    const { statusCode, headers } = await get('/search?a=1', spanish);
    expect([statusCode, headers.location]).toEqual([302, '/es/search?a=1']);
    const crawler = await get('/search', { ...spanish, 'user-agent': 'Googlebot/2.1' });
    expect(crawler.statusCode).toBe(200);
  });

  it('says in a crawler’s page that it is one, and in nobody else’s', async () => {
    const googlebot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    expect(bootOf((await get('/search', googlebot)).body).crawler).toBe(true);
    expect(bootOf((await get('/search')).body)).not.toHaveProperty('crawler');
  });

  it('gives a page’s data alone for a navigation', async () => {
    const { headers, statusCode, body } = await get('/_payload.json');
    expect([statusCode, JSON.parse(body).queries.length]).toEqual([200, 1]);
    expect(headers['cache-control']).toContain('no-cache');
    expect((await get('/nothing/_payload.json')).statusCode).toBe(404);
    const moved = await get('/search/_payload.json', { cookie: 'mp-lan=es' });
    expect([moved.statusCode, moved.json().redirect]).toEqual([404, '/es/search']);
  });

  it('says so while there is no release', async () => {
    const { statusCode } = await get('/', { host: 'localhost' });
    expect(statusCode).toBe(200);
    const { app: other } = await servedPages({ env: 'test' });
    expect((await other.inject('/')).statusCode).toBe(503);
  });
});
