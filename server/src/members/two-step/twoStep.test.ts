import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { runMembers } from '../accounts/command';
import {
  ciphered,
  mailedCode,
  openDevice,
  openMemberApp,
  passwordLogin,
  registerMember,
  strongPassword,
  type MemberApp,
  type TestDevice,
} from '../accounts/testing';
import { memoryRateLimiter } from '../../wire/gateway/rateLimit';
import { codeOfStep, stepAt } from './totp';

let test: MemberApp;
let isLimited = false;
beforeAll(async () => {
  const limiter = memoryRateLimiter();
  const take: typeof limiter.take = (...asked) =>
    isLimited ? limiter.take(...asked) : Promise.resolve(0);
  test = await openMemberApp({ rateLimiter: { ...limiter, take } });
});
afterAll(() => test.close());
beforeEach(() => {
  isLimited = false;
});

const ofTwoStep = (what: string) => ciphered(`two-step/${what}`);
const proof = { password: strongPassword };
let devices = 0;
const newDevice = () => openDevice(test, `device-${++devices}`);
const pass = (seconds: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1000);
};

/** What an authenticator app does with the secret it was told. */
function bytesOf(base32: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32].map((sign) => letters.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => parseInt(byte, 2)));
}
const appOf = (secret: string) => () => codeOfStep(bytesOf(secret), stepAt(test.clock.now));

interface Protected {
  email: string;
  userId: number;
  device: TestDevice;
  app: () => string;
  recoveryCodes: string[];
}

async function protectedMember(): Promise<Protected> {
  const device = await newDevice();
  const email = `${device.id}@fan.example`;
  const { userId } = await registerMember(test, device, email);
  const { data } = await device.call(ofTwoStep('begin'), proof);
  const app = appOf((data as { secret: string }).secret);
  const confirmed = await device.call(ofTwoStep('confirm'), { code: app() });
  pass(30);
  return { email, userId, device, app, ...(confirmed.data as { recoveryCodes: string[] }) };
}

const firstStep = async (device: TestDevice, email: string) => {
  const answer = await device.call(ciphered('register-login'), passwordLogin(email));
  return { ...answer, ...(answer.data as { ticket: string }) };
};
const secondStep = (device: TestDevice, ticket: string, code: string) =>
  device.call(ciphered('second-step'), { ticket, code });
const isMember = async (device: TestDevice) =>
  (await device.call('patron/frontend/favourites/list')).status === 200;
const lastMail = async (email: string) => {
  await test.mailer.sendDue();
  return test.mails.findLast(({ to }) => to === email)?.subject;
};

describe('switching it on', () => {
  it('asks who it is again, and is done by a right code alone; other devices are signed out', async () => {
    const [device, other] = [await newDevice(), await newDevice()];
    const email = 'on@fan.example';
    await registerMember(test, device, email);
    await other.call(ciphered('register-login'), passwordLogin(email));
    const wrong = await device.call(ofTwoStep('begin'), { password: 'not this one' });
    const none = await device.call(ofTwoStep('begin'));
    expect([wrong.bizCode, none.bizCode]).toEqual([12001, 12001]);
    const { data } = await device.call(ofTwoStep('begin'), proof);
    const { secret, uri } = data as { secret: string; uri: string };
    expect(uri).toBe(`otpauth://totp/Scoreline:on%40fan.example?secret=${secret}&issuer=Scoreline`);
    const app = appOf(secret);
    const other6 = app() === '000000' ? '111111' : '000000';
    expect((await device.call(ofTwoStep('confirm'), { code: other6 })).bizCode).toBe(12008);
    // Not on yet: nobody is asked for a code.
    expect((await other.call(ciphered('register-login'), passwordLogin(email))).bizCode).toBe(
      10000,
    );
    const elsewhere = await other.call(ofTwoStep('confirm'), { code: app() });
    expect(elsewhere.bizCode).toBe(12009);
    const { data: on } = await device.call(ofTwoStep('confirm'), { code: app() });
    const { recoveryCodes } = on as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes)
      expect(code).toMatch(/^\d[A-Z2-9]{3}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect([await isMember(device), await isMember(other)]).toEqual([true, false]);
    expect(await lastMail(email)).toBe('Two-step login is on for your Scoreline account');
    expect((await device.call(ofTwoStep('status'))).data).toEqual({
      on: true,
      recoveryCodesLeft: 10,
    });
    expect((await device.call(ofTwoStep('begin'), proof)).bizCode).toBe(14000);
  });

  it('takes a mailed code for the proof, and too late a confirmation does not count', async () => {
    const device = await newDevice();
    const email = 'late@fan.example';
    await registerMember(test, device, email);
    await device.call(ciphered('send-code'), { email });
    const code = await mailedCode(test, email);
    const { data } = await device.call(ofTwoStep('begin'), { code });
    pass(15 * 60);
    // The access token has expired as well.
    await device.call(ciphered('refresh'));
    const app = appOf((data as { secret: string }).secret);
    expect((await device.call(ofTwoStep('confirm'), { code: app() })).bizCode).toBe(12009);
    expect((await device.call(ofTwoStep('status'))).data).toMatchObject({ on: false });
  });

  it('leaves nothing in the database that could be used', async () => {
    const { userId, recoveryCodes, app } = await protectedMember();
    const rows = await test.db.selectFrom('two_step').selectAll().execute();
    const codes = await test.db.selectFrom('recovery_codes').selectAll().execute();
    const device = await newDevice();
    const { ticket } = await firstStep(device, `device-${devices - 1}@fan.example`);
    const pending = await test.db.selectFrom('pending_sign_ins').selectAll().execute();
    const stored = JSON.stringify([rows, codes, pending]);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(stored).not.toContain(ticket);
    const own = rows.find(({ user_id }) => user_id === userId);
    expect(own?.secret.length).toBe(12 + 16 + 20);
    const asSecret = own?.secret.subarray(28) ?? Buffer.alloc(20);
    expect(codeOfStep(asSecret, stepAt(test.clock.now))).not.toBe(app());
  });
});

describe('signing in', () => {
  it('has no session before the second step, whichever way the first was done', async () => {
    const { email, userId, app } = await protectedMember();
    const device = await newDevice();
    const first = await firstStep(device, email);
    expect([first.status, first.bizCode, first.message]).toEqual([
      200,
      12007,
      'Please enter the code from your authenticator app.',
    ]);
    expect(first.data).toEqual({ userId, ticket: expect.any(String) });
    await device.call(ciphered('send-code'), { email });
    for (const [path, request] of [
      ['register-login', { type: 'code' }],
      ['verify-email', {}],
    ] as const) {
      await device.call(ciphered('send-code'), { email });
      const code = await mailedCode(test, email);
      const answer = await device.call(ciphered(path), { ...request, email, code });
      expect(answer.bizCode).toBe(12007);
    }
    expect([device.token, device.cookies.size, await isMember(device)]).toEqual([null, 0, false]);
    const { data } = await secondStep(device, first.ticket, app());
    expect(data).toMatchObject({
      userId,
      registerLoginType: 'password',
      communicationEmail: email,
    });
    expect(await isMember(device)).toBe(true);
  });

  it('takes a code once, even of two who bring it at once', async () => {
    const { email, app } = await protectedMember();
    const both = [await newDevice(), await newDevice()];
    const tickets = await Promise.all(both.map((device) => firstStep(device, email)));
    const answers = await Promise.all(
      both.map((device, n) => secondStep(device, tickets[n]?.ticket ?? '', app())),
    );
    expect(answers.map(({ bizCode }) => bizCode).sort()).toEqual([10000, 12008]);
    const third = await newDevice();
    const { ticket } = await firstStep(third, email);
    expect((await secondStep(third, ticket, app())).bizCode).toBe(12008);
    pass(30);
    expect((await secondStep(third, ticket, app())).bizCode).toBe(10000);
    expect((await secondStep(third, ticket, app())).bizCode).toBe(12009);
  });

  it('is bound to the device, over after five minutes, and after five tries', async () => {
    const { email, app } = await protectedMember();
    const [device, other] = [await newDevice(), await newDevice()];
    const { ticket } = await firstStep(device, email);
    expect((await secondStep(other, ticket, app())).bizCode).toBe(12009);
    pass(300);
    expect((await secondStep(device, ticket, app())).bizCode).toBe(12009);
    const again = await firstStep(device, email);
    for (const code of ['1', '2', '3', '4', '5'])
      expect((await secondStep(device, again.ticket, code)).bizCode).toBe(12008);
    expect((await secondStep(device, again.ticket, app())).bizCode).toBe(12009);
    expect(await isMember(device)).toBe(false);
  });

  it('takes each recovery code once, as it is written or read', async () => {
    const { email, recoveryCodes } = await protectedMember();
    const device = await newDevice();
    const [first = '', second = ''] = recoveryCodes;
    const use = async (code: string) =>
      (await secondStep(device, (await firstStep(device, email)).ticket, code)).bizCode;
    expect(await use(first)).toBe(10000);
    expect(await use(first)).toBe(12008);
    expect(await use(second.toLowerCase().replaceAll('-', ' '))).toBe(10000);
    expect((await device.call(ofTwoStep('status'))).data).toMatchObject({ recoveryCodesLeft: 8 });
    expect(await use(`3${second.slice(1)}`)).toBe(12008);
  });

  it('is slowed down for who guesses, on however many tickets', async () => {
    const { device: own, email, app } = await protectedMember();
    isLimited = true;
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      isLimited = false;
      const device = await newDevice();
      const { ticket } = await firstStep(device, email);
      isLimited = true;
      statuses.push((await secondStep(device, ticket, '9')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const device = await newDevice();
    isLimited = false;
    const { ticket } = await firstStep(device, email);
    isLimited = true;
    expect((await secondStep(device, ticket, app())).status).toBe(429);
    expect(await isMember(device)).toBe(false);
    // Nobody's guesses slow down a device of the member.
    const again = await firstStep(own, email);
    expect((await secondStep(own, again.ticket, app())).bizCode).toBe(10000);
  });

  it('of members without it is what it was', async () => {
    const device = await newDevice();
    await registerMember(test, device, 'without@fan.example');
    const { bizCode, data } = await device.call(
      ciphered('register-login'),
      passwordLogin('without@fan.example'),
    );
    expect(bizCode).toBe(10000);
    expect(Object.keys(data as object).sort()).toEqual([
      'accessToken',
      'communicationEmail',
      'firstLogin',
      'inviteCode',
      'registerLoginType',
      'thirdPartyName',
      'userId',
    ]);
  });
});

describe('new recovery codes', () => {
  it('need a code, end the old ones, and are told by mail', async () => {
    const { email, device, app, recoveryCodes } = await protectedMember();
    const renew = (code: string) => device.call(ofTwoStep('new-codes'), { code });
    expect((await renew('000000')).bizCode).toBe(12008);
    const { data } = await renew(app());
    const codes = (data as { recoveryCodes: string[] }).recoveryCodes;
    expect(codes).toHaveLength(10);
    expect((await device.call(ofTwoStep('status'))).data).toEqual({
      on: true,
      recoveryCodesLeft: 10,
    });
    expect(await lastMail(email)).toBe('There are new recovery codes for your Scoreline account');
    for (const [code, bizCode] of [
      [recoveryCodes[0], 12008],
      [codes[0], 10000],
    ] as const) {
      const { ticket } = await firstStep(await newDevice(), email);
      const elsewhere = await openDevice(test, `device-${devices}`);
      expect((await secondStep(elsewhere, ticket, code ?? '')).bizCode).toBe(bizCode);
    }
  });

  it('are one set where they are asked for twice at once', async () => {
    const { device, recoveryCodes } = await protectedMember();
    const [, , third = '', fourth = ''] = recoveryCodes;
    const answers = await Promise.all(
      [third, fourth].map((code) => device.call(ofTwoStep('new-codes'), { code })),
    );
    expect(answers.map(({ bizCode }) => bizCode)).toContain(10000);
    expect((await device.call(ofTwoStep('status'))).data).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('are for who has two-step sign-in alone', async () => {
    const device = await newDevice();
    await registerMember(test, device, `${device.id}@fan.example`);
    expect((await device.call(ofTwoStep('new-codes'), { code: '123456' })).bizCode).toBe(12008);
  });
});

describe('switching it off', () => {
  it('needs a code, and is told by mail', async () => {
    const { email, device, app, recoveryCodes } = await protectedMember();
    expect((await device.call(ofTwoStep('end'), { code: 'ABCD' })).bizCode).toBe(12008);
    expect((await device.call(ofTwoStep('end'), { code: app() })).bizCode).toBe(10000);
    expect(await lastMail(email)).toBe('Two-step login is off for your Scoreline account');
    expect((await device.call(ciphered('register-login'), passwordLogin(email))).bizCode).toBe(
      10000,
    );
    // What was good before is not with a new secret.
    const { data } = await device.call(ofTwoStep('begin'), proof);
    pass(30);
    const next = appOf((data as { secret: string }).secret);
    await device.call(ofTwoStep('confirm'), { code: next() });
    const old = await device.call(ofTwoStep('end'), { code: recoveryCodes[4] });
    expect(old.bizCode).toBe(12008);
  });

  it('is for an operator too, where app and codes are lost', async () => {
    const { email, device } = await protectedMember();
    const command = () => runMembers(['two-step-off', '--email', email], test.db, test.clock.now);
    expect(await command()).toBe(`Two-step login of ${email} is off.`);
    expect(await lastMail(email)).toBe('Two-step login is off for your Scoreline account');
    expect((await device.call(ciphered('register-login'), passwordLogin(email))).bizCode).toBe(
      10000,
    );
    expect(await command()).toBe(`${email} has no two-step sign-in.`);
  });
});
