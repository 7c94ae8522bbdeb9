import type { BootPayload } from '@scoreline/shared-lib/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { isCarriedDay, ownDay, ownDayPatienceMs } from './ownDay';

const payload = (date: string): BootPayload => ({
  language: 'en',
  serverTime: '2026-11-22T03:00:00Z',
  queries: [{ path: 'sports-query/match/list', request: { date }, data: {} }],
});
const carried = payload('2026-11-22');
const own = payload('2026-11-21');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is what came with the page where that is the visitor’s', async () => {
  expect(await ownDay(carried)).toBe(carried);
});

it('is what the page’s first script asked for', async () => {
  vi.stubGlobal('ownDay', Promise.resolve(own));
  expect(await ownDay(carried)).toBe(own);
});

it('is what came with the page where there was no answer, or none in time', async () => {
  vi.stubGlobal('ownDay', Promise.resolve(null));
  expect(await ownDay(carried)).toBe(carried);
  vi.stubGlobal('ownDay', new Promise(() => undefined));
  const waited = ownDay(carried);
  await vi.advanceTimersByTimeAsync(ownDayPatienceMs);
  expect(await waited).toBe(carried);
});

it('is known to be the visitor’s where the first script asked for no other', () => {
  expect(isCarriedDay(carried, carried)).toBe(true);
  expect(isCarriedDay(own, carried)).toBe(false);
  vi.stubGlobal('ownDay', Promise.resolve(null));
  expect(isCarriedDay(carried, carried)).toBe(false);
});
