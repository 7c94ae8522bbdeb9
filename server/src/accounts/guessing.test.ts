import { beforeAll, describe, expect, it } from 'vitest';

import { duringTests } from '../db/duringTests';
import {
  ciphered,
  mailedCode,
  openDevice,
  openMemberApp,
  registerMember,
  type TestDevice,
  unlimited,
} from './testing';

const test = duringTests(() => openMemberApp(unlimited));
let device: TestDevice;
beforeAll(async () => {
  await registerMember(test, await openDevice(test, 'device-member'), known);
  device = await openDevice(test, 'device-guesser');
});

const known = 'known@fan.example';
const unknown = 'nobody@fan.example';

type Request = Record<string, unknown>;
const samples = 40;
/** For as many passwords as that to be hashed on a slow machine. */
const timeout = 120_000;

/** Milliseconds of each of two requests, asked in turns: whatever else the machine does meets both alike. */
async function timesOf(path: string, requests: [Request, Request]): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < samples; n++)
    for (const which of n % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const began = performance.now();
      await device.call(ciphered(path), requests[which]);
      times[which].push(performance.now() - began);
    }
  return times;
}

/** How often one of the first takes longer than one of the second: a half where nothing tells them apart (Mann-Whitney). */
function longerShare([first, second]: [number[], number[]]): number {
  const wins = first.flatMap((a) => second.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}
/** Four standard deviations of the share over so many samples of the same distribution. */
const mostApart = 4 * Math.sqrt((2 * samples + 1) / (12 * samples * samples));

const newPassword = 'a quieter lake in may';
const questions: [path: string, of: (email: string) => Request][] = [
  ['forgot-password', (email) => ({ email })],
  ['send-code', (email) => ({ email })],
  ['reset-password', (email) => ({ email, code: '000000', newPassword })],
  ['register-login', (email) => ({ type: 'code', email, code: '000000' })],
];

describe('whether an address has an account', () => {
  it.each(questions)('is told by no answer of %s', async (path, of) => {
    const told = await Promise.all(
      [known, unknown].map(async (email) => {
        const { status, bizCode, message, data } = await device.call(ciphered(path), of(email));
        return { status, bizCode, message, data };
      }),
    );
    expect(told[0]).toEqual(told[1]);
  });

  it.each(questions)(
    'is told by no time of %s',
    async (path, of) => {
      const times = await timesOf(path, [of(known), of(unknown)]);
      expect(Math.abs(longerShare(times) - 0.5)).toBeLessThan(mostApart);
    },
    timeout,
  );

  it(
    'would be told by a hash that is made for one of the two alone',
    async () => {
      const [, withHash] = questions[2]!;
      const withoutHash = { ...withHash(unknown), newPassword: 'short' };
      const times = await timesOf('reset-password', [withHash(unknown), withoutHash]);
      expect(longerShare(times) - 0.5).toBeGreaterThan(mostApart);
    },
    timeout,
  );

  it('is told to its owner alone, by a mail', async () => {
    for (const email of [known, unknown]) await device.call(ciphered('forgot-password'), { email });
    expect(await mailedCode(test, known)).toMatch(/^\d{6}$/);
    expect(
      test.mails.filter(({ to, subject }) => to === unknown && /password/.test(subject)),
    ).toEqual([]);
  });
});

describe('limits', () => {
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
    for (let n = 0; n < 7; n++)
      mailed.push(
        (await device.call(ciphered('send-code'), { email: 'flood@fan.example' })).status,
      );
    await limited.close();
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(mailed).toEqual([...Array<number>(5).fill(200), 429, 429]);
  });
});
