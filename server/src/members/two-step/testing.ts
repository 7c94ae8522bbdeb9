import {
  ciphered,
  openMemberApp,
  passwordLogin,
  registerMember,
  strongPassword,
  unlimited,
  type TestDevice,
} from '../accounts/testing';
import type { TestDeps } from '../../wire/gateway/testing';
import { codeOfStep, stepAt } from './totp';

export const ofTwoStep = (what: string) => ciphered(`two-step/${what}`);
export const proof = { password: strongPassword };

/** Decodes base32, as an authenticator app does. */
function bytesOf(base32: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32].map((sign) => letters.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => parseInt(byte, 2)));
}

export interface Protected {
  email: string;
  userId: number;
  device: TestDevice;
  app: () => string;
  recoveryCodes: string[];
}

export const firstStep = async (device: TestDevice, email: string) => {
  const answer = await device.call(ciphered('register-login'), passwordLogin(email));
  return { ...answer, ...(answer.data as { ticket: string }) };
};
export const secondStep = (device: TestDevice, ticket: string, code: string) =>
  device.call(ciphered('second-step'), { ticket, code });
export const isMember = async (device: TestDevice) =>
  (await device.call('patron/frontend/favourites/list')).status === 200;

/** The server with members, a clock to move, and an authenticator app for each member. */
export async function openTwoStep(deps: TestDeps = unlimited) {
  const test = await openMemberApp(deps);
  const pass = (seconds: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + seconds * 1000);
  };
  const appOf = (secret: string) => () => codeOfStep(bytesOf(secret), stepAt(test.clock.now));

  async function protectedMember(): Promise<Protected> {
    const device = await test.newDevice();
    const email = `${device.id}@fan.example`;
    const { userId } = await registerMember(test, device, email);
    const { data } = await device.call(ofTwoStep('begin'), proof);
    const app = appOf((data as { secret: string }).secret);
    const confirmed = await device.call(ofTwoStep('confirm'), { code: app() });
    pass(30);
    return { email, userId, device, app, ...(confirmed.data as { recoveryCodes: string[] }) };
  }

  const lastMail = async (email: string) => {
    await test.mailer.sendDue();
    return test.mails.findLast(({ to }) => to === email)?.subject;
  };
  return { ...test, pass, appOf, protectedMember, lastMail };
}

export type TwoStepApp = Awaited<ReturnType<typeof openTwoStep>>;
