import type { LoginData } from '@scoreline/shared-lib/contract';

import { pino } from 'pino';

import type { AppDeps } from '../../app';
import {
  callOperation,
  deviceKey,
  openTestApp,
  sessionKey,
  type TestApp,
  type TestDeps,
} from '../../wire/gateway/testing';
import { createMailer, type Mailer } from '../mail/mailer';
import type { OutgoingMail } from '../mail/transport';
import { openBrands } from '../../site/pages/brandList';

export interface MemberApp extends TestApp {
  mailer: Mailer;
  mails: OutgoingMail[];
  newDevice(): Promise<TestDevice>;
}

/** The origin of links in test mails. */
export const siteOrigin = 'https://site.example';

/** For tests that exceed a visitor's rate limits. */
export const unlimited: Partial<AppDeps> = {
  rateLimiter: { take: () => Promise.resolve(0), giveBack: () => Promise.resolve() },
};

/** The whole server, with a mailer that passes its mails to the test. */
export async function openMemberApp(deps: TestDeps = {}): Promise<MemberApp> {
  const test = await openTestApp(deps);
  const mails: OutgoingMail[] = [];
  const { numbered } = await openBrands();
  const mailer = createMailer({
    db: test.db,
    now: () => test.clock.now,
    logger: pino({ level: 'silent' }),
    brandOf: numbered,
    originOf: () => siteOrigin,
    transport: {
      send: (mail) => Promise.resolve(void mails.push(mail)),
      close: () => undefined,
    },
  });
  let devices = 0;
  const newDevice = () => openDevice(test, `device-${++devices}`);
  const close = () => mailer.close().then(test.close);
  return { ...test, mailer, mails, newDevice, close };
}

export interface TestDevice {
  id: string;
  cookies: Map<string, string>;
  token: string | null;
  call(path: string, request?: unknown, headers?: Record<string, string>): Promise<DeviceAnswer>;
}

interface DeviceAnswer {
  status: number;
  bizCode: number | undefined;
  message: string | undefined;
  data: unknown;
  headers: Record<string, unknown>;
}

/** A browser with its registered device, cookies, session cipher and latest access token; `always` is added to all its calls. */
export async function openDevice(
  test: Pick<TestApp, 'app' | 'publicKey'>,
  id: string,
  always: Record<string, string> = {},
): Promise<TestDevice> {
  await deviceKey(test.app, id);
  const { key, headers: own } = await sessionKey(test, always);
  const device: TestDevice = { id, cookies: new Map(), token: null, call };
  async function call(path: string, request: unknown = {}, extra: Record<string, string> = {}) {
    const cookie = [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...own,
      ...always,
      deviceId: id,
      ...(cookie && { cookie }),
      ...(device.token && { Authorization: `Bearer ${device.token}` }),
      ...extra,
    };
    const { answer, body } = await callOperation(test.app, { key, headers }, path, request);
    for (const { name, value } of answer.cookies) {
      if (value) device.cookies.set(name, value);
      else device.cookies.delete(name);
    }
    const token = (body?.data as Partial<LoginData> | null)?.accessToken;
    if (token) device.token = token;
    const { statusCode: status } = answer;
    return { ...body, status, headers: answer.headers } as DeviceAnswer;
  }
  return device;
}

export const ciphered = (operation: string) => `patron/frontend/ciphered/${operation}`;
export const strongPassword = 'orange tram at noon';

export const passwordLogin = (email: string, password = strongPassword) => ({
  type: 'password',
  email,
  password,
});

/** The code in the last mail to an address. */
export async function mailedCode({ mailer, mails }: MemberApp, email: string): Promise<string> {
  await mailer.sendDue();
  const mail = mails.findLast(({ to }) => to === email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** Registers an address with a password and proves it; the device is then signed in. */
export async function registerMember(test: MemberApp, device: TestDevice, email: string) {
  await device.call(ciphered('register-login'), passwordLogin(email));
  const code = await mailedCode(test, email);
  const { data } = await device.call(ciphered('verify-email'), { email, code });
  return data as LoginData;
}
