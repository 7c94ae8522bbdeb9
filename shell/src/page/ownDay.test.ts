import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { BootPayload } from '@scoreline/shared-lib/contract';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';

import { isCarriedDay, ownDay, ownDayPatienceMs } from './ownDay';

const payload = (date: string): BootPayload => ({
  language: 'en',
  serverTime: '2026-11-22T03:00:00Z',
  queries: [{ path: 'sports-query/match/list', request: { date }, data: {} }],
});
const carried = payload('2026-11-22');
const own = payload('2026-11-21');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  unstubGlobals();
});

it('is what came with the page where that is the visitor’s', async () => {
  expect(await ownDay(carried)).toBe(carried);
});

it('is what the page’s first script asked for', async () => {
  stubGlobal('ownDay', Promise.resolve(own));
  expect(await ownDay(carried)).toBe(own);
});

it('is what came with the page where there was no answer, or none in time', async () => {
  stubGlobal('ownDay', Promise.resolve(null));
  expect(await ownDay(carried)).toBe(carried);
  stubGlobal('ownDay', new Promise(() => undefined));
  const waited = ownDay(carried);
  await jest.advanceTimersByTimeAsync(ownDayPatienceMs);
  expect(await waited).toBe(carried);
});

it('is known to be the visitor’s where the first script asked for no other', () => {
  expect(isCarriedDay(carried, carried)).toBe(true);
  expect(isCarriedDay(own, carried)).toBe(false);
  stubGlobal('ownDay', Promise.resolve(null));
  expect(isCarriedDay(carried, carried)).toBe(false);
});
