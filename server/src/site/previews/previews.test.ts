import { generateKeyPairSync } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BootPreview, PanelFacts, Release } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { servedPages } from '../pages/fixtures/servedPages';
import { bootOf, browser } from '../pages/testing';
import {
  releaseOf,
  scoresBuild,
  shellBuild,
  stagedBuild,
  stagedRemote,
  triedShell,
} from '@scoreline/platform-server/testing';

const word = 'w'.repeat(32);
const host = 'scoreline.example';
type Served = Awaited<ReturnType<typeof servedPages>>;
let app: Served['app'];
let folder: Served['folder'];

async function open(over: Parameters<typeof servedPages>[0] = {}) {
  ({ app, folder } = await servedPages(over));
}
beforeEach(() => open());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({
    url,
    headers: { host, 'user-agent': browser, 'accept-language': 'en', ...headers },
  });
const holding = (held = word) => ({ cookie: `mfe-preview=${held}` });
const setCookies = (headers: object) =>
  [(headers as Record<string, unknown>)['set-cookie'] ?? []].flat().map(String);
const previewIn = (html: string) => bootOf(html).preview;
const buildShown = (preview: BootPreview | undefined) =>
  preview && 'signed' in preview
    ? (JSON.parse(preview.signed.preview) as { remote: { build: string } }).remote.build
    : preview;

describe('the address of a link', () => {
  it('sets a cookie, clears what the worker kept, and leads to its page without the word', async () => {
    await folder.stage(word);
    const { headers, body, statusCode } = await get(`/en?mfe-preview=${word}&a=1`);
    expect(statusCode).toBe(200);
    expect(setCookies(headers)).toEqual([
      `mfe-preview=${word}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    expect(headers).toMatchObject({
      ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'sha256-[^']+'; base-uri 'none'; frame-ancestors 'none'$/,
      ),
    });
    const [, source = ''] = /<script>([^]*)<\/script>/.exec(body)!;
    const remove = jest.fn(async () => true);
    const location = {
      href: `https://${host}/en?mfe-preview=${word}&a=1`,
      replace: jest.fn<(to: URL) => void>(),
    };
    const run = new Function('caches', 'location', `return ${source}`) as (
      ...page: unknown[]
    ) => Promise<void>;
    await run({ delete: remove }, location);
    expect(remove.mock.calls).toEqual([['pages'], ['payloads']]);
    expect(String(location.replace.mock.calls[0]?.[0])).toBe(`https://${host}/en?a=1`);
  });

  it('ends it, and is secure where the site is', async () => {
    const off = await get('/en?mfe-preview=off', holding());
    expect(setCookies(off.headers)).toEqual([
      'mfe-preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    await open({ publicUrl: `https://${host}` });
    const on = await get(`/en?mfe-preview=${word}`);
    expect(firstItem(setCookies(on.headers))).toContain('; Secure');
  });
});

describe('whoever holds a link', () => {
  it('is shown the build by its signed statement, with its pages and its first data', async () => {
    const signed = await folder.stage(word);
    const page = await get('/en/corners', holding());
    expect(page.statusCode).toBe(200);
    expect(previewIn(page.body)).toEqual({ signed });
    expect(page.body).toContain(`/builds/mf-scores/${stagedBuild}/remote.js`);
    expect((await get('/en/corners')).statusCode).toBe(404);
    expect((await get('/en/corners/_payload.json', holding())).statusCode).toBe(200);
    expect((await get('/en/corners/_payload.json')).statusCode).toBe(404);
  });

  it('is shown another build of the shell, around the remotes of everybody', async () => {
    const { shell } = releaseOf('scoreline', 7);
    const { build: _current, initial: _scripts, ...files } = shell;
    const remote = {
      ...{ ...stagedRemote, ...files, name: 'shell', build: triedShell, routes: [], initial: [] },
      ...{ base: `/builds/shell/${triedShell}/`, entry: 'shell.js', global: '' },
    };
    const signed = await folder.stage(word, { team: 'platform', remote });
    const page = await get('/en', holding());
    expect(previewIn(page.body)).toEqual({ signed });
    // The boot data contain the release as it was signed.
    const around = (html: string) => html.replace(/<script type="application\/json"[^]*/, '');
    expect(around(page.body)).toContain(`/builds/shell/${triedShell}/shell.js`);
    expect(around(page.body)).not.toContain(shellBuild);
    expect(around(page.body)).toContain(`/builds/mf-scores/${scoresBuild}/remote.js`);
    const other = (await get('/en')).body;
    expect(around(other)).toContain(`/builds/shell/${shellBuild}/shell.js`);
    expect(other).not.toContain(triedShell);
  });

  it('has pages of their own: kept and found nowhere, and others’ are never theirs', async () => {
    await folder.stage(word);
    const before = await get('/en');
    const own = await get('/en', holding());
    const after = await get('/en');
    expect(own.headers).toMatchObject({
      ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
    });
    expect(buildShown(previewIn(own.body))).toBe(stagedBuild);
    for (const { body, headers } of [before, after]) {
      expect(body).not.toContain(stagedBuild);
      expect(previewIn(body)).toBeUndefined();
      expect(headers['x-robots-tag']).toBeUndefined();
    }
    expect(after.body).toBe(before.body);
    await rm(join(folder.registry, 'previews'), { recursive: true });
    expect(buildShown(previewIn((await get('/en', holding())).body))).toEqual({
      refused: 'unknown',
    });
  });

  it('runs the release of all beside it, and no older build where it fails', async () => {
    await folder.stage(word);
    const { release } = bootOf((await get('/en', holding())).body);
    expect((JSON.parse(release.release) as Release).seq).toBe(1);
    expect(stagedRemote.fallback).toBeUndefined();
  });

  it('is no crawler', async () => {
    await folder.stage(word);
    const { body } = await get('/en', { ...holding(), 'user-agent': 'Googlebot/2.1' });
    expect(previewIn(body)).toBeUndefined();
  });
});

describe('a link shows the usual site and says why', () => {
  const refused = async (held = word, headers = {}) => {
    const { body, headers: answered } = await get('/en', { ...holding(held), ...headers });
    expect(body).not.toContain(stagedBuild);
    expect(setCookies(answered)).toContain(
      'mfe-preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    );
    expect(answered['cache-control']).toBe('private, no-store');
    return previewIn(body);
  };

  it('that was altered, withdrawn, or of no proper form', async () => {
    await folder.stage(word);
    expect(await refused(`${word}x`)).toEqual({ refused: 'unknown' });
    const entered = await get('/en?mfe-preview=%00%22');
    expect(firstItem(setCookies(entered.headers))).toMatch(/^mfe-preview=altered;/);
    expect(await refused('altered')).toEqual({ refused: 'unknown' });
    await rm(join(folder.registry, 'previews'), { recursive: true });
    expect(await refused()).toEqual({ refused: 'unknown' });
  });

  it('that is another brand’s, environment’s or channel’s', async () => {
    await folder.stage(word);
    expect(await refused(word, { host: 'www.futbol.example' })).toEqual({ refused: 'foreign' });
    for (const over of [{ env: 'preview' }, { channel: 'widget-v1' }]) {
      await folder.stage(word, over);
      expect(await refused()).toEqual({ refused: 'foreign' });
    }
  });

  it('whose time is over', async () => {
    await folder.stage(word, { until: '2026-11-21T23:29:59.000Z' });
    expect(await refused()).toEqual({ refused: 'expired' });
  });

  it('whose statement another key has signed, was altered, or is another link’s', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    await folder.stage(word, {}, privateKey);
    expect(await refused()).toEqual({ refused: 'unknown' });
    const signed = await folder.stage(word);
    const [name = ''] = await readdir(join(folder.registry, 'previews'));
    const path = join(folder.registry, 'previews', name);
    const altered = signed.preview.replace('2026-11-28', '2027-11-28');
    await writeFile(path, JSON.stringify({ ...signed, preview: altered }));
    expect(await refused()).toEqual({ refused: 'unknown' });
    await folder.stage(word, { link: 'f'.repeat(64) });
    await writeFile(path, JSON.stringify(await folder.stage('other')));
    expect(await refused()).toEqual({ refused: 'unknown' });
  });

  it('that is a release, or names no whole build', async () => {
    const { release: preview, ...rest } = folder.sign('scoreline', 1);
    await folder.stage(word);
    const [name = ''] = await readdir(join(folder.registry, 'previews'));
    const path = join(folder.registry, 'previews', name);
    await writeFile(path, JSON.stringify({ preview, ...rest }));
    expect(await refused()).toEqual({ refused: 'unknown' });
    const { files: _files, ...broken } = stagedRemote;
    await folder.stage(word, { remote: broken as typeof stagedRemote });
    expect(await refused()).toEqual({ refused: 'unknown' });
  });
});

describe('the panel', () => {
  const facts = async (headers = {}) => {
    const answer = await get('/builds/panel.json', headers);
    return answer.statusCode === 200 ? answer.json<PanelFacts>() : answer.statusCode;
  };
  const other = 'd0000000000000dd';
  const stageOther = (over = {}) =>
    folder.stage('other-link', { remote: { ...stagedRemote, build: other }, ...over });

  it('tells nobody but testers, and developers where the site takes their builds', async () => {
    await folder.stage(word);
    expect(await facts()).toBe(404);
    expect(await facts(holding('altered'))).toBe(404);
    expect(await facts(holding())).toMatchObject({ choices: [{ build: stagedBuild }] });
    await open({ devRemotes: ['localhost'] });
    await folder.stage(word);
    expect(await facts()).toMatchObject({ choices: [{ build: stagedBuild }] });
  });

  it('names the commits that the log knows', async () => {
    await folder.stage(word);
    const entry = JSON.stringify({ kind: 'promote', new: 'b0000000000000bb', commit: 'deadbee' });
    await writeFile(join(folder.registry, 'log.json'), JSON.stringify([{ entry }]));
    expect(await facts(holding())).toMatchObject({ commits: { b0000000000000bb: 'deadbee' } });
  });

  it('offers a tester the staged builds of the same remote and team, and those alone', async () => {
    await folder.stage(word);
    await stageOther();
    const chosen = await get(`/en?mfe-preview=${other}`, holding());
    expect(firstItem(setCookies(chosen.headers))).toMatch(`mfe-preview=${word}.${other};`);
    const { body } = await get('/en', holding(`${word}.${other}`));
    expect(buildShown(previewIn(body))).toBe(other);
    await stageOther({ team: 'match' });
    const back = await get('/en', holding(`${word}.${other}`));
    expect(buildShown(previewIn(back.body))).toBe(stagedBuild);
  });

  it('lets nobody choose who holds no link, unless the site takes builds of developers', async () => {
    await folder.stage(word);
    const choose = () => get(`/en?mfe-preview=${stagedBuild}`);
    expect(firstItem(setCookies((await choose()).headers))).toMatch(/^mfe-preview=altered;/);
    const held = holding(`dev.${stagedBuild}`);
    expect(previewIn((await get('/en', held)).body)).toEqual({ refused: 'unknown' });
    await open({ devRemotes: ['localhost'] });
    await folder.stage(word);
    expect(firstItem(setCookies((await choose()).headers))).toMatch(
      `mfe-preview=dev.${stagedBuild};`,
    );
    expect(buildShown(previewIn((await get('/en', held)).body))).toBe(stagedBuild);
  });
});
