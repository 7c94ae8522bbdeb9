import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { runMembers } from '../accounts/command';
import { ciphered, mailedCode, passwordLogin, registerMember } from '../accounts/testing';
import { firstStep, isMember, ofTwoStep, openTwoStep, proof, type TwoStepApp } from './testing';
import { codeOfStep, stepAt } from './totp';

let test: TwoStepApp;
beforeAll(async () => {
  test = await openTwoStep();
});
afterAll(() => test.close());

describe('switching it on', () => {
  it('asks who it is again, and is done by a right code alone; other devices are signed out', async () => {
    const [device, other] = [await test.newDevice(), await test.newDevice()];
    const email = 'on@fan.example';
    await registerMember(test, device, email);
    await other.call(ciphered('register-login'), passwordLogin(email));
    const wrong = await device.call(ofTwoStep('begin'), { password: 'not this one' });
    const none = await device.call(ofTwoStep('begin'));
    expect([wrong.bizCode, none.bizCode]).toEqual([12001, 12001]);
    const { data } = await device.call(ofTwoStep('begin'), proof);
    const { secret, uri } = data as { secret: string; uri: string };
    expect(uri).toBe(`otpauth://totp/Scoreline:on%40fan.example?secret=${secret}&issuer=Scoreline`);
    const app = test.appOf(secret);
    const other6 = app() === '000000' ? '111111' : '000000';
    expect((await device.call(ofTwoStep('confirm'), { code: other6 })).bizCode).toBe(12008);
    // Two-step sign-in isn't on yet, so sign-in asks for no code.
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
    expect(await test.lastMail(email)).toBe('Two-step login is on for your Scoreline account');
    expect((await device.call(ofTwoStep('status'))).data).toEqual({
      on: true,
      recoveryCodesLeft: 10,
    });
    expect((await device.call(ofTwoStep('begin'), proof)).bizCode).toBe(14000);
  });

  it('takes a mailed code for the proof, and too late a confirmation does not count', async () => {
    const device = await test.newDevice();
    const email = 'late@fan.example';
    await registerMember(test, device, email);
    await device.call(ciphered('send-code'), { email });
    const code = await mailedCode(test, email);
    const { data } = await device.call(ofTwoStep('begin'), { code });
    test.pass(15 * 60);
    // The access token has expired as well.
    await device.call(ciphered('refresh'));
    const app = test.appOf((data as { secret: string }).secret);
    expect((await device.call(ofTwoStep('confirm'), { code: app() })).bizCode).toBe(12009);
    expect((await device.call(ofTwoStep('status'))).data).toMatchObject({ on: false });
  });

  it('leaves nothing in the database that could be used', async () => {
    const { email, userId, recoveryCodes, app } = await test.protectedMember();
    const rows = await test.db.selectFrom('two_step').selectAll().execute();
    const codes = await test.db.selectFrom('recovery_codes').selectAll().execute();
    const device = await test.newDevice();
    const { ticket } = await firstStep(device, email);
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

describe('switching it off', () => {
  it('needs a code, and is told by mail', async () => {
    const { email, device, app, recoveryCodes } = await test.protectedMember();
    expect((await device.call(ofTwoStep('end'), { code: 'ABCD' })).bizCode).toBe(12008);
    expect((await device.call(ofTwoStep('end'), { code: app() })).bizCode).toBe(10000);
    expect(await test.lastMail(email)).toBe('Two-step login is off for your Scoreline account');
    expect((await device.call(ciphered('register-login'), passwordLogin(email))).bizCode).toBe(
      10000,
    );
    // After a new setup, old codes are invalid.
    const { data } = await device.call(ofTwoStep('begin'), proof);
    test.pass(30);
    const next = test.appOf((data as { secret: string }).secret);
    await device.call(ofTwoStep('confirm'), { code: next() });
    const old = await device.call(ofTwoStep('end'), { code: recoveryCodes[4] });
    expect(old.bizCode).toBe(12008);
  });

  it('is for an operator too, where app and codes are lost', async () => {
    const { email, device } = await test.protectedMember();
    const command = () => runMembers(['two-step-off', '--email', email], test.db, test.clock.now);
    expect(await command()).toBe(`Two-step login of ${email} is off.`);
    expect(await test.lastMail(email)).toBe('Two-step login is off for your Scoreline account');
    expect((await device.call(ciphered('register-login'), passwordLogin(email))).bizCode).toBe(
      10000,
    );
    expect(await command()).toBe(`${email} has no two-step sign-in.`);
  });
});
