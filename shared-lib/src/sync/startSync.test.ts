import { beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';

import { clearSession } from '../session';
import type { FakeCall } from '../testing';
import { startSync } from './startSync';
import { syncAccount } from './syncAccount';
import { openDevices } from './testDevices';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

/** Favourites, subscriptions and settings. */
const callsOfOne = 3;

it('asks once for what a page that loads wants to know twice, and again for who asks later', async () => {
  const { as, fake } = await openDevices();
  const store = as(1);
  let onCall: () => void = () => undefined;
  fake.calls.push = (...calls: FakeCall[]) => {
    onCall();
    return Array.prototype.push.apply(fake.calls, calls);
  };
  const { syncSoon, stop } = startSync(store);
  onCall = syncSoon;
  await waitFor(() => expect(fake.calls).toHaveLength(callsOfOne));
  onCall = () => undefined;
  // Each run waits for the previous ones.
  for (let more = 0; more < 2; more++) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    await syncAccount(store);
  }
  expect(fake.calls).toHaveLength(3 * callsOfOne);
  syncSoon();
  await waitFor(() => expect(fake.calls).toHaveLength(4 * callsOfOne));
  stop();
});
