import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { clearSession } from '@scoreline/shared-lib/session';
import { addressNow as where } from '@scoreline/shared-lib/testing';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, testLogin } from '../testing/openPage';

const data = testLogin({ thirdPartyName: 'Kim', registerLoginType: 'google' });

const open = (path = '/login', answer: unknown = data) =>
  openPage(path, () => answer, { brand: { signIn: ['email', 'google', 'apple'] } });

function stubPopUp() {
  const popup = { closed: false, close: jest.fn() };
  const opened = jest.fn((_address: string) => popup);
  stubGlobal('open', opened);
  return { popup, opened };
}

const say = (message: object, origin = location.origin) =>
  act(() => void dispatchEvent(new MessageEvent('message', { data: message, origin })));
const google = () => screen.getByRole('button', { name: 'Continue with Google' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
});
afterEach(() => unstubGlobals());

it('offers the ways of the brand alone', async () => {
  await open();
  expect(google()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue with Facebook' })).toBeNull();
});

describe('a pop-up', () => {
  it('signs in with the ticket it tells, and with nobody else’s word', async () => {
    const { popup, opened } = stubPopUp();
    const { fake, store } = await open();
    await userEvent.click(google());
    expect(firstItem(opened.mock.calls)[0]).toBe('/auth/google/start?display=popup&from=%2F');
    const word = { source: 'scoreline-sign-in', provider: 'google', ticket: 'once' };
    say(word, 'https://elsewhere.example');
    say({ ...word, source: 'another' });
    expect(popup.close).not.toHaveBeenCalled();
    say(word);
    await waitFor(() => expect(where()).toBe('/me'));
    expect(popup.close).toHaveBeenCalledTimes(1);
    expect(fake.calls.map(({ request }) => request)).toEqual([{ type: 'google', token: 'once' }]);
    expect(store.getState().session).toMatchObject({ isLogin: true, userId: 9 });
  });

  it('says that logging in needs cookies where the browser keeps none', async () => {
    const cookie = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    stubPopUp();
    const { store } = await open();
    await userEvent.click(google());
    expect(screen.getByRole('alert').textContent).toMatch(/^Logging in needs cookies/);
    say({ source: 'scoreline-sign-in', provider: 'google', ticket: 'once' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Google/ })).toBeNull());
    expect(screen.getByRole('alert').textContent).toMatch(/^Logging in needs cookies/);
    expect([where(), store.getState().session.isLogin]).toEqual(['/login', false]);
    cookie.mockRestore();
  });

  it('that is closed before its word has come still signs in', async () => {
    const { popup } = stubPopUp();
    await open();
    jest.useFakeTimers({ advanceTimers: true });
    fireEvent.click(google());
    popup.closed = true;
    // Longer than it takes to notice that the pop-up is closed.
    await act(() => jest.advanceTimersByTimeAsync(700));
    jest.useRealTimers();
    say({ source: 'scoreline-sign-in', provider: 'google', ticket: 'once' });
    await waitFor(() => expect(where()).toBe('/me'));
  });

  it('that is closed leaves every way open', async () => {
    const { popup } = stubPopUp();
    const { fake } = await open();
    await userEvent.click(google());
    expect(google()).toHaveProperty('disabled', true);
    popup.closed = true;
    await waitFor(() => expect(google()).toHaveProperty('disabled', false));
    expect(fake.calls).toHaveLength(0);
  });
});

describe('an address that a provider led back to', () => {
  it('signs in with its ticket, which does not stay in the history', async () => {
    const { fake } = await open('/login?provider=apple&ticket=once');
    await waitFor(() => expect(where()).toBe('/me'));
    expect(fake.calls.map(({ request }) => request)).toEqual([{ type: 'apple', token: 'once' }]);
  });

  it('says that the provider did not sign in', async () => {
    const { fake } = await open('/login?provider=apple&error=failed');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect([where(), fake.calls.length]).toEqual(['/login', 0]);
  });
});
