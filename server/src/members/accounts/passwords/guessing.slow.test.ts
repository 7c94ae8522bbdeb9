import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { counted } from './countedHashes';
import { duringTests } from '@scoreline/database/duringTests';
import {
  ciphered,
  mailedCode,
  openDevice,
  openMemberApp,
  passwordLogin,
  registerMember,
  type TestDevice,
  unlimited,
} from '../testing';

const test = duringTests(() => openMemberApp(unlimited));
let device: TestDevice;
beforeAll(async () => {
  const { query } = pg.Client.prototype;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    counted.push(textOf(asked[0]));
    return Reflect.apply(query, this, asked);
  } as typeof query);
  await registerMember(test, await openDevice(test, 'device-member'), known);
  device = await openDevice(test, 'device-guesser');
});

afterAll(() => void jest.restoreAllMocks());

const known = 'known@fan.example';
const unknown = 'nobody@fan.example';

type Request = Record<string, unknown>;

const textOf = (asked: unknown) =>
  typeof asked === 'string' ? asked : (asked as { text: string }).text;

/** The work behind an answer: each statement, and each slow hash with its parameters. */
async function workOf(path: string, request: Request): Promise<string[]> {
  counted.length = 0;
  await device.call(ciphered(path), request);
  return counted.slice();
}

const newPassword = 'a quieter lake in may';
const questions: [path: string, of: (email: string) => Request][] = [
  ['forgot-password', (email) => ({ email })],
  ['send-code', (email) => ({ email })],
  ['reset-password', (email) => ({ email, code: '000000', newPassword })],
  ['register-login', (email) => ({ type: 'code', email, code: '000000' })],
];

describe('whether an address has an account', () => {
  it.each(questions)('is told by no answer of %s', async (path, of) => {
    const answers = await Promise.all(
      [known, unknown].map(async (email) => {
        const { status, bizCode, message, data } = await device.call(ciphered(path), of(email));
        return { status, bizCode, message, data };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  // Durations vary with the load of the machine, so the test compares the work instead.
  it.each(questions)('is told by no more work of %s', async (path, of) => {
    // The first call may fill caches.
    await workOf(path, of(unknown));
    const [ofKnown, ofUnknown] = [await workOf(path, of(known)), await workOf(path, of(unknown))];
    expect(
      ofKnown.filter((step) => /\b(insert|update|delete|hash|verify)\b/i.test(step)),
    ).not.toEqual([]);
    expect(ofKnown).toEqual(ofUnknown);
  });

  it('would be told by a hash, or a statement, for one of the two alone', async () => {
    const [path, of] = itemAt(questions, 2);
    const whole = await workOf(path, of(known));
    const short = await workOf(path, { ...of(known), newPassword: 'short' });
    const missing = whole.filter((step) => !short.includes(step));
    expect(missing.some((step) => step.startsWith('hash '))).toBe(true);
    expect(missing.some((step) => step.includes('UPDATE mailed_codes'))).toBe(true);
  });

  it('is told to its owner alone, by a mail', async () => {
    for (const email of [known, unknown]) await device.call(ciphered('forgot-password'), { email });
    expect(await mailedCode(test, known)).toMatch(/^\d{6}$/);
    expect(
      test.mails.filter(({ to, subject }) => to === unknown && /password/.test(subject)),
    ).toEqual([]);
  });
});

describe('limits', () => {
  it('do not count who knows the password', async () => {
    const limited = await openMemberApp();
    const device = await openDevice(limited, 'device-limited');
    const email = 'often@fan.example';
    await registerMember(limited, device, email);
    const signIn = async (password?: string) =>
      (await device.call(ciphered('register-login'), passwordLogin(email, password))).status;
    const [right, wrong] = [[] as number[], [] as number[]];
    for (let n = 0; n < 12; n++) right.push(await signIn());
    for (let n = 0; n < 11; n++) wrong.push(await signIn('a guess at dawn'));
    await limited.close();
    expect(right).toEqual(Array(12).fill(200));
    expect(wrong).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('stand before passwords and codes are looked at', async () => {
    const limited = await openMemberApp();
    const device = await openDevice(limited, 'device-limited');
    const statuses = [];
    for (let n = 0; n < 12; n++) {
      const { status } = await device.call(ciphered('register-login'), {
        type: 'code',
        email: 'guess@fan.example',
        code: '123456',
      });
      statuses.push(status);
    }
    const mailed = [];
    for (let n = 0; n < 42; n++)
      mailed.push(
        (await device.call(ciphered('send-code'), { email: `flood-${n}@fan.example` })).status,
      );
    await limited.close();
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(mailed).toEqual([...Array<number>(40).fill(200), 429, 429]);
  });
});
