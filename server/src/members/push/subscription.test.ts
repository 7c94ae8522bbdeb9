import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { isPushService } from './operations';
import { openPushTest, subscribe } from './testing';

const test = duringTests(openPushTest);
beforeEach(async () => {
  await test.db.deleteFrom('push_subscriptions').execute();
});
const subscriptions = async () => {
  const rows = await test.db.selectFrom('push_subscriptions').select('endpoint').execute();
  return rows.map(({ endpoint }) => endpoint);
};

it.each([404, 410])('a subscription that is gone (%s) is removed', async (status) => {
  const [browser, { id }] = [test.service.newBrowser(status), await test.newMatch()];
  await subscribe(await test.newDevice(), browser, { matches: [id] });
  await test.restart();
  expect(await subscriptions()).toEqual([browser.endpoint]);
  await test.happens(id, { status: 'live' });
  expect(await subscriptions()).toEqual([]);
});

it('a subscription is one a device, renewed as often as it comes, and ends when asked', async () => {
  const device = await test.newDevice();
  const [first, second] = [test.service.newBrowser(), test.service.newBrowser()];
  for (const browser of [first, first, second]) await subscribe(device, browser);
  expect(await subscriptions()).toEqual([second.endpoint]);
  await device.call('patron/frontend/push/unsubscribe', { endpoint: second.endpoint });
  expect(await subscriptions()).toEqual([]);
});

it('a subscription is of a push service alone, with keys that are keys', async () => {
  const device = await test.newDevice();
  const refused = await Promise.all([
    subscribe(device, {
      ...test.service.newBrowser(),
      endpoint: 'https://169.254.169.254/latest',
    }),
    subscribe(device, { ...test.service.newBrowser(), auth: randomBytes(4) }),
  ]);
  expect(refused.map(({ bizCode }) => bizCode)).toEqual([11000, 11000]);
  const isService = isPushService();
  expect(
    [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/x',
    ].map(isService),
  ).toEqual([true, true, true]);
  expect(
    [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://fcm.googleapis.com:22/x',
      'https://localhost/x',
    ].map(isService),
  ).toEqual([false, false, false, false]);
});
