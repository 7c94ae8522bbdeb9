import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { firstItem, itemAt } from '../../contract/lists';
import type { MatchList, OperationPath } from '../../contract';
import { createFakeApi, testBoot, testEnvironment, type FakeAnswer } from '../../testing';
import { api } from '../api';
import { createAppStore } from '../store/createAppStore';
import type { ApiEnvironment } from '../environment/environment';
import { asApiError } from '../errors';
import { primeQueries } from '../primeQueries';

const listPath = 'sports-query/match/list';
/** A member's call; `turn` gives each one a cache key of its own. */
interface Account {
  path: OperationPath;
  turn?: number;
}

/** Not named after any remote's endpoint: test files share the page and its API. */
const scores = api.injectEndpoints({
  endpoints: (builder) => ({
    listInTest: builder.query<MatchList, object>({
      query: (request) => ({ path: listPath, request }),
      extraOptions: { path: listPath },
    }),
    accountInTest: builder.query<unknown, Account>({
      query: ({ path }) => ({ path, request: { a: 1 } }),
    }),
  }),
});

async function start(answer: FakeAnswer, over: Partial<ApiEnvironment> = {}) {
  const fake = await createFakeApi(answer);
  const environment = testEnvironment(fake, over);
  const store = createAppStore({ boot: testBoot(), environment });
  const ask = (request: object) => store.dispatch(scores.endpoints.listInTest.initiate(request));
  const askAccount = (path: OperationPath, turn?: number) =>
    store.dispatch(scores.endpoints.accountInTest.initiate({ path, turn }));
  return { fake, store, ask, askAccount };
}

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

describe('a call', () => {
  it('is sealed under one device cipher, however many are made at once', async () => {
    const { fake, ask } = await start((_path, request) => ({ echo: request }));
    const answers = await Promise.all([1, 2, 3, 4, 5].map((day) => ask({ day })));
    expect(answers.map(({ data }) => data)).toEqual(
      [1, 2, 3, 4, 5].map((day) => ({ echo: { day } })),
    );
    expect(fake.registrations).toEqual({ device: 1, session: 0 });
    expect(firstItem(fake.calls).headers.get('aesId')).toBe('device-1');
    expect(localStorage.getItem('session-cipher')).toBeNull();
  });

  it('of an account goes under the session cipher, kept for an hour', async () => {
    const { fake, askAccount } = await start(() => 'yes');
    await askAccount('patron/frontend/favourites/list');
    await askAccount('patron/frontend/ciphered/logout');
    expect(fake.registrations).toEqual({ device: 0, session: 1 });
    expect(itemAt(fake.calls, 1).headers.get('transId')).toBe('session-1');
    const record = JSON.parse(localStorage.getItem('session-cipher')!) as Record<string, unknown>;
    expect(Object.keys(record)).toEqual(['key', 'transId', 'date']);
    jest.useFakeTimers({ advanceTimers: true, now: Date.now() + 3_600_001 });
    await askAccount('patron/frontend/settings/get');
    expect(fake.registrations.session).toBe(2);
  });

  it.each([
    ['device', 'sports-query/search'],
    ['session', 'patron/frontend/settings/get'],
  ] as const)(
    'whose %s cipher is refused registers once and is repeated once',
    async (mode, path) => {
      const { fake, askAccount, ask } = await start(() => 'fine');
      const call = (n: number) => (mode === 'device' ? ask({ n }) : askAccount(path, n));
      await call(0);
      fake.revokeAll();
      const answers = await Promise.all([1, 2, 3].map(call));
      expect(answers.map(({ data }) => data)).toEqual(['fine', 'fine', 'fine']);
      expect(fake.registrations[mode]).toBe(2);
      expect(fake.calls).toHaveLength(7);
    },
  );

  it('that is refused again fails and leaves no cipher behind', async () => {
    const { fake, ask } = await start(() => new Response('', { status: 400 }));
    const { error } = await ask({});
    expect(error).toMatchObject({ kind: 'cipher', status: 400 });
    await ask({ again: true });
    expect(fake.registrations.device).toBe(4);
  });

  it('is asked for compressed', async () => {
    const { fake, ask } = await start(() => 1);
    await ask({});
    expect(firstItem(fake.calls).headers.get('Accept-Cipher')).toBe('gzip');
  });
});

describe('a failure', () => {
  const failing = async (answer: FakeAnswer, over?: Partial<ApiEnvironment>) =>
    (await (await start(answer, over)).ask({})).error;

  it('of the business carries the server’s message', async () => {
    const answer = () => ({ bizCode: 11002, message: 'No such date', data: null });
    expect(await failing(answer)).toEqual({
      kind: 'business',
      bizCode: 11002,
      message: 'No such date',
    });
  });

  it('of sign-in is "Not Login" once the session cannot be renewed', async () => {
    const renewSession = jest.fn(async () => 'ended' as const);
    const error = await failing(() => new Response('', { status: 401 }), { renewSession });
    expect(error).toMatchObject({ message: 'Not Login', login: false });
    expect(renewSession.mock.calls).toEqual([[null]]);
  });

  it('of the renewal is no end of the session', async () => {
    const renewSession = async () => 'failed' as const;
    const error = await failing(() => new Response('', { status: 401 }), { renewSession });
    expect(error).toMatchObject({ kind: 'other', status: 503 });
  });

  it('of an ads filter says so, and of a server says sorry', async () => {
    const blocked = () => new Response('<h1>Blocked by AdGuard</h1>', { status: 500 });
    expect(await failing(blocked)).toMatchObject({ kind: 'blocked', message: 'errors.adFilter' });
    expect(await failing(() => new Response('', { status: 500 }))).toMatchObject({
      kind: 'other',
      message: 'errors.other',
    });
    const busy = () => new Response('', { status: 429, headers: { 'Retry-After': '7' } });
    expect(await failing(busy)).toMatchObject({
      ...{ kind: 'busy', retryAfter: 7 },
      message: 'errors.busy (in 7 seconds)',
    });
  });

  it('of a registration that is limited says how long to wait', async () => {
    const limited = { status: 429, headers: { 'Retry-After': '90' } };
    const api = {
      ...(await createFakeApi(() => 'fine')),
      fetch: async () => new Response('', limited),
    };
    const store = createAppStore({ boot: testBoot(), environment: testEnvironment(api) });
    const { error } = await store.dispatch(scores.endpoints.listInTest.initiate({}));
    expect(error).toEqual({
      ...{ kind: 'busy', status: 429, retryAfter: 90 },
      message: 'errors.busy (in 90 seconds)',
    });
  });

  it.each([500, 400])('answered by %i carries what support finds it by', async (status) => {
    const headers = { 'Trace-Id': '4bf92f3577b34da6a3ce929d0e0e4736' };
    const error = await failing(() => new Response('', { status, headers }));
    expect(error).toMatchObject({ status, traceId: headers['Trace-Id'] });
  });

  it('of the network is told in the page’s language', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await failing(() => 1, { fetch })).toEqual({
      kind: 'network',
      message: 'errors.network',
    });
    const slow = () => Promise.reject(new DOMException('slow', 'TimeoutError'));
    expect(await failing(() => 1, { fetch: slow })).toMatchObject({ kind: 'network' });
  });

  it('by cancelling is "pending cancel"', async () => {
    const { ask } = await start(() => new Promise(() => undefined), {
      fetch: (_input, init) =>
        new Promise((_resolve, reject) =>
          init!.signal!.addEventListener('abort', () =>
            reject(new DOMException('aborted', 'AbortError')),
          ),
        ),
    });
    const pending = ask({});
    setTimeout(() => pending.abort());
    const { error } = await pending;
    expect(asApiError(error!)).toEqual({ kind: 'cancelled', message: 'pending cancel' });
  });
});

describe('first data of the page', () => {
  it('is in the cache before anything is asked', async () => {
    const { fake, store, ask } = await start(() => 'from the server');
    const request = { sport: 'football', date: '2026-11-21', timeZone: 'Europe/Madrid' };
    primeQueries(store, {
      language: 'en',
      serverTime: '2026-11-21T10:00:00.000Z',
      queries: [{ path: 'sports-query/match/list', request, data: 'from the page' }],
    });
    expect(scores.endpoints.listInTest.select(request)(store.getState()).data).toBe(
      'from the page',
    );
    expect((await ask(request)).data).toBe('from the page');
    expect(fake.calls).toHaveLength(0);
  });
});
