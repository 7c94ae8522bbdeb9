import { createHash, randomUUID } from 'node:crypto';

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { runBy } from '../releases/releases';
import { servedPages } from './fixtures/servedPages';

const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const share = { percent: 10, salt: 'first', over: 1 };
type Served = Awaited<ReturnType<typeof servedPages>>;
let app: FastifyInstance;
let folder: Served['folder'];
let releases: Served['releases'];

beforeEach(async () => {
  ({ app, folder, releases } = await servedPages());
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'scoreline.example', 'user-agent': browser, ...headers } });
const latest = async (id: string, host = 'scoreline.example'): Promise<number> =>
  (await get('/builds/latest.json', { cookie: `device-id=${id}`, host })).json().seq;
/** The same devices in every run. */
const devicesOf = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    createHash('sha256').update(`device ${n}`).digest('hex'),
  ).map((hash) => hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
const sideOf = async (id: string) =>
  runBy(await releases.running('scoreline', 'prod'), id)?.release.seq;

describe('a canary', () => {
  it('goes to its share of 10,000 devices, each of which keeps its side', async () => {
    await folder.canary('scoreline', 2, share);
    const devices = devicesOf(10_000);
    const sides = await Promise.all(devices.map(sideOf));
    const taken = sides.filter((seq) => seq === 2).length;
    // Four standard deviations of a fair draw around 1,000.
    expect(Math.abs(taken - 1_000)).toBeLessThan(120);
    expect(await Promise.all(devices.map(sideOf))).toEqual(sides);
  });

  it('keeps the devices it had when its share grows, and takes others with another salt', async () => {
    const devices = devicesOf(2_000);
    const among = async (...canary: Parameters<typeof folder.canary>) => {
      await folder.canary(...canary);
      const sides = await Promise.all(devices.map(sideOf));
      return new Set(devices.filter((_, index) => sides[index] === canary[1]));
    };
    const small = await among('scoreline', 2, share);
    const large = await among('scoreline', 3, { ...share, percent: 40 });
    const others = await among('scoreline', 4, { ...share, salt: 'second' });
    expect([...small].every((id) => large.has(id))).toBe(true);
    expect([...small].filter((id) => others.has(id)).length).toBeLessThan(small.size / 2);
  });

  it('is one brand’s alone', async () => {
    await folder.canary('scoreline', 2, { ...share, percent: 100 });
    const id = randomUUID();
    expect([await latest(id), await latest(id, 'www.futbol.example')]).toEqual([2, 1]);
  });

  it('is in the page, and the page says which device it was chosen for', async () => {
    await folder.canary('scoreline', 2, { ...share, percent: 100 });
    const { body, headers } = await get('/');
    expect(body).toContain('\\"seq\\":2');
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^device-id=[0-9a-f-]{36}; Max-Age=86400000; Path=\/; SameSite=Lax$/);
    const again = await get('/', { cookie: firstItem(cookie.split(';')) });
    expect(again.headers).not.toHaveProperty('set-cookie');
    expect(again.body).toContain('\\"seq\\":2');
  });

  it('is neither a crawler’s nor, without an id, anybody’s worker or poll', async () => {
    await folder.canary('scoreline', 2, { ...share, percent: 100 });
    const crawler = await get('/', { 'user-agent': 'Googlebot/2.1' });
    expect(crawler.body).toContain('\\"seq\\":1');
    expect(crawler.headers).not.toHaveProperty('set-cookie');
    expect((await get('/builds/latest.json')).json().seq).toBe(1);
  });

  it('is over once another release stands, and cannot be forged', async () => {
    await folder.canary('scoreline', 2, { ...share, percent: 100 });
    expect(await latest(randomUUID())).toBe(2);
    await folder.promote('scoreline', 3);
    expect(await latest(randomUUID())).toBe(3);
    expect((await get('/releases/scoreline/prod/stable.canary.json')).statusCode).toBe(404);
  });

  it('is watched until its shell stands, and is over for a device that it failed on', async () => {
    await folder.canary('scoreline', 2, { ...share, percent: 100 });
    const { body } = await get('/');
    const [watch] = /<script>[^<]+<\/script>/.exec(body)!;
    expect(watch).toContain("'canary-left=2'");
    const left = { cookie: `device-id=${randomUUID()}; canary-left=2` };
    const back = (await get('/', left)).body;
    expect(back).toContain('\\"seq\\":1');
    expect(back).not.toContain('canary-left');
    expect((await get('/builds/latest.json', left)).json().seq).toBe(1);
    await folder.canary('scoreline', 3, { ...share, percent: 100 });
    expect((await get('/builds/latest.json', left)).json().seq).toBe(3);
  });

  it('sets no cookie where there is none', async () => {
    expect((await get('/')).headers).not.toHaveProperty('set-cookie');
  });
});
