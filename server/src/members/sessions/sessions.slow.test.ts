import { describe, expect, it } from '@jest/globals';

import { ciphered, openDevice, passwordLogin, type TestDevice } from '../accounts/testing';
import { callOperation, deviceKey } from '../../wire/gateway/testing';
import { sessionsPerMember } from './sessions';
import { sessionTest } from './testing';

const { test, ...members } = sessionTest();
const { statusOf } = members;
const start = new Date('2026-11-21T12:00:00Z');

function signedIn() {
  test.clock.now = start;
  return members.signedIn();
}
const pass = (ms: number) => (test.clock.now = new Date(test.clock.now.getTime() + ms));
const refresh = (device: TestDevice) => device.call(ciphered('refresh'));
const check = (headers: Record<string, string>) =>
  test.app.inject({ url: '/sports-query/user-device/check', headers });

describe('an access token', () => {
  it('is good for a quarter of an hour', async () => {
    const { device } = await signedIn();
    pass(15 * 60_000 - 1);
    expect(await statusOf(device)).toBe(200);
    pass(1);
    expect(await statusOf(device)).toBe(401);
  });

  it('is good at its own device alone', async () => {
    const { device } = await signedIn();
    const other = await openDevice(test, 'another-device');
    other.token = device.token;
    expect(await statusOf(other)).toBe(401);
    const answers = await Promise.all([
      check({ Authorization: `Bearer ${device.token}`, deviceId: device.id }),
      check({ Authorization: `Bearer ${device.token}`, deviceId: other.id }),
      check({ deviceId: device.id }),
      check({ Authorization: 'Bearer made-up', deviceId: device.id }),
    ]);
    expect(answers.map((answer) => answer.json<unknown>())).toEqual([
      { result: true },
      { result: false },
      { result: false },
      { result: false },
    ]);
    expect(answers[0].headers['cache-control']).toBe('no-store');
  });

  it('is asked for by every operation of members, and is nothing to a device cipher', async () => {
    const { device } = await signedIn();
    const mode1 = await deviceKey(test.app, device.id);
    mode1.headers.Authorization = `Bearer ${device.token}`;
    const { answer } = await callOperation(test.app, mode1, ciphered('export-data'), {});
    expect(answer.statusCode).toBe(400);
    const stranger = await openDevice(test, 'stranger');
    const refused = await stranger.call(ciphered('export-data'));
    expect(refused.status).toBe(401);
  });
});

describe('the cookies that pages read', () => {
  const seconds = 400 * 86_400;
  const lines = ({ headers }: { headers: Record<string, unknown> }) =>
    [headers['set-cookie']].flat().filter((line) => !String(line).startsWith('refreshToken'));

  it('are the server’s at a sign-in and at each renewal, which Safari keeps for 400 days', async () => {
    const { device, email, userId } = await signedIn();
    const calls = [
      () => device.call(ciphered('register-login'), passwordLogin(email)),
      () => refresh(device),
    ];
    for (const call of calls)
      expect(lines(await call())).toEqual([
        `token=${device.token}; Max-Age=${seconds}; Path=/; SameSite=Lax`,
        `userId=${userId}; Max-Age=${seconds}; Path=/; SameSite=Lax`,
      ]);
  });
});

describe('a refresh token', () => {
  it('gives new tokens; the ones before are good for half a minute more', async () => {
    const { device } = await signedIn();
    const old = { ...device, token: device.token };
    const oldToken = device.token;
    const cookie = device.cookies.get('refreshToken');
    pass(10 * 60_000);
    expect((await refresh(device)).bizCode).toBe(10000);
    expect(device.cookies.get('refreshToken')).not.toBe(cookie);
    expect(device.token).not.toBe(oldToken);
    const before = await openDevice(test, old.id);
    before.token = oldToken;
    expect([await statusOf(before), await statusOf(device)]).toEqual([200, 200]);
    pass(30_000);
    expect([await statusOf(before), await statusOf(device)]).toEqual([401, 200]);
  });

  it('brings no access token back that had expired', async () => {
    const { device } = await signedIn();
    const expired = await openDevice(test, device.id);
    expired.token = device.token;
    pass(15 * 60_000);
    expect(await statusOf(expired)).toBe(401);
    expect((await refresh(device)).bizCode).toBe(10000);
    expect([await statusOf(expired), await statusOf(device)]).toEqual([401, 200]);
  });

  it('whose answer was lost gives the same answer again', async () => {
    const { device } = await signedIn();
    const lost = device.cookies.get('refreshToken') as string;
    const first = await refresh(device);
    const cookie = device.cookies.get('refreshToken');
    device.cookies.set('refreshToken', lost);
    pass(20_000);
    expect((await refresh(device)).data).toEqual(first.data);
    expect(device.cookies.get('refreshToken')).toBe(cookie);
    expect(await statusOf(device)).toBe(200);
  });

  it('of parallel calls gives them one answer', async () => {
    const { device } = await signedIn();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(device)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('that comes once more later ends the session for both who have it', async () => {
    const { device } = await signedIn();
    const stolen = device.cookies.get('refreshToken') as string;
    await refresh(device);
    pass(31_000);
    const thief = await openDevice(test, device.id);
    thief.cookies.set('refreshToken', stolen);
    const refused = await refresh(thief);
    expect([refused.status, thief.cookies.size]).toEqual([401, 0]);
    expect([await statusOf(device), (await refresh(device)).status]).toEqual([401, 401]);
  });

  it('at another device ends the session', async () => {
    const { device } = await signedIn();
    const thief = await openDevice(test, 'thief');
    thief.cookies.set('refreshToken', device.cookies.get('refreshToken') as string);
    expect((await refresh(thief)).status).toBe(401);
    expect(await statusOf(device)).toBe(401);
  });

  it('unused for sixty days is over, and so is every session after a year', async () => {
    const { device } = await signedIn();
    pass(60 * 86_400_000);
    const { device: idle } = { device };
    expect((await refreshedAt(idle)).status).toBe(401);
    const { device: busy } = await signedIn();
    const began = test.clock.now.getTime();
    let status = 200;
    while (status === 200) {
      pass(30 * 86_400_000);
      status = (await refreshedAt(busy)).status;
    }
    const days = (test.clock.now.getTime() - began) / 86_400_000;
    expect(days).toBeGreaterThan(360);
    expect(days).toBeLessThanOrEqual(390);
  });
});

/** With a new cipher, because ciphers live for an hour. */
async function refreshedAt(device: TestDevice) {
  const fresh = await openDevice(test, device.id);
  fresh.cookies = device.cookies;
  fresh.token = null;
  const answer = await refresh(fresh);
  device.cookies = fresh.cookies;
  return answer;
}

describe('sessions of a member', () => {
  it('are twenty: one more ends the one that was used least recently', async () => {
    const { device: first, email } = await signedIn();
    const more: TestDevice[] = [];
    for (let n = 1; n <= sessionsPerMember; n++) {
      pass(1000);
      const other = await openDevice(test, `${first.id}-${n}`);
      await other.call(ciphered('register-login'), passwordLogin(email));
      more.push(other);
    }
    expect(await statusOf(first)).toBe(401);
    expect(await Promise.all(more.map(statusOf))).toEqual(more.map(() => 200));
  });
});

describe('signing out', () => {
  it('ends this session at once; everywhere, all of them', async () => {
    const { device, email } = await signedIn();
    const others = await Promise.all(
      ['b', 'c'].map((name) => openDevice(test, `${device.id}-${name}`)),
    );
    for (const other of others) await other.call(ciphered('register-login'), passwordLogin(email));
    const all = [device, ...others];
    const [, second] = all as [TestDevice, TestDevice, TestDevice];
    const out = await second.call(ciphered('logout'));
    expect([out.bizCode, second.cookies.size]).toEqual([10000, 0]);
    expect(await Promise.all(all.map(statusOf))).toEqual([200, 401, 200]);
    await device.call(ciphered('logout-everywhere'));
    expect(await Promise.all(all.map(statusOf))).toEqual([401, 401, 401]);
  });

  it('signing in anew at a browser ends the session that was there', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    const { device } = first;
    const token = device.token;
    await device.call(ciphered('register-login'), passwordLogin(second.email));
    const { data } = await device.call(ciphered('export-data'));
    expect(data).toMatchObject({ account: { email: second.email } });
    device.token = token;
    expect(await statusOf(device)).toBe(401);
  });
});

describe('signing in anew', () => {
  it('ends no session whose secret it does not bring, nor one of another device', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    const { device } = first;
    const [token, cookie] = [device.token, device.cookies.get('refreshToken') as string];
    const [id = ''] = cookie.split('.');
    const intruder = await openDevice(test, device.id);
    for (const made of [`${id}.`, `${id}.${'x'.repeat(43)}`, id]) {
      intruder.cookies.set('refreshToken', made);
      const { bizCode } = await intruder.call(
        ciphered('register-login'),
        passwordLogin(second.email),
      );
      expect(bizCode).toBe(10000);
    }
    const elsewhere = await openDevice(test, `${device.id}-elsewhere`);
    elsewhere.cookies.set('refreshToken', cookie);
    await elsewhere.call(ciphered('register-login'), passwordLogin(second.email));
    device.token = token;
    expect(await statusOf(device)).toBe(200);
  });

  it('on many devices at once leaves as many sessions as there may be', async () => {
    const { device, email, userId } = await signedIn();
    const devices = await Promise.all(
      Array.from({ length: sessionsPerMember + 8 }, (_, n) =>
        openDevice(test, `${device.id}-rush-${n}`),
      ),
    );
    await Promise.all(
      devices.map((each) => each.call(ciphered('register-login'), passwordLogin(email))),
    );
    const open = await test.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toHaveLength(sessionsPerMember);
  });
});
