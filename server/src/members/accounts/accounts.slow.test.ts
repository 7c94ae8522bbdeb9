import { describe, expect, it } from '@jest/globals';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { duringTests } from '@scoreline/database/duringTests';
import {
  ciphered,
  mailedCode,
  openMemberApp,
  passwordLogin,
  registerMember,
  strongPassword,
  unlimited,
} from './testing';

const test = duringTests(() => openMemberApp(unlimited));
const newDevice = () => test.newDevice();

it('a new server has no account', async () => {
  expect(await test.db.selectFrom('users').selectAll().execute()).toEqual([]);
});

it('the refresh token is for TLS alone where the site is, whatever the proxy says of a call', async () => {
  const app = await openMemberApp({ ...unlimited, originOf: () => 'https://site.example' });
  const device = await app.newDevice();
  await registerMember(app, device, 'tls@fan.example');
  const { headers } = await device.call(
    ciphered('register-login'),
    passwordLogin('tls@fan.example'),
  );
  const lines = [headers['set-cookie']].flat() as string[];
  expect(lines.find((line) => line.startsWith('refreshToken='))).toMatch(
    /; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(lines.filter((line) => !line.includes('; Secure;'))).toEqual([]);
  await app.close();
});

describe('signing in with e-mail and password', () => {
  it('registers an unknown address, which is verified by mail first', async () => {
    const device = await newDevice();
    const first = await device.call(ciphered('register-login'), passwordLogin(' New@Fan.example '));
    expect(first).toMatchObject({
      status: 200,
      bizCode: 12000,
      data: { userId: expect.any(Number) },
    });
    expect([device.token, device.cookies.size]).toEqual([null, 0]);
    const code = await mailedCode(test, 'new@fan.example');
    const verified = await device.call(ciphered('verify-email'), {
      email: 'new@fan.example',
      code,
    });
    expect(verified.data).toEqual({
      accessToken: expect.any(String),
      communicationEmail: 'new@fan.example',
      thirdPartyName: '',
      userId: (first.data as { userId: number }).userId,
      registerLoginType: 'code',
      inviteCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
      firstLogin: true,
    });
    expect(firstItem([verified.headers['set-cookie']].flat())).toMatch(
      /^refreshToken=[\w.-]+; Max-Age=5184000; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
    const again = await (
      await newDevice()
    ).call(ciphered('register-login'), passwordLogin('new@fan.example'));
    expect(again).toMatchObject({
      bizCode: 10000,
      data: { registerLoginType: 'password', firstLogin: false },
    });
  });

  it('refuses a wrong password, and one of another form of Unicode is the same', async () => {
    const device = await newDevice();
    await registerMember(test, device, 'wrong@fan.example');
    const other = await newDevice();
    const refused = await other.call(
      ciphered('register-login'),
      passwordLogin('wrong@fan.example', 'not this one'),
    );
    expect([refused.bizCode, refused.data]).toEqual([12001, null]);
    await device.call(ciphered('change-password'), {
      currentPassword: strongPassword,
      newPassword: 'caf\u00e9 au stade',
    });
    const composed = await other.call(
      ciphered('register-login'),
      passwordLogin('wrong@fan.example', 'cafe\u0301 au stade'),
    );
    expect(composed.bizCode).toBe(10000);
  });

  it.each([
    ['short', 12004],
    ['x'.repeat(129), 12004],
    ['password1', 12003],
    ['Football', 12003],
    ['abababababab', 12003],
    ['Scoreline2026!', 12003],
    ['fútbol-FUTEBOL', 12003],
    ['picky@fan.example', 12003],
  ])('does not take %s as a new password', async (password, bizCode) => {
    const answer = await (
      await newDevice()
    ).call(ciphered('register-login'), passwordLogin('picky@fan.example', password));
    expect(answer.bizCode).toBe(bizCode);
  });

  let composed = 0;
  it.each([
    'livescore at noon',
    '12345678a!',
    'пароль как пароль',
    'x'.repeat(9) + 'y z'.repeat(39),
  ])('takes %s, of whatever signs it is made', async (password) => {
    const email = `composed-${++composed}@fan.example`;
    const answer = await (
      await newDevice()
    ).call(ciphered('register-login'), passwordLogin(email, password));
    expect(answer.bizCode).toBe(12000);
  });

  it('names an address that is none', async () => {
    const answer = await (
      await newDevice()
    ).call(ciphered('register-login'), passwordLogin('no address'));
    expect(answer).toMatchObject({ bizCode: 11011, message: 'Please enter a valid email address' });
  });

  it('never gives an address to who registered it first but did not prove it', async () => {
    const email = 'taken@fan.example';
    const [intruder, owner] = [await newDevice(), await newDevice()];
    await intruder.call(
      ciphered('register-login'),
      passwordLogin(email, 'the intruder chose this'),
    );
    await owner.call(ciphered('register-login'), passwordLogin(email));
    await intruder.call(
      ciphered('register-login'),
      passwordLogin(email, 'the intruder chose this'),
    );
    const code = await mailedCode(test, email);
    expect((await owner.call(ciphered('verify-email'), { email, code })).bizCode).toBe(10000);
    const tries = [passwordLogin(email, 'the intruder chose this'), passwordLogin(email)];
    const answers = [];
    for (const request of tries)
      answers.push((await intruder.call(ciphered('register-login'), request)).bizCode);
    expect(answers).toEqual([12001, 10000]);
  });
});

describe('a mailed code', () => {
  it('signs in and registers, once', async () => {
    const email = 'coded@fan.example';
    const device = await newDevice();
    await device.call(ciphered('send-code'), { email });
    const code = await mailedCode(test, email);
    const request = { type: 'code', email, code };
    const both = await Promise.all(
      [1, 2].map(() => device.call(ciphered('register-login'), request)),
    );
    expect(both.map(({ bizCode }) => bizCode).sort()).toEqual([10000, 12002]);
  });

  it('is worth five tries', async () => {
    const email = 'tries@fan.example';
    const device = await newDevice();
    await device.call(ciphered('send-code'), { email });
    const code = await mailedCode(test, email);
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        device.call(ciphered('register-login'), { type: 'code', email, code: wrong }),
      ),
    );
    const right = await device.call(ciphered('register-login'), { type: 'code', email, code });
    expect(right.bizCode).toBe(12002);
  });

  it('says how many tries are left, to the device that asked for it alone', async () => {
    const email = 'counted@fan.example';
    const [device, stranger] = [await newDevice(), await newDevice()];
    await device.call(ciphered('send-code'), { email });
    const code = await mailedCode(test, email);
    const wrong = code === '000000' ? '000001' : '000000';
    const guess = async (by: typeof device) =>
      (await by.call(ciphered('register-login'), { type: 'code', email, code: wrong })).data;
    expect(await guess(stranger)).toBeNull();
    const answers = [];
    for (let tries = 0; tries < 6; tries++) answers.push(await guess(device));
    const left = [4, 3, 2, 1].map((triesLeft) => ({ triesLeft }));
    expect(answers).toEqual([...left, null, null]);
  });

  it('is good for ten minutes', async () => {
    const email = 'late@fan.example';
    const device = await newDevice();
    await device.call(ciphered('send-code'), { email });
    const code = await mailedCode(test, email);
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 10 * 60_000);
    const late = await device.call(ciphered('register-login'), { type: 'code', email, code });
    test.clock.now = before;
    expect(late.bizCode).toBe(12002);
  });

  it('and passwords and tokens lie in the database as hashes alone', async () => {
    const email = 'hashed@fan.example';
    const device = await newDevice();
    await registerMember(test, device, email);
    await device.call(ciphered('send-code'), { email });
    const code = await mailedCode(test, email);
    const rows = await Promise.all([
      test.db.selectFrom('users').selectAll().where('email', '=', email).execute(),
      test.db.selectFrom('mailed_codes').selectAll().where('email', '=', email).execute(),
      test.db.selectFrom('sessions').selectAll().execute(),
      test.db.selectFrom('mails').selectAll().where('email', '=', email).execute(),
    ]);
    const text = JSON.stringify(rows, (_, value: unknown) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : value,
    );
    expect(text).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const secrets = [
      strongPassword,
      `"${code}"`,
      device.token,
      device.cookies.get('refreshToken')?.split('.')[1],
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});
