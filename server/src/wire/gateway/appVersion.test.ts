import { expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { callOperation, deviceKey, openTestApp } from './testing';

const test = duringTests(() =>
  openTestApp({ leastAppVersion: (brandNumber) => (brandNumber === 1 ? '2.4.0' : '') }),
);

async function ask(headers: Record<string, string>) {
  const { key, headers: own } = await deviceKey(test.app);
  const opened = { key, headers: { ...own, ...headers } };
  const { answer } = await callOperation(test.app, opened, 'sports-query/favourites/popular', {
    sport: 'football',
  });
  return answer;
}

it('answers an app that is too old with 426 and a code of its own, before any cipher', async () => {
  const answer = await ask({ AppVersion: '2.3.9', platform: 'ios' });
  expect(answer.statusCode).toBe(426);
  expect(answer.json()).toMatchObject({ bizCode: 13006, data: null });
  const registration = await test.app.inject({
    method: 'POST',
    url: '/api/patron/frontend/device',
    payload: { fcmToken: 'device-old' },
    headers: { AppVersion: '2.0', platform: 'android' },
  });
  expect(registration.statusCode).toBe(426);
});

it.each([
  ['new enough', { AppVersion: '2.4.0', platform: 'ios' }],
  ['a browser', {}],
  ['of a brand that takes every app', { AppVersion: '0.1', platform: 'ios', mid: '2' }],
])('answers who is %s', async (_who, headers) => {
  expect((await ask(headers as Record<string, string>)).statusCode).toBe(200);
});
