import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openDevice, registerMember } from '../accounts/testing';
import { firstStep, ofTwoStep, openTwoStep, secondStep, type TwoStepApp } from './testing';

let test: TwoStepApp;
beforeAll(async () => {
  test = await openTwoStep();
});
afterAll(() => test.close());

describe('new recovery codes', () => {
  it('need a code, end the old ones, and are told by mail', async () => {
    const { email, device, app, recoveryCodes } = await test.protectedMember();
    const renew = (code: string) => device.call(ofTwoStep('new-codes'), { code });
    expect((await renew('000000')).bizCode).toBe(12008);
    const { data } = await renew(app());
    const codes = (data as { recoveryCodes: string[] }).recoveryCodes;
    expect(codes).toHaveLength(10);
    expect((await device.call(ofTwoStep('status'))).data).toEqual({
      on: true,
      recoveryCodesLeft: 10,
    });
    expect(await test.lastMail(email)).toBe('New recovery codes for your Scoreline account');
    for (const [code, bizCode] of [
      [recoveryCodes[0], 12008],
      [codes[0], 10000],
    ] as const) {
      const other = await test.newDevice();
      const { ticket } = await firstStep(other, email);
      const elsewhere = await openDevice(test, other.id);
      expect((await secondStep(elsewhere, ticket, code ?? '')).bizCode).toBe(bizCode);
    }
  });

  it('are one set where they are asked for twice at once', async () => {
    const { device, recoveryCodes } = await test.protectedMember();
    const [, , third = '', fourth = ''] = recoveryCodes;
    const answers = await Promise.all(
      [third, fourth].map((code) => device.call(ofTwoStep('new-codes'), { code })),
    );
    expect(answers.map(({ bizCode }) => bizCode)).toContain(10000);
    expect((await device.call(ofTwoStep('status'))).data).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('are for who has two-step sign-in alone', async () => {
    const device = await test.newDevice();
    await registerMember(test, device, `${device.id}@fan.example`);
    expect((await device.call(ofTwoStep('new-codes'), { code: '123456' })).bizCode).toBe(12008);
  });
});
