import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createAppStore, createEnvironment } from '@scoreline/shared-lib/api';
import { clearSession, sessionEnded, signedIn } from '@scoreline/shared-lib/session';
import { testBoot, testBrand } from '@scoreline/shared-lib/testing';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';

import { useDeviceCheck } from './useDeviceCheck';

const asked: Headers[] = [];
let answered: Promise<unknown> | undefined;

function start(result: boolean, at = '/search?q=ajax') {
  history.replaceState(null, '', at);
  stubGlobal('fetch', async (address: string, init: RequestInit) => {
    expect(new URL(address).pathname).toBe('/sports-query/user-device/check');
    asked.push(new Headers(init.headers));
    const answer = Response.json({ result });
    const read = answer.json.bind(answer);
    return Object.assign(answer, { json: () => (answered = read()) });
  });
  const environment = createEnvironment({
    brand: testBrand(),
    language: () => 'en',
    translate: (key) => key,
  });
  const store = createAppStore({ boot: testBoot(), environment });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <BrowserRouter>{children}</BrowserRouter>
    </Provider>
  );
  const { result: page } = renderHook(
    () => {
      useDeviceCheck();
      return { navigate: useNavigate(), location: useLocation() };
    },
    { wrapper },
  );
  const go = (to: string) => act(() => void page.current.navigate(to));
  const address = () => page.current.location.pathname + page.current.location.search;
  return { store, go, address };
}

const signIn = () =>
  signedIn({
    accessToken: 'secret',
    userId: 9,
    communicationEmail: '',
    thirdPartyName: '',
    registerLoginType: 'code',
    inviteCode: '',
    firstLogin: false,
  });

beforeEach(() => {
  asked.length = 0;
  answered = undefined;
  localStorage.clear();
  clearSession();
});
afterEach(() => unstubGlobals());

it('asks at a member’s navigations and marks the routes', async () => {
  const { store, go, address } = start(true);
  go('/settings');
  expect([asked.length, address()]).toEqual([0, '/settings']);
  act(() => void store.dispatch(signIn()));
  await waitFor(() => expect(address()).toBe('/settings?sync=1'));
  go('/search?q=ajax');
  await waitFor(() => expect(address()).toBe('/search?q=ajax&sync=1'));
  expect(asked).toHaveLength(2);
  expect(firstItem(asked).get('Authorization')).toBe('Bearer secret');
  expect(firstItem(asked).get('deviceId')).toBeTruthy();
  act(() => void store.dispatch(sessionEnded()));
  go('/me');
  expect(asked).toHaveLength(2);
});

it('marks nothing where the server does not know the device', async () => {
  const { store, address } = start(false);
  act(() => void store.dispatch(signIn()));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(address()).toBe('/search?q=ajax');
});

it('leaves the address alone while the page one goes to still loads', async () => {
  const { store, address } = start(true, '/login/verify');
  act(() => void store.dispatch(signIn()));
  history.replaceState(null, '', '/me');
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(answered).toBeDefined());
  // The page reacts to the answer in later turns.
  await act(async () => void (await answered));
  expect([location.pathname, address()]).toEqual(['/me', '/login/verify']);
});
