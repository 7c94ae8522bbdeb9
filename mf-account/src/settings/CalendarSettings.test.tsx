import { beforeEach, expect, it, jest } from '@jest/globals';
import { clearSession, signedIn } from '@scoreline/shared-lib/session';
import { settingChanged } from '@scoreline/shared-lib/settings';
import { installDialogElement, requestsOf } from '@scoreline/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, testLogin } from '../testing/openPage';

const key = 'k'.repeat(43);
const createdAt = '2026-11-22T12:00:00.000Z';

beforeEach(() => {
  localStorage.clear();
  clearSession();
  installDialogElement();
});

const open = (known: string | null, isSpoilerFree = false) =>
  openPage(
    '/settings',
    (path) => {
      if (path.endsWith('calendar/create')) return { key, createdAt };
      return { createdAt: path.endsWith('calendar/get') ? known : null };
    },
    {
      prepare: (store) => {
        store.dispatch(signedIn(testLogin()));
        if (isSpoilerFree) store.dispatch(settingChanged('spoilerFree', true));
      },
    },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const address = () => screen.getByLabelText<HTMLInputElement>('Link to the calendar').value;

it('shows a new private link once, with the choice of results', async () => {
  // Brings a clipboard.
  userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await open(null, true);
  await userEvent.click(await screen.findByRole('button', { name: 'Create private link' }));
  expect(await screen.findByText(/Copy it now/)).toBeTruthy();
  const hidden = `/calendar/mine.ics?lang=en&spoilers=off&key=${key}`;
  expect(address()).toBe(location.origin + hidden);
  const link = screen.getByRole('link', { name: 'Open in your calendar app' });
  expect(link.getAttribute('href')).toBe(`webcal://${location.host}${hidden}`);
  await userEvent.click(screen.getByRole('switch', { name: 'Hide results' }));
  expect(address()).toBe(`${location.origin}/calendar/mine.ics?lang=en&key=${key}`);
  await press('Copy link');
  expect(write).toHaveBeenCalledWith(address());
  expect(screen.getByText('Link copied')).toBeTruthy();
});

it('replaces and revokes a link after a question', async () => {
  const { fake } = await open(createdAt);
  expect(await screen.findByText(/^Private link created: .*2026/)).toBeTruthy();
  expect(screen.queryByLabelText('Link to the calendar')).toBeNull();
  await press('New link');
  await confirm('Cancel');
  expect(requestsOf(fake, 'calendar/create')).toEqual([]);
  await press('New link');
  await confirm('New link');
  expect(await screen.findByLabelText('Link to the calendar')).toBeTruthy();
  await press('Revoke link');
  await confirm('Revoke link');
  expect(await screen.findByRole('button', { name: 'Create private link' })).toBeTruthy();
  expect(screen.queryByLabelText('Link to the calendar')).toBeNull();
  expect(requestsOf(fake, 'calendar/revoke')).toHaveLength(1);
});

it('leads a visitor to the login page', async () => {
  const { fake } = await openPage('/settings', () => ({}));
  expect(screen.getByRole('heading', { name: 'Favourites in your calendar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(requestsOf(fake, 'calendar/get')).toEqual([]);
});

it('is absent from a brand without accounts', async () => {
  await openPage('/settings', () => ({}), { brand: { key: 'futbol' } });
  expect(screen.queryByRole('heading', { name: 'Favourites in your calendar' })).toBeNull();
});
