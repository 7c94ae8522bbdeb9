import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { createAccessTokens } from './accessToken';
import { openFcm } from './testing';

let clock = new Date('2026-11-22T12:00:00Z');
const now = () => clock;
let fcm: Awaited<ReturnType<typeof openFcm>>;
beforeAll(async () => {
  fcm = await openFcm(now);
});
afterAll(() => fcm.close());

const many = (get: () => Promise<string>) => Promise.all(Array.from({ length: 20 }, get));

it('asks once for all who send at the same time, at first and when it has run out', async () => {
  const tokens = createAccessTokens(fcm.account, now);
  const before = fcm.tokensGiven();
  expect(new Set(await many(tokens.get)).size).toBe(1);
  expect(fcm.tokensGiven()).toBe(before + 1);
  clock = new Date(clock.getTime() + 3_600_000);
  expect(new Set(await many(tokens.get)).size).toBe(1);
  expect(fcm.tokensGiven()).toBe(before + 2);
});

it('asks once where all are refused at the same time', async () => {
  const tokens = createAccessTokens(fcm.account, now);
  const [refused = ''] = await many(tokens.get);
  const before = fcm.tokensGiven();
  const next = await many(async () => {
    await tokens.forget(refused);
    return tokens.get();
  });
  await tokens.forget(refused);
  expect(new Set([...next, await tokens.get()]).size).toBe(1);
  expect(fcm.tokensGiven()).toBe(before + 1);
});
