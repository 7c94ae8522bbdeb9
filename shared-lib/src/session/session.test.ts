import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { lastItem } from '../contract/lists';
import { callOperation, createAppStore, createEnvironment } from '../api';
import type { LoginData } from '../contract';
import { readCookie, removeCookie, writeCookie } from '../device';
import { createFakeApi, testBoot, testBrand, type FakeCall } from '../testing';
import { stubGlobal, unstubGlobals } from '../testing/stubGlobal';
import { clearSession, readSession } from './session';
import { sessionEnded, signedIn, tokenRenewed, verificationAsked } from './sessionSlice';
import { waitFor } from '@testing-library/react';

const refresh = 'patron/frontend/ciphered/refresh';
const favourites = 'patron/frontend/favourites/list';

const login = (over: Partial<LoginData> = {}): LoginData => ({
  accessToken: 'first',
  communicationEmail: 'fan@mail.example',
  thirdPartyName: '',
  userId: 9,
  registerLoginType: 'password',
  inviteCode: 'ABC',
  firstLogin: false,
  ...over,
});

const bearer = ({ headers }: FakeCall) => headers.get('Authorization')?.replace('Bearer ', '');
const refused = () => new Response('', { status: 401 });

/** A server that accepts the tokens in `valid` and answers renewals with `renew`. */
async function start(renew: () => unknown, valid = new Set(['second'])) {
  const fake = await createFakeApi((path) => {
    if (path === refresh) return renew();
    return valid.has(bearer(lastItem(fake.calls)) ?? '') ? 'welcome' : refused();
  });
  stubGlobal('fetch', fake.fetch);
  const brand = testBrand({ rsaPublicKey: fake.rsaPublicKey });
  const environment = createEnvironment({
    brand,
    language: () => 'en',
    translate: (key) => key,
    onSessionEnded: () => store.dispatch(sessionEnded()),
    onTokenRenewed: (token) => store.dispatch(tokenRenewed(token)),
  });
  const store = createAppStore({ boot: testBoot(), environment });
  const call = () => store.dispatch(callOperation(favourites, {}));
  const renewals = () => fake.calls.filter(({ path }) => path === refresh).length;
  return { fake, store, call, renewals, valid };
}

beforeEach(() => {
  localStorage.clear();
  clearSession();
});
afterEach(() => unstubGlobals());

describe('a session', () => {
  it('lies in its cookies and under its key of the storage', async () => {
    const { store } = await start(refused);
    store.dispatch(signedIn(login()));
    expect([readCookie('token'), readCookie('userId')]).toEqual(['first', '9']);
    expect(JSON.parse(localStorage.getItem('user')!)).toEqual({ ...login(), isLogin: true });
    expect(readSession()).toEqual({ ...login(), isLogin: true });
    store.dispatch(sessionEnded());
    expect([readCookie('token'), readCookie('userId')]).toEqual([null, null]);
    expect(localStorage.getItem('user')).toBe('{}');
  });

  it('that waits for a verified address is a user id and no more', async () => {
    const { store } = await start(refused);
    store.dispatch(verificationAsked(12));
    expect([readCookie('token'), readCookie('userId')]).toEqual([null, '12']);
    expect(localStorage.getItem('user')).toBe('{}');
    expect(readSession()).toMatchObject({ isLogin: false, userId: 12 });
  });

  it('follows another tab', async () => {
    const { store } = await start(refused);
    store.dispatch(signedIn(login()));
    clearSession();
    dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(store.getState().session.isLogin).toBe(false);
  });
});

describe('a refused access token', () => {
  it('is renewed once for any number of calls, which are then repeated', async () => {
    const { store, call, renewals } = await start(() => ({ accessToken: 'second' }));
    store.dispatch(signedIn(login()));
    const answers = await Promise.all([1, 2, 3, 4, 5].map(call));
    expect(answers.map(({ data }) => data)).toEqual(Array(5).fill('welcome'));
    expect(renewals()).toBe(1);
    expect(readCookie('token')).toBe('second');
    expect(store.getState().session.accessToken).toBe('second');
  });

  it('that cannot be renewed ends the session once', async () => {
    const { store, call, renewals } = await start(refused);
    store.dispatch(signedIn(login()));
    const ends = jest.fn();
    let before = store.getState().session;
    store.subscribe(() => {
      const { session } = store.getState();
      if (session !== before && !session.isLogin) ends();
      before = session;
    });
    const answers = await Promise.all([1, 2, 3].map(call));
    expect(answers.map(({ error }) => error?.message)).toEqual(Array(3).fill('Not Login'));
    expect([renewals(), ends.mock.calls.length]).toEqual([1, 1]);
    expect([readCookie('token'), localStorage.getItem('user')]).toEqual([null, '{}']);
  });

  it('refused late never ends a newer sign-in', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { store, call, fake } = await start(async () => {
      await held;
      return refused();
    });
    store.dispatch(signedIn(login()));
    const late = call();
    await waitFor(() => expect(fake.calls.some(({ path }) => path === refresh)).toBe(true));
    store.dispatch(signedIn(login({ accessToken: 'second', userId: 10 })));
    release();
    expect((await late).data).toBe('welcome');
    expect([readCookie('token'), readCookie('userId')]).toEqual(['second', '10']);
    expect(store.getState().session).toMatchObject({ isLogin: true, userId: 10 });
  });

  it('of a call made before the sign-in is repeated as the member', async () => {
    const { store, fake } = await start(refused);
    const answer = fake.fetch;
    let first = true;
    stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      const response = await answer(...args);
      if (String(args[0]).endsWith('list') && first) {
        first = false;
        store.dispatch(signedIn(login({ accessToken: 'second' })));
      }
      return response;
    });
    const { data } = await store.dispatch(callOperation(favourites, {}));
    expect(data).toBe('welcome');
    expect(store.getState().session.isLogin).toBe(true);
  });

  it('stays where the network or the server could not say', async () => {
    const { store, call } = await start(() => new Response('', { status: 503 }));
    store.dispatch(signedIn(login()));
    expect((await call()).error).toMatchObject({ kind: 'other', status: 503 });
    expect(readCookie('token')).toBe('first');
    stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect((await call()).error).toMatchObject({ kind: 'network' });
    expect(store.getState().session.isLogin).toBe(true);
  });

  it('that another tab has renewed is taken from there', async () => {
    const { store, call, renewals } = await start(refused);
    store.dispatch(signedIn(login()));
    stubGlobal('navigator', {
      userAgent: 'test',
      locks: {
        request: async (_name: string, work: () => Promise<unknown>) => {
          writeCookie('token', 'second');
          return work();
        },
      },
    });
    expect((await call()).data).toBe('welcome');
    expect(renewals()).toBe(0);
  });

  it('is renewed where the browser refuses locks', async () => {
    const { store, call, renewals } = await start(() => ({ accessToken: 'second' }));
    store.dispatch(signedIn(login()));
    stubGlobal('navigator', {
      userAgent: 'test',
      locks: { request: () => Promise.reject(new DOMException('refused', 'SecurityError')) },
    });
    expect((await call()).data).toBe('welcome');
    expect(renewals()).toBe(1);
  });

  it('is nothing to a visitor but "Not Login"', async () => {
    removeCookie('token');
    const { call, renewals } = await start(refused);
    expect((await call()).error).toMatchObject({ kind: 'notLogin', login: false });
    expect(renewals()).toBe(0);
  });
});
