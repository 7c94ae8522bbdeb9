import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type BootPayload, otherDayMark } from '@scoreline/shared-lib/contract';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';

import { isCarriedDay, lateData, newerPatienceMs, newestData, ownDayPatienceMs } from './newerData';

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
  document.documentElement.removeAttribute(otherDayMark);
});

it('is what came with the page where that is the visitor’s', async () => {
  expect(await newestData(carried)).toBe(carried);
});

it('is what the page’s first script asked for', async () => {
  stubGlobal('newerData', Promise.resolve(own));
  expect(await newestData(carried)).toBe(own);
});

it('is what came with the page where there was no answer, or none in time', async () => {
  stubGlobal('newerData', Promise.resolve(null));
  expect(await newestData(carried)).toBe(carried);
  stubGlobal('newerData', new Promise(() => undefined));
  const waited = newestData(carried);
  await jest.advanceTimersByTimeAsync(newerPatienceMs);
  expect(await waited).toBe(carried);
});

it('is waited for longer where nothing of the page can be shown', async () => {
  document.documentElement.setAttribute(otherDayMark, '');
  let answer = (_: BootPayload) => {};
  stubGlobal('newerData', new Promise<BootPayload>((resolve) => (answer = resolve)));
  const waited = newestData(carried);
  await jest.advanceTimersByTimeAsync(ownDayPatienceMs - 1);
  answer(own);
  expect(await waited).toBe(own);
});

it('comes late where the first render did not wait for it', async () => {
  expect(await lateData(carried)).toBeNull();
  stubGlobal('newerData', Promise.resolve(own));
  expect(await lateData(carried)).toBe(own);
  expect(await lateData(own)).toBeNull();
});

it('is known to be the visitor’s day where the first script found no other', () => {
  expect(isCarriedDay(carried, carried)).toBe(true);
  expect(isCarriedDay(own, carried)).toBe(false);
  document.documentElement.setAttribute(otherDayMark, '');
  expect(isCarriedDay(carried, carried)).toBe(false);
});
