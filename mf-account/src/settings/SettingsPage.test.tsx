import { beforeEach, expect, it } from '@jest/globals';
import { localTimeZone } from '@scoreline/shared-lib/format';
import { readSettings } from '@scoreline/shared-lib/settings';
import { renderApp } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import account from '../../locales/en.json';
import { SettingsPage } from './SettingsPage';

beforeEach(() => localStorage.clear());

const open = () => renderApp(<SettingsPage />, { texts: { account } });

it('keeps every choice on the device', async () => {
  const { store } = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Basketball' }));
  await userEvent.selectOptions(screen.getByLabelText('Start tab'), 'me');
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  await userEvent.click(screen.getByRole('radio', { name: '12 hours' }));
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo');
  expect(localTimeZone()).toBe('Asia/Tokyo');
  await userEvent.selectOptions(screen.getByLabelText('Odds format'), 'fractional');
  await userEvent.click(screen.getByRole('switch', { name: /^Spoiler-free/ }));
  await userEvent.click(screen.getByRole('switch', { name: /^Goal sound/ }));
  const chosen = {
    primarySport: 'basketball',
    primaryTab: 'me',
    theme: 'dark',
    timeFormat: 'h12',
    timeZone: 'Asia/Tokyo',
    oddsFormat: 'fractional',
    spoilerFree: true,
    sound: true,
  };
  expect(store.getState().settings.values).toMatchObject(chosen);
  expect(readSettings({ primarySport: 'football' }).values).toMatchObject(chosen);
});

it('asks for no format of odds that are hidden', async () => {
  await open();
  expect(screen.getByLabelText('Odds format')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: /^Show odds/ }));
  expect(screen.queryByLabelText('Odds format')).toBeNull();
});

it('offers no tab that the release does not have', async () => {
  await open();
  const options = screen.getByLabelText('Start tab').querySelectorAll('option');
  expect([...options].map(({ value }) => value)).toEqual(['scores', 'me']);
});

it('says where there are no notifications', async () => {
  await open();
  expect(screen.getByText('Notifications are not supported here.')).toBeTruthy();
});
