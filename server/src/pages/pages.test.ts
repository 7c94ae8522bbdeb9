import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import type { Boot } from '@scoreline/shared-lib/contract';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { registryFolder, scoresBuild, shellBuild } from '../releases/fixtures/registryFolder';
import { openReleases } from '../releases/releases';
import { loadBrands } from './brandList';
import type { PageOptions } from './options';
import { servePages } from './pages';

const list = { date: '2026-11-21', leagues: [], serverTime: '2026-11-21T12:00:00.000Z' };
const ask = vi.fn<PageOptions['ask']>();
let app: FastifyInstance;
let folder: Awaited<ReturnType<typeof registryFolder>>;

beforeEach(async () => {
  ask.mockReset().mockResolvedValue(list);
  folder = await registryFolder();
  const brands = await loadBrands();
  for (const { key } of brands) await folder.promote(key, 1);
  app = Fastify();
  servePages(app, {
    brands,
    defaultBrand: brands.find(({ key }) => key === 'scoreline')!,
    env: 'prod',
    demoData: true,
    rsaPublicKey: 'PEM',
    releases: openReleases({
      registry: folder.registry,
      keys: folder.keys,
      logger: { error: vi.fn() },
    }),
    ask,
    now: () => new Date('2026-11-21T23:30:00.000Z'),
  });
});

const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const english = { host: 'scoreline.example', 'accept-language': 'en', 'user-agent': browser };
const get = (url: string, headers: InjectOptions['headers'] = {}) =>
  app.inject({ url, headers: { ...english, ...headers } });

const bootOf = (html: string): Boot =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)![1]!);

const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([tag]) => tag);
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

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
    expect(brand.apiUrl).toBe(`http://${host}`);
    expect(brand.socketUrl).toBe(`ws://${host}/live`);
  });

  it('does not repeat a host that is none', async () => {
    const { body } = await get('/', { host: 'evil.example"><script>' });
    expect(bootOf(body).brand.apiUrl).toBe('http://localhost');
    expect(body).not.toContain('evil.example');
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
    const [script] = tags(body, 'script').filter((tag) => tag.includes('defer'));
    expect(attribute(script!, 'src')).toBe(`/builds/shell/${shellBuild}/shell.js`);
    expect(attribute(script!, 'integrity')).toBe('sha384-shell.js');
    const preloads = tags(body, 'link').filter((tag) => tag.includes('rel="preload"'));
    const base = `/builds/mf-scores/${scoresBuild}/`;
    expect(preloads.map((tag) => [attribute(tag, 'as'), attribute(tag, 'href')])).toEqual([
      ['script', `${base}entry.js`],
      ['script', `${base}remote.js`],
      ['fetch', `/builds/shell/${shellBuild}/locales/en.json`],
      ['fetch', `${base}locales/en.json`],
    ]);
    expect(attribute(preloads[0]!, 'integrity')).toBe('sha384-entry.js');
    expect(preloads.every((tag) => tag.includes('crossorigin'))).toBe(true);
  });

  it('has the nonce of its policy on every script and style, and no unsafe source', async () => {
    const first = await get('/');
    const policy = String(first.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)![1]!;
    const marked = [...tags(first.body, 'script'), ...tags(first.body, 'style')].filter(
      (tag) => !tag.includes('application/json'),
    );
    expect(marked.map((tag) => attribute(tag, 'nonce'))).toEqual(marked.map(() => nonce));
    expect(first.body).not.toMatch(/<style>|style="|\son\w+="/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect((await get('/')).headers['content-security-policy']).not.toBe(policy);
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

  it('has the chosen theme before any script runs', async () => {
    const { body } = await get('/', { cookie: 'theme=dark' });
    expect(body).toContain('data-theme="dark"');
    expect(body).toContain(':root{--surface:#fff}');
    expect((await get('/', { cookie: 'theme=x"><b>' })).body).not.toContain('data-theme');
  });

  it('cannot be left by what its data say', async () => {
    ask.mockResolvedValue({ name: '</script><script>alert(1)</script>' });
    const { body } = await get('/');
    expect(body).not.toContain('<script>alert');
    expect(bootOf(body).payload?.queries[0]?.data).toEqual({
      name: '</script><script>alert(1)</script>',
    });
  });

  it('is compressed for who accepts it', async () => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('id="boot"');
  });
});

describe('addresses', () => {
  it('answers 404 for what no remote has, with the shell around it', async () => {
    const { statusCode, body } = await get('/nothing/here');
    expect(statusCode).toBe(404);
    expect(body).toContain('content="noindex"');
    expect(bootOf(body).payload?.queries).toEqual([]);
  });

  it('redirects to the preferred language, but not a crawler', async () => {
    const spanish = { cookie: 'mp-lan=es' };
    const { statusCode, headers } = await get('/search?a=1', spanish);
    expect([statusCode, headers.location]).toEqual([302, '/es/search?a=1']);
    const crawler = await get('/search', { ...spanish, 'user-agent': 'Googlebot/2.1' });
    expect(crawler.statusCode).toBe(200);
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
    const empty = await registryFolder();
    const other = Fastify();
    const brands = await loadBrands();
    servePages(other, {
      brands,
      defaultBrand: brands[0]!,
      env: 'test',
      demoData: false,
      rsaPublicKey: '',
      releases: openReleases({ ...empty, logger: { error: vi.fn() } }),
      ask,
      now: () => new Date(),
    });
    expect((await other.inject('/')).statusCode).toBe(503);
  });
});

describe('builds and releases', () => {
  const shell = `/builds/shell/${shellBuild}/shell.js`;

  it('serves a build’s files for ever, compressed beforehand', async () => {
    const plain = await get(shell);
    expect(plain.body).toBe('shell()');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    const encoded = async (accepted: string) =>
      (await get(shell, { 'accept-encoding': accepted })).body;
    expect(await encoded('gzip, deflate, br')).toBe('as brotli');
    expect(await encoded('gzip, br;q=0')).toBe('as gzip');
    expect((await get(`/livescore${shell}`)).body).toBe('shell()');
  });

  it.each([
    `/builds/shell/${shellBuild}/none.js`,
    `/builds/shell/${shellBuild}/../../../../keys/release-abcd.pub`,
    `/builds/shell/${shellBuild}/%2e%2e/%2e%2e/shell.js`,
    `/builds/shell/not-a-build/shell.js`,
  ])('answers 404, never to be kept, for %s', async (path) => {
    const { statusCode, headers } = await get(path);
    expect(statusCode).toBe(404);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it('serves the signed release, and what pages poll for', async () => {
    const signed = (await get('/releases/scoreline/prod/stable.json')).json();
    expect(JSON.parse(signed.release).seq).toBe(1);
    expect((await get('/releases/scoreline/prod/none.json')).statusCode).toBe(404);
    const latest = (await get('/builds/latest.json?1732190000')).json();
    expect(latest).toMatchObject({ seq: 1, builds: { shell: shellBuild } });
    expect((await get(`/builds/meta/${latest.id}.json`)).json()).toEqual(latest);
    await folder.promote('scoreline', 2);
    expect((await get('/builds/latest.json?1732190001')).json().id).not.toBe(latest.id);
  });
});
