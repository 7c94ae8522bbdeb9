import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';

import { duringTests } from '@scoreline/database/duringTests';
import { endedSessions } from '../sessions/endedSessionsJob';
import { youngMs } from './codeMail';
import {
  ciphered,
  mailedCode,
  openDevice,
  openMemberApp,
  passwordLogin,
  registerMember,
  strongPassword,
  type TestDevice,
} from './testing';

/** With rate limits, behind a proxy that sends the callers' addresses. */
const test = duringTests(() => openMemberApp({ config: { trustProxy: 1 } }));
const minutes = (count: number) =>
  (test.clock.now = new Date(test.clock.now.getTime() + count * 60_000));
const from = (address: string) => ({ 'x-forwarded-for': address });
const anotherNetwork = (n: number) => from(`198.18.${n}.7`);

let members = 0;
const home = (n: number) => from(`100.64.${n}.9`);

async function newMember() {
  const n = ++members;
  const email = `member-${n}@fan.example`;
  const device = await openDevice(test, `member-device-${n}`, home(n));
  await registerMember(test, device, email);
  return { email, device, n };
}

let strangers = 0;
const stranger = (address = anotherNetwork(++strangers % 250)) =>
  openDevice(test, `stranger-${++strangers}`, address);

const login = (device: TestDevice, email: string, password?: string) =>
  device.call(ciphered('register-login'), passwordLogin(email, password));
const byCode = (device: TestDevice, email: string, code: string) =>
  device.call(ciphered('register-login'), { type: 'code', email, code });
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const mailsTo = async (email: string) => {
  await test.mailer.sendDue();
  return test.mails.filter(({ to }) => to === email).length;
};

describe('who guesses a password', () => {
  it('from everywhere keeps its member out at no device that was signed in before', async () => {
    const { email, device, n } = await newMember();
    const statuses: number[] = [];
    // Many devices, some of them in the member's own network.
    for (let guess = 0; guess < 130; guess++) {
      const guesser = await stranger(guess % 5 ? anotherNetwork(guess % 40) : home(n));
      statuses.push((await login(guesser, email, 'a guess at dawn')).status);
    }
    expect(statuses.at(-1)).toBe(429);
    await device.call(ciphered('logout'));
    expect((await login(device, email)).bizCode).toBe(10000);
  });

  it('leaves a new device of the member the mailed code', async () => {
    const { email, n } = await newMember();
    const fresh = await stranger(home(n));
    let status = 200;
    while (status === 200)
      status = (await login(await stranger(home(n)), email, 'a guess at dawn')).status;
    expect((await login(fresh, email)).status).toBe(429);
    await fresh.call(ciphered('send-code'), { email });
    const code = await mailedCode(test, email);
    expect((await byCode(fresh, email, code)).bizCode).toBe(10000);
    await fresh.call(ciphered('logout'));
    expect((await login(fresh, email)).bizCode).toBe(10000);
  });

  it('gains nothing by naming a device of the member of another address', async () => {
    const [victim, attacker] = [await newMember(), await newMember()];
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++)
      statuses.push((await login(attacker.device, victim.email, 'a guess at dawn')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('at a known device is limited as everybody', async () => {
    const { email, device } = await newMember();
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++)
      statuses.push((await login(device, email, 'a guess at dawn')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('who asks for mails of somebody else', () => {
  it('neither keeps them from the member nor voids the code that has come', async () => {
    const { email } = await newMember();
    const fresh = await stranger();
    minutes(5);
    const before = await mailsTo(email);
    const ask = async (device: TestDevice) =>
      (await device.call(ciphered('forgot-password'), { email })).status;
    expect(await ask(fresh)).toBe(200);
    const code = await mailedCode(test, email);
    for (let n = 0; n < 30; n++) expect(await ask(await stranger())).toBe(200);
    expect(await mailsTo(email)).toBe(before + 1);
    minutes(3);
    await ask(await stranger());
    expect(await mailsTo(email)).toBe(before + 2);
    const newPassword = 'a quieter lake in may';
    const reset = await fresh.call(ciphered('reset-password'), { email, code, newPassword });
    expect(reset.bizCode).toBe(10000);
  });

  it('cannot use up the tries of a code to keep its member out at a new device', async () => {
    const { email } = await newMember();
    minutes(5);
    await (await stranger()).call(ciphered('send-code'), { email });
    const burnt = await mailedCode(test, email);
    const guesser = await stranger();
    for (let n = 0; n < 5; n++) await byCode(guesser, email, other(burnt));
    const fresh = await stranger();
    const before = await mailsTo(email);
    await fresh.call(ciphered('send-code'), { email });
    expect(await mailsTo(email)).toBe(before + 1);
    const code = await mailedCode(test, email);
    expect((await byCode(fresh, email, code)).bizCode).toBe(10000);
  });

  it('has asked for the member too, whose own request finds a mail that is young', async () => {
    const { email, device } = await newMember();
    minutes(5);
    await (await stranger()).call(ciphered('send-code'), { email });
    const code = await mailedCode(test, email);
    const before = await mailsTo(email);
    expect((await device.call(ciphered('send-code'), { email })).status).toBe(200);
    expect(await mailsTo(email)).toBe(before);
    expect((await byCode(device, email, code)).bizCode).toBe(10000);
  });

  it('is answered with a new code where the device has tried its own too often, once for each', async () => {
    const { email } = await newMember();
    minutes(5);
    const device = await stranger();
    const ask = () => device.call(ciphered('send-code'), { email });
    await ask();
    const code = await mailedCode(test, email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n++) await byCode(device, email, wrong);
    const before = await mailsTo(email);
    await Promise.all([ask(), ask()]);
    expect(await mailsTo(email)).toBe(before + 1);
    await ask();
    expect(await mailsTo(email)).toBe(before + 1);
    expect((await byCode(device, email, await mailedCode(test, email))).bizCode).toBe(10000);
  });

  it('is one of several at once, of whom one has a mail sent', async () => {
    const { email } = await newMember();
    minutes(5);
    const before = await mailsTo(email);
    const devices = await Promise.all(Array.from({ length: 8 }, () => stranger()));
    await Promise.all(devices.map((device) => device.call(ciphered('send-code'), { email })));
    expect(await mailsTo(email)).toBe(before + 1);
  });

  it('fills no mailbox from one network', async () => {
    const { email } = await newMember();
    const before = await mailsTo(email);
    for (let n = 0; n < 10; n++) {
      test.clock.now = new Date(test.clock.now.getTime() + youngMs);
      const device = await stranger(from(`192.0.2.${n}`));
      expect((await device.call(ciphered('send-code'), { email })).status).toBe(200);
    }
    expect(await mailsTo(email)).toBe(before + 5);
  });
});

describe('a mailed code that was used', () => {
  it('makes room for the next one at once', async () => {
    const { email } = await newMember();
    const fresh = await stranger();
    for (let n = 0; n < 2; n++) {
      await fresh.call(ciphered('send-code'), { email });
      expect((await byCode(fresh, email, await mailedCode(test, email))).bizCode).toBe(10000);
    }
  });

  it('takes all others of the address with it', async () => {
    const { email, device } = await newMember();
    minutes(5);
    await device.call(ciphered('send-code'), { email });
    const first = await mailedCode(test, email);
    minutes(3);
    await device.call(ciphered('send-code'), { email });
    const second = await mailedCode(test, email);
    expect((await byCode(device, email, first)).bizCode).toBe(10000);
    expect((await byCode(device, email, second)).bizCode).toBe(12002);
  });
});

describe('who guesses a code', () => {
  it('takes no tries from the device that asked for it', async () => {
    const { email } = await newMember();
    minutes(5);
    const fresh = await stranger();
    await fresh.call(ciphered('send-code'), { email });
    const code = await mailedCode(test, email);
    for (let n = 0; n < 12; n++) await byCode(await stranger(), email, other(code));
    const [late, right] = [
      await byCode(await stranger(), email, code),
      await byCode(fresh, email, code),
    ];
    expect([late.bizCode, right.bizCode]).toEqual([12002, 10000]);
  });

  it('takes none from a device of the member, who did not ask for it', async () => {
    const { email, device } = await newMember();
    minutes(5);
    const asker = await stranger();
    await asker.call(ciphered('send-code'), { email });
    const code = await mailedCode(test, email);
    for (const guesser of [asker, await stranger()])
      for (let n = 0; n < 6; n++) await byCode(guesser, email, other(code));
    expect((await byCode(asker, email, code)).bizCode).toBe(12002);
    expect((await byCode(device, email, code)).bizCode).toBe(10000);
  });
});

describe('registering', () => {
  it('from one place stands behind the limit of its mails', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 62; n++) {
      const device = await stranger(from('192.0.2.250'));
      statuses.push((await login(device, `crowd-${n}@fan.example`)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each(['a', 'password1', 'x'.repeat(129)])(
    'tells members from strangers by no answer to %s',
    async (password) => {
      const { email } = await newMember();
      const answers = [];
      for (const address of [email, `nobody-${members}@fan.example`]) {
        const { status, bizCode, message, data } = await login(await stranger(), address, password);
        answers.push({ status, bizCode, message, data });
      }
      expect(answers[0]).toEqual(answers[1]);
      expect([12003, 12004]).toContain(answers[0]?.bizCode);
    },
  );

  it('is over after a week where nobody proves the address', async () => {
    const { email: proved } = await newMember();
    const run = () =>
      endedSessions({
        db: test.db,
        logger: pino({ level: 'silent' }),
        now: () => test.clock.now,
      }).run();
    const emails = async () =>
      (await test.db.selectFrom('users').select('email').execute()).map(({ email }) => email);
    const forgotten = 'forgotten@fan.example';
    await login(await stranger(), forgotten);
    minutes(7 * 24 * 60 - 1);
    await run();
    expect(await emails()).toEqual(expect.arrayContaining([forgotten, proved]));
    minutes(2);
    await run();
    expect(await emails()).not.toContain(forgotten);
    expect(await emails()).toContain(proved);
    // A new device, because an earlier session cipher has expired.
    await login(await stranger(), forgotten, strongPassword);
    expect(await emails()).toContain(forgotten);
  });
});
