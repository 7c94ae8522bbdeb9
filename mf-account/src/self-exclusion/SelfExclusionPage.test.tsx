import { beforeEach, expect, it } from '@jest/globals';
import type { AppStore } from '@scoreline/shared-lib/api';
import { clearSession, signedIn } from '@scoreline/shared-lib/session';
import { exclusionReceived } from '@scoreline/shared-lib/settings';
import { addressNow, requestsOf } from '@scoreline/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, testLogin } from '../testing/openPage';
import { endOf } from './periods';

const path = '/settings/self-exclusion';
const brand = { vip: true };
const member = (until?: string) => (store: AppStore) => {
  store.dispatch(signedIn(testLogin()));
  if (until) store.dispatch(exclusionReceived({ userId: 9, until }));
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

it('says what it does, asks once more with the day, and holds on the device at once', async () => {
  const until = inDays(92);
  const prepare = member();
  const { fake, store } = await openPage(path, () => ({ until }), { brand, prepare });
  expect(screen.getByText(/cannot be shortened or undone/)).toBeTruthy();
  expect(screen.getByText(/will not renew/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Gambl/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Switch off' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('radio', { name: /3 months/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  const dialog = screen.getByRole('dialog');
  expect(requestsOf(fake, 'set')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Switch off' }));
  await screen.findByRole('heading', { name: 'Betting content is switched off' });
  expect(requestsOf(fake, 'set')).toEqual([{ months: 3 }]);
  expect(store.getState().settings.excluded).toEqual({ 9: until });
});

it('offers nothing shorter than what stands, and nothing at all once it is the longest', async () => {
  await openPage(path, () => ({}), { brand, prepare: member(inDays(100)) });
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toHaveLength(2);
  expect(names.join()).toMatch(/6 months.*1 year/);
  expect(screen.getByRole('link', { name: 'Your VIP subscription' })).toBeTruthy();
  await openPage(path, () => ({}), { brand, prepare: member(inDays(800)) });
  expect(screen.queryByRole('radio')).toBeNull();
});

it('says nothing of VIP where there is none, and leads a visitor to the login page', async () => {
  await openPage(path, () => ({}), { prepare: member() });
  expect(screen.queryByText(/will not renew/)).toBeNull();
  clearSession();
  await openPage(path, () => ({}), { brand });
  expect(addressNow()).toBe('/login');
});

it('counts months as the server does', () => {
  const now = Date.parse('2029-01-31T12:00:00.000Z');
  expect(endOf('month', now)).toBe('2029-02-28T12:00:00.000Z');
  expect(endOf('year', now)).toBe('2030-01-31T12:00:00.000Z');
  expect(endOf('week', now)).toBe('2029-02-07T12:00:00.000Z');
});
