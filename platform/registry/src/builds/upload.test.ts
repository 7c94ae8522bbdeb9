import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signText } from '@scoreline/remote-kit/client';
import type { RouteDescriptor } from '@scoreline/shared-lib/contract';

import { described, days, openSite, type TestSite, type Upload, uploadOf } from '../testing/site';

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

type Made = ReturnType<typeof described>;

const put = ({ descriptor }: Made, upload: Upload | object, team = 'fans') =>
  site.call(team, 'PUT', `/registry/builds/${descriptor.name}/${descriptor.build}`, upload);

async function refused(
  answer: ReturnType<typeof put>,
  rule: string,
  reason: string,
  file?: string,
) {
  const { status, body } = await answer;
  expect(body).toMatchObject({ refused: { rule, reason: expect.stringContaining(reason) } });
  expect((body.refused as { file?: string }).file).toBe(file);
  expect(status).toBeGreaterThanOrEqual(400);
}

const route = (path: string): RouteDescriptor => ({ path, layout: 'custom', title: 'page' });

let version = 100;
const fresh = (over: Parameters<typeof described>[2] = {}) => described('mf-fans', ++version, over);
const signedBy = (made: Made, stated = {}) => uploadOf(site.teamKeys.fans, made, stated);

describe('an upload', () => {
  it('is a build, once, and its files come back', async () => {
    const made = fresh({ routes: [route('/fans/:id')], namespaces: ['fans', 'fans-more'] });
    expect(await put(made, signedBy(made))).toMatchObject({ status: 201, body: { isNew: true } });
    expect(await put(made, signedBy(made))).toMatchObject({ status: 200, body: { isNew: false } });
    const { name, build } = made.descriptor;
    const answer = await site.app.inject(`/registry/builds/${name}/${build}/entry.js`);
    expect(answer.rawPayload).toEqual(made.script);
  });

  it('under a global that an earlier build had is refused, whatever was uploaded in between', async () => {
    const [first, between] = [fresh({ global: 'mf_fans' }), fresh()];
    for (const made of [first, between]) expect((await put(made, signedBy(made))).status).toBe(201);
    expect((await put(first, signedBy(first))).status).toBeLessThan(300);
    const again = fresh({ global: 'mf_fans' });
    const reason = `its global mf_fans is that of mf-fans ${first.descriptor.build}`;
    await refused(put(again, signedBy(again)), 'global', reason, 'descriptor.json');
  });

  it('under a global that another build brings at the same moment is refused', async () => {
    const builds = Array.from({ length: 4 }, () => fresh({ global: 'mf_fans_at_once' }));
    const answers = await Promise.all(builds.map((made) => put(made, signedBy(made))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  });

  it.each(['fetch', 'Promise', 'webpackChunkscoreline_shell', 'mf_scores_1', 'mf_fansx'])(
    'under the name %s, which is not its own, is refused',
    async (global) => {
      const made = fresh({ global });
      await refused(put(made, signedBy(made)), 'global', 'is not its own', 'descriptor.json');
    },
  );

  it('that names another team as its owner is refused', async () => {
    const made = fresh({ owner: 'platform' });
    await refused(put(made, signedBy(made)), 'access', 'its owner is fans', 'descriptor.json');
  });

  it('with more routes than every page can carry is refused', async () => {
    const routes = Array.from({ length: 61 }, (_, n) => route(`/fans/page-${n}`));
    const made = fresh({ routes });
    await refused(put(made, signedBy(made)), 'schema', 'routes: ', 'descriptor.json');
  });

  it('is compressed by the registry alone', async () => {
    const text = Buffer.from(JSON.stringify({ heading: 'Fan zone '.repeat(60) }));
    const { integrityOf } = await import('@scoreline/remote-kit/build-id');
    const file = { path: 'locales/en.json', integrity: integrityOf(text), bytes: text.length };
    const plain = fresh();
    const files = [...plain.descriptor.files, file];
    const made = described('mf-fans', version, { files, locales: { en: file.path } });
    const upload = signedBy(made);
    upload.files['locales/en.json'] = text.toString('base64');
    const smuggled = { ...upload.files, 'locales/en.json.br': 'AAAA' };
    await refused(
      put(made, { ...upload, files: smuggled }),
      'schema',
      'locales/en.json.br is not in its descriptor.json',
      'locales/en.json.br',
    );
    expect(await put(made, upload)).toMatchObject({ status: 201 });
    const { name, build } = made.descriptor;
    const answer = await site.app.inject(`/registry/builds/${name}/${build}/locales/en.json.br`);
    const { brotliDecompressSync } = await import('node:zlib');
    expect(brotliDecompressSync(answer.rawPayload)).toEqual(text);
  });
});

describe('an upload is refused', () => {
  it('with altered files, though its descriptor matches them', async () => {
    const made = fresh();
    const evil = Buffer.from('fetch("https://evil.example")');
    const { integrityOf } = await import('@scoreline/remote-kit/build-id');
    const upload = signedBy(made);
    const files = { 'entry.js': evil.toString('base64') };
    await refused(
      put(made, { ...upload, files }),
      'bytes',
      'entry.js is not what was built',
      'entry.js',
    );
    const listed = [{ path: 'entry.js', integrity: integrityOf(evil), bytes: evil.length }];
    const matching = { descriptor: { ...made.descriptor, files: listed }, script: evil };
    await refused(put(made, signedBy(matching)), 'bytes', 'descriptor.json', 'descriptor.json');
  });

  it('with half its files', async () => {
    const made = fresh();
    await refused(
      put(made, { ...signedBy(made), files: {} }),
      'bytes',
      'entry.js is not there',
      'entry.js',
    );
    const body = JSON.stringify(signedBy(made)).slice(0, -40);
    const { name, build } = made.descriptor;
    const answer = await site.app.inject({
      ...{ method: 'PUT', url: `/registry/builds/${name}/${build}`, payload: body },
      headers: { authorization: 'Bearer fans-token', 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
    expect((await site.app.inject(`/registry/builds/${name}/${build}/entry.js`)).statusCode).toBe(
      404,
    );
  });

  it('with a statement of another commit, build or descriptor, or by a foreign key', async () => {
    const made = fresh();
    const other = fresh();
    await refused(put(made, signedBy(other)), 'schema', 'it is of mf-fans', 'descriptor.json');
    const swapped = { ...signedBy(other), descriptor: JSON.stringify(made.descriptor) };
    await refused(put(made, swapped), 'statement', 'it is of mf-fans', 'statement.json');
    const hash = signedBy(made, { descriptorHash: '0'.repeat(64) });
    await refused(put(made, hash), 'statement', 'another descriptor.json', 'statement.json');
    const foreign = uploadOf(site.teamKeys.news, made);
    await refused(put(made, foreign), 'statement', 'no key of the team', 'statement.json');
    const { text: noJson, ...by } = signText('no JSON', site.teamKeys.fans);
    const unreadable = { ...signedBy(made), statement: noJson, ...by };
    await refused(put(made, unreadable), 'statement', 'it is not readable', 'statement.json');
    const altered = signedBy(made);
    const commit = altered.statement.replace('c0ffee1', 'c0ffee2');
    await refused(
      put(made, { ...altered, statement: commit }),
      'statement',
      'no key',
      'statement.json',
    );
  });

  it.each<[string, Parameters<typeof described>[2], string, string]>([
    ['another team’s path', { routes: [route('/news')] }, 'paths', '/news'],
    ['nobody’s path', { routes: [route('/fansome')] }, 'paths', '/fansome'],
    ['a page of the shell', { routes: [route('/privacy')] }, 'paths', '/privacy'],
    ['the 404 page', { routes: [route('/404')] }, 'paths', '/404'],
    ['everything', { routes: [route('/:anything')] }, 'paths', '/:anything'],
    ['another’s namespace', { namespaces: ['news'] }, 'namespaces', 'news'],
    ['the shell’s namespace', { namespaces: ['shell'] }, 'namespaces', 'shell'],
    ['a contract that is not offered', { contract: '^2.0.0' }, 'contract', 'wants contract ^2.0.0'],
    ['a contract that is none', { contract: '*' }, 'schema', 'contract'],
    ['a file outside', { entry: '../entry.js' }, 'schema', 'entry'],
  ])('for claiming %s', async (_what, over, rule, reason) => {
    const made = fresh(over);
    await refused(put(made, signedBy(made)), rule, reason, 'descriptor.json');
  });

  it.each([
    [{ links: { documentation: 'https://docs.example', onCall: 'https://on.example' } }, ''],
    [{ links: { contact: 'mailto:fans@club.example' }, topics: ['match', 'matches'] }, ''],
    [{ links: { documentation: 'javascript:alert(1)' } }, 'links.documentation'],
    [{ links: { documentation: 'http://docs.example' } }, 'links.documentation'],
    [{ links: { shop: 'https://shop.example' } }, 'shop'],
    [{ topics: ['match:17'] }, 'topics.0'],
    ['no object', 'about.json'],
  ])('for what its team tells of it: %j', async (about, problem) => {
    const { integrityOf } = await import('@scoreline/remote-kit/build-id');
    const text = Buffer.from(JSON.stringify(about));
    const file = { path: 'about.json', integrity: integrityOf(text), bytes: text.length };
    const plain = fresh().descriptor.files;
    const made = described('mf-fans', version, { files: [...plain, file] });
    const upload = signedBy(made);
    upload.files['about.json'] = text.toString('base64');
    if (problem) await refused(put(made, upload), 'about', problem, 'about.json');
    else expect(await put(made, upload)).toMatchObject({ status: 201 });
  });

  it('without what tells of the libraries it holds', async () => {
    const made = fresh();
    const { bundled: _left, ...rest } = signedBy(made);
    await refused(put(made, rest), 'budget', 'has no bundled.json', 'bundled.json');
  });

  it('for what it weighs', async () => {
    const heavy = Buffer.alloc(2 * 1024 * 1024 + 1, 'x');
    const made = fresh();
    const large = { ...signedBy(made), files: { 'entry.js': heavy.toString('base64') } };
    await refused(put(made, large), 'size', 'entry.js is larger than 2 MB', 'entry.js');
    const { randomBytes } = await import('node:crypto');
    const { integrityOf } = await import('@scoreline/remote-kit/build-id');
    const script = Buffer.from(randomBytes(60_000).toString('base64'));
    const files = [{ path: 'entry.js', integrity: integrityOf(script), bytes: script.length }];
    const bulky = { ...described('mf-fans', ++version, { files }), script };
    await refused(put(bulky, signedBy(bulky)), 'budget', 'entry entry.js has', 'bundled.json');
  });

  it('from whoever has no token, an unknown one, one that is over, or another team’s', async () => {
    const made = fresh();
    const upload = signedBy(made);
    await refused(put(made, upload, 'nobody'), 'access', 'no team has this token');
    await refused(put(made, upload, 'news'), 'access', 'does not give mf-fans to news');
    site.clock.now = days(500);
    await refused(put(made, upload), 'access', 'the token of fans counts from');
    site.clock.now = days(0);
    const { name, build } = made.descriptor;
    const url = `/registry/builds/${name}/${build}`;
    const answer = await site.app.inject({ method: 'PUT', url, payload: upload });
    expect(answer.json()).toMatchObject({ refused: { rule: 'access' } });
  });

  it('where the disk takes no more, and is no build', async () => {
    const made = fresh();
    const { name, build } = made.descriptor;
    const { buildApp } = await import('../app');
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const blobs = { ...site.options.blobs, put: () => Promise.reject(full) };
    const app = buildApp({ ...site.options, blobs });
    const answer = await app.inject({
      ...{ method: 'PUT', url: `/registry/builds/${name}/${build}`, payload: signedBy(made) },
      headers: { authorization: 'Bearer fans-token' },
    });
    expect(answer.statusCode).toBe(503);
    expect((await site.app.inject(`/registry/builds/${name}/${build}/entry.js`)).statusCode).toBe(
      404,
    );
    expect(await put(made, signedBy(made))).toMatchObject({ status: 201 });
  });
});
