import { describe, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import {
  ciphered,
  mailedCode,
  openMemberApp,
  passwordLogin,
  registerMember,
  strongPassword,
  unlimited,
} from '../testing';

const test = duringTests(() => openMemberApp(unlimited));
const newDevice = () => test.newDevice();

describe('a forgotten password', () => {
  it('is replaced by who has the mailed code, and every session ends', async () => {
    const email = 'forgot@fan.example';
    const [member, elsewhere] = [await newDevice(), await newDevice()];
    await registerMember(test, member, email);
    await elsewhere.call(ciphered('forgot-password'), { email });
    const code = await mailedCode(test, email);
    const crossed = await elsewhere.call(ciphered('register-login'), { type: 'code', email, code });
    expect(crossed.bizCode).toBe(12002);
    const newPassword = 'a quieter lake in may';
    const reset = await elsewhere.call(ciphered('reset-password'), { email, code, newPassword });
    expect(reset.bizCode).toBe(10000);
    expect((await member.call('patron/frontend/ciphered/export-data')).status).toBe(401);
    const [old, fresh] = [
      await elsewhere.call(ciphered('register-login'), passwordLogin(email)),
      await elsewhere.call(ciphered('register-login'), passwordLogin(email, newPassword)),
    ];
    expect([old.bizCode, fresh.bizCode]).toEqual([12001, 10000]);
    await test.mailer.sendDue();
    expect(test.mails.findLast(({ to }) => to === email)?.subject).toBe(
      'Your Scoreline password was changed',
    );
  });
});

describe('changing the password', () => {
  it('needs the current one, ends the other sessions and keeps this one', async () => {
    const email = 'change@fan.example';
    const [here, there] = [await newDevice(), await newDevice()];
    await registerMember(test, here, email);
    await there.call(ciphered('register-login'), passwordLogin(email));
    const newPassword = 'seven green umbrellas';
    const wrong = await here.call(ciphered('change-password'), {
      currentPassword: 'guessed this',
      newPassword,
    });
    const right = await here.call(ciphered('change-password'), {
      currentPassword: strongPassword,
      newPassword,
    });
    expect([wrong.bizCode, right.bizCode]).toEqual([12001, 10000]);
    const still = await Promise.all(
      [here, there].map((device) => device.call(ciphered('export-data'))),
    );
    expect(still.map(({ status }) => status)).toEqual([200, 401]);
  });
});

describe('leaving', () => {
  it('exports everything but hashes', async () => {
    const device = await newDevice();
    await registerMember(test, device, 'export@fan.example');
    const { data } = await device.call(ciphered('export-data'));
    expect(data).toMatchObject({
      account: { email: 'export@fan.example', hasPassword: true },
      sessions: [{ device_id: device.id, method: 'code' }],
      follows: [],
      settings: [],
    });
    expect(JSON.stringify(data)).not.toContain('argon2');
  });

  it('deletes the account for who proves once more who it is', async () => {
    const email = 'leave@fan.example';
    const device = await newDevice();
    const { userId } = await registerMember(test, device, email);
    const refused = await device.call(ciphered('delete-account'), { password: 'not the password' });
    expect(refused.bizCode).toBe(12001);
    expect((await device.call(ciphered('delete-account'), {})).bizCode).toBe(12001);
    const done = await device.call(ciphered('delete-account'), { password: strongPassword });
    expect(done.bizCode).toBe(10000);
    expect((await device.call(ciphered('export-data'))).status).toBe(401);
    const left = await Promise.all(
      (['sessions', 'pending_passwords'] as const).map((table) =>
        test.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute(),
      ),
    );
    expect(left.flat()).toEqual([]);
    const mails = await test.db
      .selectFrom('mails')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(mails).toEqual([]);
  });
});
