import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { LoginData, VipStatus } from '@scoreline/shared-lib/contract';
import type { AddressInfo } from 'node:net';

import type { AppDeps } from '../../app';
import {
  ciphered,
  type MemberApp,
  openMemberApp,
  passwordLogin,
  registerMember,
  unlimited,
} from '../accounts/testing';
import { openBrands } from '../../site/pages/brandList';
import { testingProgram } from '../../store/testingProgram';
import { createStripeProvider } from './stripe/provider';
import { webhookPath } from './subscriptions/webhook';

export const stripeSecrets = {
  secretKey: 'sk_test_of_the_tests',
  webhookSecret: 'whsec_of_the_tests',
};

interface Counterpart {
  paid: boolean;
  statuses: number[];
  events: { id: string; type: string }[];
  customers: { id: string; metadata: Record<string, string> }[];
  sessions: {
    id: string;
    customer: string;
    status: string;
    url: string;
    price: string;
    locale: string;
    tax: boolean;
  }[];
  subscriptions: { id: string; customer: string; status: string; periodEnd: number }[];
  charges: { id: string; customer: string; refunded: boolean }[];
}

/** The payment provider's stub as a separate process. `wish` sets what happens next and returns its state. */
export async function startCounterpart() {
  const child: ChildProcess = spawn(
    process.execPath,
    [await testingProgram(resolve('e2e/counterparts/stripe/main.ts'))],
    {
      env: {
        ...{ PATH: process.env.PATH, STRIPE_SECRET_KEY: stripeSecrets.secretKey },
        STRIPE_WEBHOOK_SECRET: stripeSecrets.webhookSecret,
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  if (!child.stdout) throw new Error('The counterpart tells nothing.');
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url,
    async wish(wished: object = {}): Promise<Counterpart> {
      const request = { method: 'POST', body: JSON.stringify(wished) };
      return (await (await fetch(`${url}/_control`, request)).json()) as Counterpart;
    },
    async close() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** The whole server with the stub; events wait until a test delivers them. */
export async function openVipTest(
  over: { timeoutMs?: number } = {},
  deps: Partial<Pick<AppDeps, 'logger' | 'rateLimiter'>> = {},
) {
  const counterpart = await startCounterpart();
  const settings = {
    ...stripeSecrets,
    apiUrl: counterpart.url,
    currency: 'eur',
    tax: false,
    ...over,
  };
  const provider = createStripeProvider(settings);
  const { numbered: brandOf } = await openBrands();
  const members = { vip: { provider, brandOf, publicOrigin: 'https://site.example' } };
  const app = await openMemberApp({ ...unlimited, members, ...deps });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const now = app.clock.now.toISOString();
  const webhookUrl = `http://127.0.0.1:${port}${webhookPath}`;
  await counterpart.wish({ webhookUrl, hold: true, now });
  const test = { ...app, provider, counterpart, webhookUrl };
  let sent = 0;
  return {
    ...test,
    /** A member with their own device. */
    newMember: () => newMember(test),
    /** Moves the server's and the provider's clock. */
    async moveTo(time: string) {
      app.clock.now = new Date(time);
      return counterpart.wish({ now: time });
    },
    /** Delivers the waiting events in order. Returns the statuses of the answers. */
    async deliver(): Promise<number[]> {
      const { events } = await counterpart.wish();
      const send = events.slice(sent).map(({ id }) => id);
      sent = events.length;
      return (await counterpart.wish({ send })).statuses;
    },
    async close() {
      await app.close();
      await counterpart.close();
    },
  };
}
let members = 0;

async function newMember(
  test: MemberApp & { counterpart: Awaited<ReturnType<typeof startCounterpart>> },
) {
  let device = await test.newDevice();
  const first = device;
  const email = `vip-${++members}@mail.example`;
  const { userId } = (await registerMember(test, device, email)) as LoginData;
  /** The clock may move past the life of session and cipher; the member then signs in again. */
  async function call(name: string, request: object = {}) {
    const path = `patron/frontend/vip/${name}`;
    const answer = await device.call(path, request);
    if (answer.status === 200) return answer;
    device = await test.newDevice();
    await device.call(ciphered('register-login'), passwordLogin(email));
    return device.call(path, request);
  }
  async function checkout(plan = 'month') {
    const { data, bizCode } = await call('checkout', { plan });
    const session = (data as { url: string } | null)?.url.split('/').at(-1) ?? '';
    const { sessions } = await test.counterpart.wish();
    const customer = sessions.find(({ id }) => id === session)?.customer ?? '';
    return { session, customer, bizCode };
  }
  return {
    ...{ userId, email, device: first, call },
    status: async () => (await call('status')).data as VipStatus,
    checkout,
    /** Opens the payment page and pays. Returns the customer at the provider. */
    async subscribe(plan = 'month'): Promise<string> {
      const { session, customer } = await checkout(plan);
      await test.counterpart.wish({ pay: session });
      return customer;
    },
  };
}
