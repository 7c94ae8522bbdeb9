import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { createAppStore } from '../api';
import { createFakeApi, testBoot, testBrand, testEnvironment } from '../testing';
import { stubGlobal, unstubGlobals } from '../testing/stubGlobal';
import { checkPush, startPush, stopPush } from './pushDevice';

const keyOf = (text: string) => new TextEncoder().encode(text).buffer;
/** `new key` in base64url. */
const brand = testBrand({ vapidPublicKey: 'bmV3IGtleQ' });

let made: number;
let subscription: ReturnType<typeof subscriptionOf> | null;

function subscriptionOf(endpoint: string, key: string) {
  return {
    endpoint,
    options: { applicationServerKey: keyOf(key) },
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: () => {
      subscription = null;
      return Promise.resolve(true);
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  made = 0;
  subscription = null;
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => {
      made += 1;
      subscription = subscriptionOf(`https://push.example/${made}`, 'new key');
      return Promise.resolve(subscription);
    },
  };
  const registration = { pushManager };
  stubGlobal('PushManager', class {});
  stubGlobal('Notification', {
    permission: 'granted',
    requestPermission: () => Promise.resolve('granted'),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
});
afterEach(() => unstubGlobals());

async function open() {
  const fake = await createFakeApi(() => ({}));
  const store = createAppStore({ boot: testBoot(), environment: testEnvironment(fake) });
  const told = () =>
    fake.calls.flatMap(({ request }) => (request as { endpoint?: string } | undefined)?.endpoint);
  return { store, told };
}

it('a subscription that the server knows is left alone', async () => {
  const { store, told } = await open();
  await startPush(store, brand);
  await checkPush(store, brand);
  expect([made, told()]).toEqual([1, ['https://push.example/1']]);
});

it('one of other keys is made anew, and the server told', async () => {
  const { store, told } = await open();
  subscription = subscriptionOf('https://push.example/old', 'old key');
  await checkPush(store, brand);
  expect([made, told()]).toEqual([1, ['https://push.example/1']]);
});

it('one that the browser ended is made anew, and one that its worker made is told', async () => {
  const { store, told } = await open();
  await startPush(store, brand);
  subscription = null;
  await checkPush(store, brand);
  subscription = subscriptionOf('https://push.example/worker', 'new key');
  await checkPush(store, brand);
  expect(told()).toEqual([
    'https://push.example/1',
    'https://push.example/2',
    'https://push.example/worker',
  ]);
});

it('who never wanted notifications, or stopped them, gets none', async () => {
  const { store } = await open();
  await checkPush(store, brand);
  expect(made).toBe(0);
  await startPush(store, brand);
  await stopPush(store);
  await checkPush(store, brand);
  expect([made, subscription]).toEqual([1, null]);
});
