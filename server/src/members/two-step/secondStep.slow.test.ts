import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ciphered, mailedCode, passwordLogin, registerMember } from '../accounts/testing';
import { memoryRateLimiter } from '../../wire/gateway/rateLimit';
import {
  firstStep,
  isMember,
  ofTwoStep,
  openTwoStep,
  secondStep,
  type TwoStepApp,
} from './testing';

let test: TwoStepApp;
let isLimited = false;
beforeAll(async () => {
  const limiter = memoryRateLimiter();
  const take: typeof limiter.take = (...asked) =>
    isLimited ? limiter.take(...asked) : Promise.resolve(0);
  test = await openTwoStep({ rateLimiter: { ...limiter, take } });
});
afterAll(() => test.close());
beforeEach(() => {
  isLimited = false;
});

describe('signing in', () => {
  it('has no session before the second step, whichever way the first was done', async () => {
    const { email, userId, app } = await test.protectedMember();
    const device = await test.newDevice();
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
    const { email, app } = await test.protectedMember();
    const both = [await test.newDevice(), await test.newDevice()];
    const tickets = await Promise.all(both.map((device) => firstStep(device, email)));
    const answers = await Promise.all(
      both.map((device, n) => secondStep(device, tickets[n]?.ticket ?? '', app())),
    );
    expect(answers.map(({ bizCode }) => bizCode).sort()).toEqual([10000, 12008]);
    const third = await test.newDevice();
    const { ticket } = await firstStep(third, email);
    expect((await secondStep(third, ticket, app())).bizCode).toBe(12008);
    test.pass(30);
    expect((await secondStep(third, ticket, app())).bizCode).toBe(10000);
    expect((await secondStep(third, ticket, app())).bizCode).toBe(12009);
  });

  it('is bound to the device, over after five minutes, and after five tries', async () => {
    const { email, app } = await test.protectedMember();
    const [device, other] = [await test.newDevice(), await test.newDevice()];
    const { ticket } = await firstStep(device, email);
    expect((await secondStep(other, ticket, app())).bizCode).toBe(12009);
    test.pass(300);
    expect((await secondStep(device, ticket, app())).bizCode).toBe(12009);
    const again = await firstStep(device, email);
    for (const code of ['1', '2', '3', '4', '5'])
      expect((await secondStep(device, again.ticket, code)).bizCode).toBe(12008);
    expect((await secondStep(device, again.ticket, app())).bizCode).toBe(12009);
    expect(await isMember(device)).toBe(false);
  });

  it('takes each recovery code once, as it is written or read', async () => {
    const { email, recoveryCodes } = await test.protectedMember();
    const device = await test.newDevice();
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
    const { device: own, email, app } = await test.protectedMember();
    isLimited = true;
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      isLimited = false;
      const device = await test.newDevice();
      const { ticket } = await firstStep(device, email);
      isLimited = true;
      statuses.push((await secondStep(device, ticket, '9')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const device = await test.newDevice();
    isLimited = false;
    const { ticket } = await firstStep(device, email);
    isLimited = true;
    expect((await secondStep(device, ticket, app())).status).toBe(429);
    expect(await isMember(device)).toBe(false);
    // Guesses by strangers don't slow down the member's own devices.
    const again = await firstStep(own, email);
    expect((await secondStep(own, again.ticket, app())).bizCode).toBe(10000);
  });

  it('of members without it is what it was', async () => {
    const device = await test.newDevice();
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
