import { createHash, randomUUID } from 'node:crypto';

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type Boot, type Release, withCanaries } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { scoresBuild, stagedBuild, triedShell } from '@scoreline/platform-server/testing';
import { runBy } from '@scoreline/platform-server';
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

describe('a canary of version 1', () => {
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
    expect(cookie).toMatch(/^device-id=[0-9a-f-]{36}; Max-Age=34560000; Path=\/; SameSite=Lax$/);
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

describe('canaries of one release', () => {
  const half = (salt: string) => ({ percent: 50, salt });
  const all = { percent: 100, salt: 'all' };
  const runOf = async (id: string) => {
    const running = await releases.running('scoreline', 'prod');
    return Object.keys(runBy(running, id)?.chosen ?? {});
  };
  const bootOf = (body: string) => {
    const [, text = ''] = /id="boot">(.*?)<\/script>/.exec(body) ?? [];
    return JSON.parse(text) as Boot;
  };

  it('are chosen apart: of devices in one, as many are in the other as of all', async () => {
    await folder.release('scoreline', 2, { 'mf-scores': half('one'), 'mf-quiz': half('other') });
    const chosen = await Promise.all(devicesOf(4_000).map(runOf));
    const count = (...names: string[]) =>
      chosen.filter((own) => names.every((name) => own.includes(name))).length;
    // Four standard deviations around 2,000 and 1,000.
    expect(Math.abs(count('mf-scores') - 2_000)).toBeLessThan(127);
    expect(Math.abs(count('mf-quiz') - 2_000)).toBeLessThan(127);
    expect(Math.abs(count('mf-scores', 'mf-quiz') - 1_000)).toBeLessThan(110);
    expect(await Promise.all(devicesOf(4_000).map(runOf))).toEqual(chosen);
  });

  it('keep their devices when another begins, grows or ends', async () => {
    const devices = devicesOf(1_000);
    const among = async (shares: Parameters<typeof folder.release>[2], seq: number) => {
      await folder.release('scoreline', seq, shares);
      const chosen = await Promise.all(devices.map(runOf));
      return devices.filter((_, at) => chosen[at]?.includes('mf-scores'));
    };
    const alone = await among({ 'mf-scores': half('one') }, 2);
    const beside = await among({ 'mf-scores': half('one'), 'mf-quiz': half('other') }, 3);
    expect(beside).toEqual(alone);
    const grown = await among({ 'mf-scores': { percent: 80, salt: 'one' } }, 4);
    expect(alone.every((id) => grown.includes(id))).toBe(true);
  });

  it('are in the page as they were chosen, and what the server writes is of them', async () => {
    await folder.release('scoreline', 2, { 'mf-scores': all });
    const { body, headers } = await get('/en/corners');
    const boot = bootOf(body);
    expect(boot.canaries).toEqual({ 'mf-scores': stagedBuild });
    expect(body).toContain(`/builds/mf-scores/${stagedBuild}/`);
    expect(String(headers['set-cookie'])).toMatch(/^device-id=/);
    const run = withCanaries(JSON.parse(boot.release.release) as Release, boot.canaries ?? {});
    const { builds, seq } = (
      await get('/builds/latest.json', { cookie: 'device-id=abcdefgh' })
    ).json();
    expect([seq, builds['mf-scores']]).toEqual([2, run.remotes['mf-scores']?.build]);
  });

  it('are neither a crawler’s nor, without an id, anybody’s worker or poll', async () => {
    await folder.release('scoreline', 2, { 'mf-scores': all });
    const { body, headers } = await get('/en', { 'user-agent': 'Googlebot/2.1' });
    expect(bootOf(body)).not.toHaveProperty('canaries');
    expect(headers).not.toHaveProperty('set-cookie');
    expect((await get('/builds/latest.json')).json().builds['mf-scores']).toBe(scoresBuild);
  });

  it('have pages of their own for each choice, kept apart', async () => {
    await folder.release('scoreline', 2, { 'mf-scores': half('one') });
    const bodies = new Map<string, string>();
    for (const id of devicesOf(20)) {
      const { body } = await get('/en', { cookie: `device-id=${id}` });
      bodies.set(JSON.stringify(await runOf(id)), JSON.stringify(bootOf(body).canaries ?? {}));
    }
    expect([...bodies].sort()).toEqual([
      ['["mf-scores"]', JSON.stringify({ 'mf-scores': stagedBuild })],
      ['[]', '{}'],
    ]);
  });

  it('of the shell are watched, and left alone by the device that it failed on', async () => {
    await folder.release('scoreline', 2, { shell: all, 'mf-scores': all });
    const cookie = `device-id=${randomUUID()}`;
    const { body } = await get('/en', { cookie });
    expect(bootOf(body).canaries).toEqual({ shell: triedShell, 'mf-scores': stagedBuild });
    expect(body).toContain(`'canary-left=${triedShell}'`);
    const left = (await get('/en', { cookie: `${cookie}; canary-left=${triedShell}` })).body;
    expect(bootOf(left).canaries).toEqual({ 'mf-scores': stagedBuild });
    expect(left).not.toContain('canary-left');
  });

  it('are over with the next release that does not name them', async () => {
    await folder.release('scoreline', 2, { 'mf-scores': all });
    const cookie = `device-id=${randomUUID()}`;
    expect(bootOf((await get('/en', { cookie })).body)).toHaveProperty('canaries');
    await folder.promote('scoreline', 3);
    expect(bootOf((await get('/en', { cookie })).body)).not.toHaveProperty('canaries');
  });
});
