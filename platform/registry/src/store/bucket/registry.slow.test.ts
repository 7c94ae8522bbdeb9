import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPrivateKey, publicHalf } from '@scoreline/remote-kit/client';
import { blank, openTestDatabase, type TestDatabase } from '@scoreline/database/testing';

import { mirror } from '../../mirror/mirror';
import { type Fault, type ObjectStore, serveObjectStore } from '../../testing/object-store/serve';
import { compileRegistry, runCommand, startRegistry } from '../../testing/process';
import { buildOf, described, openSite, type TestSite, uploadOf } from '../../testing/site';
import { blobFolder, hashOf } from '../blobs';
import { blobBucket } from './blobBucket';
import { readBucket } from './settings';

let store: ObjectStore;
/** The clock by which the store validates a test's requests. */
let storeClock: () => Date;
beforeEach(async () => {
  storeClock = () => new Date();
  store = await serveObjectStore({
    ...{ bucket: 'site-blobs', region: 'eu-central-1' },
    ...{ accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'a/secret+of=nobody' },
    now: () => storeClock(),
  });
});
afterEach(() => store.close());

describe('a registry over a bucket', () => {
  let site: TestSite;
  beforeEach(async () => {
    const settings = readBucket(store.env.REGISTRY_BLOBS!, store.env);
    site = await openSite(blobBucket(settings, { pause: () => Promise.resolve() }));
    await site.change('platform', 'shell', await site.upload('platform', 'shell', 1));
  });
  afterEach(() => site.close());

  const keyOf = (content: Buffer) => {
    const hash = hashOf(content);
    return `builds/${hash.slice(0, 2)}/${hash}`;
  };
  const bring = async (folder: string) => {
    const url = site.app.server.listening
      ? site.app.listeningOrigin
      : await site.app.listen({ port: 0, host: '127.0.0.1' });
    const from = { registry: url, rootKey: publicHalf(site.root), now: site.clock.now };
    return mirror({ ...from, folder, keys: join(folder, 'keys') });
  };

  it('takes builds, releases them, stages them, goes back, and fills the folder of a server', async () => {
    const folder = join(site.folder, 'server');
    for (const version of [1, 2, 3]) await site.upload('fans', 'mf-fans', version);
    for (const version of [1, 2]) await site.change('fans', 'mf-fans', buildOf('mf-fans', version));
    const staged = await site.call('fans', 'POST', '/registry/previews', {
      ...{ remote: 'mf-fans', build: buildOf('mf-fans', 3), reason: 'a test' },
      tracks: [{ brand: 'scoreline', env: 'prod' }],
    });
    expect(staged.status).toBe(200);
    expect(await bring(folder)).toEqual(['scoreline/prod/stable.json']);
    expect((await readdir(join(folder, 'builds/mf-fans'))).sort()).toEqual(
      [1, 2, 3].map((version) => buildOf('mf-fans', version)).sort(),
    );
    const file = join(folder, 'builds/mf-fans', buildOf('mf-fans', 2), 'entry.js');
    expect(await readFile(file)).toEqual(described('mf-fans', 2).script);
    await site.call('fans', 'POST', '/registry/tracks/scoreline/prod/remotes/mf-fans/rollback', {
      reason: 'a test',
    });
    expect(await site.buildsNow()).toEqual({ 'mf-fans': buildOf('mf-fans', 1) });
  });

  it('keeps the copies that servers send, and nothing of them in a folder', async () => {
    const { integrityOf } = await import('@scoreline/remote-kit/build-id');
    const text = Buffer.from(JSON.stringify({ heading: 'Fan zone '.repeat(60) }));
    const plain = described('mf-fans', 7);
    const file = { path: 'locales/en.json', integrity: integrityOf(text), bytes: text.length };
    const over = { files: [...plain.descriptor.files, file], locales: { en: file.path } };
    const made = described('mf-fans', 7, over);
    const upload = uploadOf(site.teamKeys.fans, made);
    upload.files[file.path] = text.toString('base64');
    const url = `/registry/builds/mf-fans/${made.descriptor.build}`;
    expect((await site.call('fans', 'PUT', url, upload)).status).toBe(201);
    const { brotliDecompressSync } = await import('node:zlib');
    const answer = await site.app.inject(`${url}/locales/en.json.br`);
    expect(brotliDecompressSync(answer.rawPayload)).toEqual(text);
    expect(store.objects.has(keyOf(answer.rawPayload))).toBe(true);
    // The highest policy is recorded outside the bucket, which could be restored together with the builds.
    expect(await readdir(site.folder)).toEqual(['keys', 'registry-policy.json']);
  });

  it('releases nothing of which a blob is missing or altered in the bucket', async () => {
    await site.upload('fans', 'mf-fans', 1);
    const before = await site.signed();
    const change = () => site.change('fans', 'mf-fans', buildOf('mf-fans', 1));
    const key = keyOf(described('mf-fans', 1).script);
    const [whole] = [store.objects.get(key)!];
    store.objects.set(key, Buffer.from('fetch("https://evil.example")'));
    const refused = (reason: string) => ({
      body: { refused: { rule: 'bytes', reason: expect.stringContaining(reason) } },
    });
    expect(await change()).toMatchObject(refused('was altered'));
    store.objects.delete(key);
    expect(await change()).toMatchObject(refused('is missing'));
    expect(await site.signed()).toEqual(before);
    store.objects.set(key, whole);
    expect((await change()).status).toBe(200);
  });

  it('takes a build though the store is busy, and has none of it where the store is away', async () => {
    store.failing('PUT', 'slow down', 'reset', 'internal error');
    await site.upload('fans', 'mf-fans', 1);
    store.failing('PUT', ...Array.from<Fault>({ length: 60 }).fill('slow down'));
    const made = described('mf-fans', 2);
    const url = `/registry/builds/mf-fans/${made.descriptor.build}`;
    const upload = () => site.call('fans', 'PUT', url, uploadOf(site.teamKeys.fans, made));
    expect(await upload()).toMatchObject({
      ...{ status: 503, body: { error: expect.stringContaining('nothing was changed') } },
    });
    expect((await site.app.inject(`${url}/entry.js`)).statusCode).toBe(404);
  });
});

describe('the registry’s process', () => {
  let database: TestDatabase;
  let folder: string;
  // Child processes use the machine's clock, the tests another.
  beforeEach(() => {
    storeClock = () => new Date(performance.timeOrigin + performance.now());
  });
  beforeAll(async () => {
    [database] = await Promise.all([openTestDatabase(blank), compileRegistry()]);
    folder = await mkdtemp(join(tmpdir(), 'registry-bucket-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const env = () => ({
    ...{ ...store.env, DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') },
    REGISTRY_ROOT_KEY: publicHalf(createPrivateKey()),
  });

  it('starts with a bucket and makes no folder, and says what is wrong where it cannot be used', async () => {
    const registry = await startRegistry(env());
    expect((await fetch(new URL('/healthz', registry.url))).status).toBe(200);
    await registry.stop('SIGTERM');
    expect(store.objects.size).toBe(1);
    const blobs = 'registry-blobs';
    expect(await readdir(join(folder, 'data')).catch(() => [])).not.toContain(blobs);
    const wrong = await runCommand(['serve'], { ...env(), REGISTRY_BLOBS: 's3://elsewhere' });
    expect(wrong.code).toBe(1);
    expect(wrong.output).toMatch(/^registry: there is no bucket elsewhere at 127\.0\.0\.1:\d+$/);
  });

  it('copies a folder to the bucket, and again only what is not there', async () => {
    const from = join(folder, 'blobs');
    for (let at = 0; at < 30; at += 1) await blobFolder(from).put(Buffer.from(`blob ${at}`));
    const copied = await runCommand(['copy', from], env());
    expect(copied.output).toMatch(
      /15 of 30 blobs, 50 %\n[^]*30 blobs copied, 0 were there already$/,
    );
    expect(store.objects.size).toBe(31);
    const again = await runCommand(['copy', from], env());
    expect(again.output).toMatch(/0 blobs copied, 30 were there already$/);
    const nowhere = await runCommand(['copy', join(folder, 'nowhere')], env());
    expect(nowhere).toMatchObject({ code: 1, output: expect.stringContaining('is no folder') });
    const none = await runCommand(['copy', from], { ...env(), REGISTRY_BLOBS: '' });
    expect(none).toMatchObject({ code: 1, output: expect.stringContaining('is not s3://bucket') });
  });
});
