import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { clearSession, signedIn } from '@scoreline/shared-lib/session';
import {
  createFakeApi,
  installDialogElement,
  renderApp,
  testEnvironment,
} from '@scoreline/shared-lib/testing';
import { syncAccount } from '@scoreline/shared-lib/sync';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import account from '../../locales/en.json';
import { MePage } from './MePage';

async function open(answer: (path: string) => unknown = () => ({}), brand = {}) {
  const fake = await createFakeApi(answer);
  const { store } = await renderApp(<MePage />, {
    texts: { account },
    environment: testEnvironment(fake),
    brand,
  });
  const signIn = (over: object = {}) =>
    act(
      () =>
        void store.dispatch(
          signedIn({
            accessToken: 'secret',
            userId: 9,
            communicationEmail: 'fan@mail.example',
            thirdPartyName: '',
            registerLoginType: 'password',
            inviteCode: '',
            firstLogin: false,
            ...over,
          }),
        ),
    );
  return { fake, store, signIn };
}

const press = (name: string | RegExp, within_ = within(document.body)) =>
  userEvent.click(within_.getByRole('button', { name }));

beforeAll(installDialogElement);
beforeEach(() => {
  localStorage.clear();
  clearSession();
});

it('has what a visitor may open', async () => {
  await open();
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Log in',
    'Notifications',
    'System languageSystem',
    'Settings',
    'Contact us',
    'Terms of use',
    'Privacy',
  ]);
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Primary sportFootball', 'Start tabScores', 'Tell a friend']);
});

it('offers no sign-in where the brand has none', async () => {
  await open(() => ({}), { key: 'futbol' });
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

it('takes the primary sport from a sheet', async () => {
  const { store } = await open();
  await press(/^Primary sport/);
  await press('Basketball', within(screen.getByRole('dialog', { name: 'Primary sport' })));
  expect(store.getState().settings.values.primarySport).toBe('basketball');
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('a member', () => {
  it('logs out after a question, and stays where it is not meant', async () => {
    const { fake, store, signIn } = await open();
    signIn();
    await press('Log out');
    const question = within(screen.getByRole('dialog'));
    expect(screen.getByText('Are you sure you want to log out?')).toBeTruthy();
    await press('Cancel', question);
    expect(fake.calls).toHaveLength(0);
    await press('Log out');
    await press('Log out', within(screen.getByRole('dialog')));
    await waitFor(() => expect(store.getState().session.isLogin).toBe(false));
    expect(fake.calls.map(({ path }) => path)).toEqual(['patron/frontend/ciphered/logout']);
  });

  it.each([
    ['a password', {}, 'Password', { password: '123456' }],
    ['a code', { registerLoginType: 'google' }, 'Code', { code: '123456' }],
  ])('deletes the account with %s', async (_what, session, label, request) => {
    const { fake, store, signIn } = await open();
    signIn(session);
    await press('Delete my account');
    const confirm = screen.getByRole('button', { name: 'Delete permanently' });
    expect(confirm).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByLabelText(label), '123456');
    await userEvent.click(confirm);
    await waitFor(() => expect(store.getState().session.isLogin).toBe(false));
    expect(fake.calls.at(-1)).toMatchObject({
      path: 'patron/frontend/ciphered/delete-account',
      request,
    });
  });

  it('deletes the account only after what is being asked of it', async () => {
    let answerSettings = () => {};
    const settings = new Promise<object>((done) => {
      answerSettings = () => done({ settings: {} });
    });
    const { fake, store, signIn } = await open((path) =>
      path.endsWith('/settings/get') ? settings : { favourites: [], subscriptions: [] },
    );
    signIn({ registerLoginType: 'facebook', communicationEmail: '', thirdPartyName: 'Dora' });
    const last = () => fake.calls.at(-1)?.path;
    const synced = syncAccount(store);
    await waitFor(() => expect(last()).toBe('patron/frontend/settings/get'));
    await press('Delete my account');
    await press('Delete permanently');
    expect(screen.getByRole('button', { name: 'Delete permanently' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(last()).toBe('patron/frontend/settings/get');
    answerSettings();
    expect(await synced).toBe('done');
    await waitFor(() => expect(store.getState().session.isLogin).toBe(false));
    expect(last()).toBe('patron/frontend/ciphered/delete-account');
    expect(await syncAccount(store)).toBe('signedOut');
  });

  it('with neither signs in anew before that', async () => {
    let answer: unknown = { bizCode: 12001, message: '', data: null };
    const { store, signIn } = await open(() => answer);
    signIn({ registerLoginType: 'facebook', communicationEmail: '', thirdPartyName: 'Dora' });
    await press('Delete my account');
    await press('Delete permanently');
    await screen.findByText(/^You logged in a while ago/);
    answer = {};
    await press('Delete permanently');
    await waitFor(() => expect(store.getState().session.isLogin).toBe(false));
  });
});
