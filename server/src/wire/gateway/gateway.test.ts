import { createDecipheriv, randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';

import { encrypt } from '../ciphers/aes';
import { duringTests } from '@scoreline/database/duringTests';
import { memoryRateLimiter } from './rateLimit';
import {
  callOperation,
  deviceKey,
  openTestApp,
  sealKey,
  sessionKey,
  type TestKey,
} from './testing';

const search = 'sports-query/search';
const list = 'sports-query/match/list';
const feedback = 'patron/frontend/feedback';
const listRequest = { sport: 'football', date: '2026-11-21', timeZone: 'Europe/Madrid' };

const test = duringTests(openTestApp);
beforeAll(async () => {
  await test.db
    .insertInto('teams')
    .values({ sport: 'football', name: 'Atlético Olímpico', short_name: 'Olímpico', ...teamRest })
    .execute();
});
const teamRest = { slug: 'olimpico', code: 'OLI', country_code: 'es', colours: null };

const post = (path: string, headers: Record<string, string>, payload: string) =>
  test.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload });

describe('an operation in a cipher', () => {
  it.each([
    ['mode 1', () => deviceKey(test.app)],
    ['mode 2', () => sessionKey(test)],
  ])('is answered in %s', async (_name, keyOf: () => Promise<TestKey>) => {
    const { answer, body } = await callOperation(test.app, await keyOf(), search, {
      text: 'olimpico',
    });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatchObject({
      bizCode: 10000,
      data: { teams: [{ name: 'Atlético Olímpico' }] },
    });
  });

  it('has a fresh IV each time', async () => {
    const key = await deviceKey(test.app);
    const answers = await Promise.all(
      [1, 2].map(() => callOperation(test.app, key, list, listRequest)),
    );
    const ivs = answers.map(({ answer }) => Buffer.from(answer.body, 'base64').subarray(0, 16));
    expect(ivs[0]).not.toEqual(ivs[1]);
  });

  it('is compressed before encryption for who accepts that', async () => {
    const { key, headers } = await deviceKey(test.app);
    const texts = { text: 'ol' };
    await test.db
      .insertInto('players')
      .values(Array.from({ length: 20 }, (_, n) => playerOf(n)))
      .execute();
    const gzip = { ...headers, 'Accept-Cipher': 'gzip' };
    const { answer } = await callOperation(test.app, { key, headers: gzip }, search, texts);
    expect(answer.headers['cipher-coding']).toBe('gzip');
    const bytes = Buffer.from(answer.body, 'base64');
    const decipher = createDecipheriv('aes-128-cbc', key, bytes.subarray(0, 16));
    const plain = gunzipSync(
      Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]),
    );
    const plainly = await callOperation(test.app, { key, headers }, search, texts);
    expect(plainly.answer.headers['cipher-coding']).toBeUndefined();
    expect(JSON.parse(plain.toString())).toEqual(plainly.body);
  });

  it('names a wrong input by its own code', async () => {
    const key = await deviceKey(test.app);
    const codeOf = async (path: string, request: unknown) =>
      (await callOperation(test.app, key, path, request)).body?.bizCode;
    expect(await codeOf(list, { ...listRequest, sport: 'cricket' })).toBe(11001);
    expect(await codeOf(list, { ...listRequest, date: '2026-02-30' })).toBe(11002);
    expect(await codeOf(list, { ...listRequest, timeZone: 'Mars/Olympus' })).toBe(11003);
    expect(await codeOf('sports-query/league/standings', { tournamentId: 999 })).toBe(11005);
    expect(await codeOf(search, { text: ' a ' })).toBe(11008);
    expect(await codeOf(search, { text: 'a'.repeat(201) })).toBe(11009);
    expect(await codeOf(list, null)).toBe(11000);
  });

  it.each(['a\0b', '\ud83dx'])('takes no sign that no text can hold: %j', async (text) => {
    const key = await sessionKey(test);
    key.headers.deviceId = 'device-odd';
    const message = {
      ...{ id: 'feedback-odd', intent: 'problem', email: 'fan@fan.example', website: '' },
      ...{ message: text, screenshots: [] },
    };
    const codeOf = async (path: string, request: unknown) =>
      (await callOperation(test.app, key, path, request)).body?.bizCode;
    expect(await codeOf(feedback, message)).toBe(11000);
    expect(await codeOf(search, { text })).toBe(11000);
    expect(await codeOf(feedback, { ...message, message: 'a 😀 b' })).toBe(10000);
  });

  it('is 404 in the plain where there is none of that name', async () => {
    const { answer } = await callOperation(test.app, await deviceKey(test.app), 'no/such', {});
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ data: null });
  });

  it('is 413 over 64 KiB', async () => {
    const { headers } = await deviceKey(test.app);
    expect((await post(search, headers, 'A'.repeat(64 * 1024 + 4))).statusCode).toBe(413);
  });
});

describe('a cipher that fails', () => {
  it('gets the same 400 whatever is wrong', async () => {
    const device = await deviceKey(test.app);
    const good = encrypt(device.key, Buffer.from('{"text":"olimpico"}'));
    const expired = await sessionKey(test);
    const noSession = await sessionKey(test, {}, () => 'AAAA');
    const before = test.clock.now;
    const failures = await Promise.all([
      post(search, { 'content-type': 'text/plain' }, good),
      post(search, { ...device.headers, aesId: 'unknown' }, good),
      post(search, { ...device.headers, deviceId: 'another' }, good),
      post(search, { aesId: device.headers.aesId!, 'content-type': 'text/plain' }, good),
      post(search, device.headers, ''),
      post(search, device.headers, good.slice(0, -4)),
      post(search, device.headers, `${good}\n`),
      post(search, device.headers, good.replaceAll(/[A-M]/g, '-')),
      post(search, device.headers, randomBytes(48).toString('base64')),
      post(search, device.headers, encrypt(device.key, Buffer.from('not json'))),
      post(search, device.headers, encrypt(device.key, Buffer.from([0x22, 0xff, 0x22]))),
      post(
        search,
        { ...device.headers, 'content-type': 'application/json' },
        '{"text":"olimpico"}',
      ),
      post(search, noSession.headers, encrypt(noSession.key, Buffer.from('{}'))),
    ]);
    test.clock.now = new Date(before.getTime() + 3_600_000);
    const late = encrypt(expired.key, Buffer.from('{"text":"olimpico"}'));
    failures.push(await post(search, expired.headers, late));
    test.clock.now = before;
    const [first, ...others] = failures.map(({ statusCode, headers, body }) => {
      const { date: _date, 'trace-id': _name, ...rest } = headers;
      return { statusCode, headers: rest, body };
    });
    expect(first?.statusCode).toBe(400);
    for (const other of others) expect(other).toEqual(first);
  });

  it('keeps a session key for an hour by the server’s clock', async () => {
    const key = await sessionKey(test);
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 3_599_000);
    const { answer } = await callOperation(test.app, key, search, { text: 'olimpico' });
    test.clock.now = before;
    expect(answer.statusCode).toBe(200);
  });

  it('revokes a key at its 20th failure, consecutive or not, for another server too', async () => {
    const device = await deviceKey(test.app, 'device-2');
    const fail = () => post(search, device.headers, 'AAAA');
    const works = async () =>
      (await callOperation(test.app, device, search, { text: 'olimpico' })).answer.statusCode;
    for (let failures = 0; failures < 19; failures++) await fail();
    expect(await works()).toBe(200);
    await fail();
    expect(await works()).toBe(400);
    const { revoked } = await test.db
      .selectFrom('device_ciphers')
      .select('revoked')
      .where('device_id', '=', 'device-2')
      .executeTakeFirstOrThrow();
    expect(revoked).toBe(true);
  });
});

describe('registration', () => {
  const register = (payload: string, type: string) =>
    post('patron/frontend/device', { 'content-type': type }, payload);

  it('answers a bad RSA message like a good one', async () => {
    const shape = (answer: { statusCode: number; json(): unknown }) => ({
      status: answer.statusCode,
      body: JSON.stringify(answer.json()).replace(/"transId":"[\w-]{22}"/, 'id'),
    });
    const good = shape(await register(sealKey(test.publicKey, randomBytes(16)), 'text/plain'));
    const bad = ['', 'AAAA', '***', randomBytes(256).toString('base64')];
    bad.push(sealKey(test.publicKey, randomBytes(15)));
    for (const message of bad) expect(shape(await register(message, 'text/plain'))).toEqual(good);
    expect(good).toMatchObject({ status: 200, body: expect.stringContaining('id') });
  });

  it.each(['', '{', '{}', '{"fcmToken":""}', '{"fcmToken":5}', '{"fcmToken":"\\u0000"}'])(
    'refuses the device %s with an 11xxx envelope',
    async (body) => {
      const answer = await register(body, 'application/json');
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ bizCode: 11000, data: null });
    },
  );

  it('is limited by address, and says when to come again', async () => {
    const limited = await openTestApp({
      // A frozen clock, so that no tokens refill on a slow machine.
      rateLimiter: memoryRateLimiter(() => 0),
      limits: {
        devicesByAddress: { burst: 2, perSecond: 0.1 },
        devicesByDevice: { burst: 9, perSecond: 1 },
        sessionsByAddress: { burst: 1, perSecond: 0.1 },
        sessionsByDevice: { burst: 9, perSecond: 1 },
      },
    });
    const url = '/api/patron/frontend/device';
    const payload = { fcmToken: 'device' };
    const statuses = [];
    for (let call = 0; call < 3; call++) {
      const answer = await limited.app.inject({ method: 'POST', url, payload });
      statuses.push([answer.statusCode, answer.headers['retry-after']]);
    }
    await limited.close();
    expect(statuses).toEqual([
      [200, undefined],
      [200, undefined],
      [429, '10'],
    ]);
  });
});

it('lets keys outlive a restart', async () => {
  const key = await deviceKey(test.app, 'device-3');
  const { buildApp } = await import('../../app');
  const { pino } = await import('pino');
  const again = await buildApp({
    config: { trustProxy: false },
    db: test.db,
    logger: pino({ level: 'silent' }),
    now: () => test.clock.now,
    rsaKey: { publicKey: '', decrypt: () => Promise.resolve(null) },
  });
  const { answer } = await callOperation(again, key, search, { text: 'olimpico' });
  await again.close();
  expect(answer.statusCode).toBe(200);
});

const playerOf = (n: number) => ({
  sport: 'football' as const,
  name: `Oliver ${n}`,
  slug: `oliver-${n}`,
  birth_date: null,
  nationality: null,
  position: null,
  preferred_foot: null,
  height_cm: null,
});
