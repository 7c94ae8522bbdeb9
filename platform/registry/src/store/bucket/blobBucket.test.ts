import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { type Fault, type ObjectStore, serveObjectStore } from '../../testing/object-store/serve';
import { blobFolder, hashOf } from '../blobs';
import { copyBlobs } from '../copyBlobs';
import { blobBucket } from './blobBucket';
import { readBucket } from './settings';

const account = {
  ...{ bucket: 'site-blobs', region: 'eu-central-1' },
  ...{ accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'a/secret+of=nobody' },
};

let store: ObjectStore;
let pauses: number[];
beforeEach(async () => {
  store = await serveObjectStore({ ...account });
  pauses = [];
});
afterEach(() => store.close());

function bucketOf(env: Record<string, string> = {}, over: Parameters<typeof blobBucket>[1] = {}) {
  const all = { ...store.env, ...env };
  const pause = async (ms: number) => void pauses.push(ms);
  return blobBucket(readBucket(all.REGISTRY_BLOBS!, all), { pause, ...over });
}

const script = Buffer.from('/* a script of nobody */'.repeat(200));
const hash = hashOf(script);
const key = `builds/${hash.slice(0, 2)}/${hash}`;

describe('blobs in a bucket', () => {
  it('are written once under their hash, and come back', async () => {
    const blobs = bucketOf();
    expect(await blobs.put(script)).toBe(hash);
    expect([...store.objects.keys()]).toEqual([key]);
    expect(await blobs.get(hash)).toEqual(script);
    expect(await blobs.has(hash, script.length)).toBe(true);
    expect(await blobs.has(hash, 1)).toBe(false);
    const before = store.objects.get(key);
    await blobs.put(script);
    expect(store.objects.get(key)).toBe(before);
  });

  it('are the same without a prefix, with the bucket in the host’s name, and with a session', async () => {
    store.settings.sessionToken = 'a session';
    const env = {
      ...{ REGISTRY_BLOBS: 's3://site-blobs', AWS_SESSION_TOKEN: 'a session' },
      ...{ REGISTRY_S3_ENDPOINT: 'https://s3.example', REGISTRY_S3_PATH_STYLE: 'false' },
    };
    // Simulates a resolver and TLS: the connection goes elsewhere, the host header stays.
    const connect = globalThis.fetch;
    const spy = jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      const { host, pathname } = new URL(String(url));
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-host', host);
      return connect(new URL(pathname, store.url), { ...init, headers });
    });
    await bucketOf(env).put(script);
    expect([...store.objects.keys()]).toEqual([`${hash.slice(0, 2)}/${hash}`]);
    expect(await bucketOf(env).get(hash)).toEqual(script);
    expect(String(spy.mock.calls[0]?.[0])).toMatch(/^https:\/\/site-blobs\.s3\.example\//);
    spy.mockRestore();
  });

  it('are written where the store knows no conditions', async () => {
    store.settings.isConditional = false;
    const blobs = bucketOf();
    await blobs.put(script);
    await blobs.put(script);
    // No more conditional requests after the store has rejected one.
    expect(store.requests).toEqual(['PUT', 'PUT', 'PUT']);
    expect(await blobs.get(hash)).toEqual(script);
  });

  it('are missing or altered, and said to be', async () => {
    const blobs = bucketOf();
    await expect(blobs.get(hash)).rejects.toThrow(`the blob ${hash} is missing`);
    await blobs.put(script);
    store.objects.set(key, Buffer.from('fetch("https://evil.example")'));
    await expect(blobs.get(hash)).rejects.toThrow(`the blob ${hash} was altered`);
    // Uploading the same blob again repairs it.
    await blobs.put(script);
    expect(await blobs.get(hash)).toEqual(script);
  });
});

describe('a store that fails', () => {
  it.each<Fault>(['internal error', 'slow down', 'reset', 'cut upload'])(
    'with %s is asked again after a while, and has the blob whole or not at all',
    async (fault) => {
      store.failing('PUT', fault, fault);
      const blobs = bucketOf();
      await blobs.put(script);
      expect(store.objects.get(key)).toEqual(script);
      expect(pauses).toHaveLength(2);
    },
  );

  it.each<Fault>(['internal error', 'slow down', 'reset', 'cut answer'])(
    'with %s is read again',
    async (fault) => {
      const blobs = bucketOf();
      await blobs.put(script);
      store.failing('GET', fault, fault);
      expect(await blobs.get(hash)).toEqual(script);
      expect(pauses).toHaveLength(2);
    },
  );

  it.each<Fault>(['short answer', 'altered answer'])('with a %s is read anew', async (fault) => {
    const blobs = bucketOf();
    await blobs.put(script);
    store.failing('GET', fault, fault);
    expect(await blobs.get(hash)).toEqual(script);
    store.failing('GET', fault, fault, fault);
    await expect(blobs.get(hash)).rejects.toThrow('was altered');
  });

  it('by never answering is given up', async () => {
    const blobs = bucketOf({}, { attemptMs: 40, attempts: 2 });
    store.failing('GET', 'no answer', 'no answer');
    await expect(blobs.get(hash)).rejects.toThrow('could not be asked in 2 attempts');
  });

  it('for good is named, with what it said', async () => {
    store.failing('PUT', ...Array.from<Fault>({ length: 5 }).fill('slow down'));
    await expect(bucketOf().put(script)).rejects.toThrow(
      /in 5 attempts; the bucket site-blobs at 127\.0\.0\.1:\d+ answers 503 SlowDown Slow down\./,
    );
    expect(store.objects.size).toBe(0);
    expect(pauses).toHaveLength(4);
    expect(pauses[3]).toBeGreaterThan(pauses[0]!);
  });
});

describe('a bucket that cannot be used', () => {
  const refusal = async (env: Record<string, string>, over = {}) => {
    const error: Error = await bucketOf(env, over)
      .open()
      .then(
        () => new Error('it was opened'),
        (reason: Error) => reason,
      );
    expect(error.message).not.toMatch(/a\/secret|Signature=|AWS4/);
    return error.message;
  };

  it.each<[string, Record<string, string>, RegExp]>([
    ['is not there', { REGISTRY_BLOBS: 's3://elsewhere/x' }, /there is no bucket elsewhere at 127/],
    [
      'knows no such key',
      { AWS_ACCESS_KEY_ID: 'AKIAOTHER' },
      /refuses this access key: 403 InvalidAccessKeyId/,
    ],
    [
      'got another secret',
      { AWS_SECRET_ACCESS_KEY: 'other' },
      /refuses this access key: 403 SignatureDoesNotMatch/,
    ],
    [
      'is in another region',
      { REGISTRY_S3_REGION: 'us-east-1' },
      /is in the region eu-central-1, and REGISTRY_S3_REGION says us-east-1/,
    ],
    [
      'has no key',
      { AWS_SECRET_ACCESS_KEY: '' },
      /needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/,
    ],
    [
      'has its key in no file',
      { AWS_SECRET_ACCESS_KEY_FILE: '/nowhere/key' },
      /AWS_SECRET_ACCESS_KEY_FILE names \/nowhere\/key, which cannot be read \(ENOENT\)/,
    ],
  ])('because it %s is known at the start', async (_why, env, reason) => {
    expect(await refusal(env)).toMatch(reason);
    expect(pauses).toEqual([]);
  });

  it.each(['PUT', 'GET'])(
    'because it may not be asked by %s is known at the start',
    async (method) => {
      store.settings.denied = [method];
      expect(await refusal({})).toContain(
        'refuses this access key: 403 AccessDenied Access Denied',
      );
    },
  );

  it.each([-1, 1])('because a clock is wrong by a day (%s) is known at the start', async (day) => {
    const now = () => new Date(Date.now() + day * 86_400_000);
    expect(await refusal({}, { now })).toContain('whose clock differs from its own');
  });

  it('because nobody answers is known at the start', async () => {
    const gone = { REGISTRY_S3_ENDPOINT: 'http://127.0.0.1:9' };
    expect(await refusal(gone)).toMatch(/in 5 attempts; 127\.0\.0\.1:9: .+/);
  });

  it.each<[string, Record<string, string>, string]>([
    ['s3://', {}, 'is not s3://bucket'],
    ['s3://Bucket/x', {}, 'is not s3://bucket'],
    ['s3://bucket/a b', {}, 'is not s3://bucket'],
    ['s3://bucket', { REGISTRY_S3_ENDPOINT: 'ftp://x' }, 'no address of http'],
    ['s3://bucket', { REGISTRY_S3_PATH_STYLE: 'yes' }, 'neither true nor false'],
  ])('by the name %s and %j is refused', (name, env, reason) => {
    expect(() => readBucket(name, env)).toThrow(reason);
  });
});

describe('keys in files', () => {
  it('are read anew, so that they can be changed while it runs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'keys-'));
    const file = join(folder, 'secret');
    await writeFile(file, `${account.secretAccessKey}\n`);
    const blobs = bucketOf({ AWS_SECRET_ACCESS_KEY: '', AWS_SECRET_ACCESS_KEY_FILE: file });
    await blobs.open();
    store.settings.secretAccessKey = 'another';
    await expect(blobs.get(hash)).rejects.toThrow('SignatureDoesNotMatch');
    await writeFile(file, 'another\n');
    await expect(blobs.get(hash)).rejects.toThrow('is missing');
    await rm(folder, { recursive: true });
  });
});

describe('a copy of a folder', () => {
  it('takes what is whole, goes on where it was cut off, and names what is broken', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'blobs-'));
    const from = blobFolder(folder);
    for (let at = 0; at < 20; at += 1) await from.put(Buffer.from(`blob ${at}`));
    const broken = await from.put(script);
    await writeFile(join(folder, broken.slice(0, 2), broken), 'half');
    store.failing('HEAD', ...Array.from<Fault>({ length: 60 }).fill('internal error'));
    await expect(copyBlobs(from, bucketOf(), () => undefined)).rejects.toThrow('in 5 attempts');
    await store.close();
    const kept = store.objects;
    store = await serveObjectStore({ ...account });
    for (const [name, content] of kept) store.objects.set(name, content);
    for (const name of (await from.list()).slice(0, 3))
      await bucketOf().put(await from.get(name).catch(() => Buffer.from('blob 0')));
    const known = store.objects.size;
    const steps: number[] = [];
    const copied = await copyBlobs(from, bucketOf(), (done) => void steps.push(done));
    expect(copied).toEqual({ blobs: 21, known, broken: [`the blob ${broken} was altered`] });
    expect(known).toBeGreaterThan(0);
    expect(steps.at(-1)).toBe(21);
    expect(store.objects.size).toBe(20);
    await rm(folder, { recursive: true });
  });
});
