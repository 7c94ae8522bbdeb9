import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { stubGlobal, unstubGlobals } from '../testing/stubGlobal';
import { nativeBridge, type NativeAction, type NativeMessage } from '../contract/native/bridge';
import { nativeActionSchemas } from '../contract/schemas/native';
import { goBack, jumpPage, nativeLogin, reloadPage } from './actions';
import { readAppShell } from './appShell';
import { callNative } from './bridge';

const { answerLimitMs, maxLength } = nativeBridge;

interface Page {
  scorelineBridge: { receive(answer: unknown): void };
}
const bridge = () => (globalThis as unknown as Page).scorelineBridge;

const iosAgent = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 ScorelineApp/2.4.0 (ios)';
const androidAgent = 'Mozilla/5.0 (Linux; Android 15) ScorelineApp/2.4.1-beta (android)';

let sent: unknown[] = [];

function onIos(): void {
  const scoreline = { postMessage: (message: unknown) => sent.push(message) };
  stubGlobal('webkit', { messageHandlers: { scoreline } });
  stubGlobal('navigator', { userAgent: iosAgent });
}

function onAndroid(): void {
  const postMessage = (message: string) => sent.push(JSON.parse(message));
  stubGlobal('ScorelineNative', { postMessage });
  stubGlobal('navigator', { userAgent: androidAgent });
}

const lastId = () => (sent.at(-1) as { id: number }).id;

beforeEach(() => {
  sent = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  unstubGlobals();
});

describe('the app shell', () => {
  it('is known by its user agent', () => {
    expect(readAppShell(iosAgent)).toEqual({ version: '2.4.0', platform: 'ios' });
    expect(readAppShell(androidAgent)).toEqual({ version: '2.4.1-beta', platform: 'android' });
    expect(readAppShell('Mozilla/5.0 (iPhone) Safari')).toBeNull();
  });
});

describe.each([
  ['iOS', onIos],
  ['Android', onAndroid],
])('the bridge on %s', (_name, install) => {
  beforeEach(install);

  it('sends what was recorded and takes the answer', async () => {
    const jump = callNative('jumpPage', { path: '/search', query: { from: 'push' } });
    expect(sent).toEqual([
      {
        v: 1,
        id: lastId(),
        action: 'jumpPage',
        payload: { path: '/search', query: { from: 'push' } },
      },
    ]);
    bridge().receive({ id: lastId(), result: true });
    expect(await jump).toBe(true);
  });

  it('takes an answer as text, and drops one nobody waits for', async () => {
    const device = callNative('deviceId', undefined);
    bridge().receive({ id: 999_999, result: 'other' });
    bridge().receive(JSON.stringify({ id: lastId(), result: 'native-device' }));
    expect(await device).toBe('native-device');
  });

  it('gives up on an error and after three seconds', async () => {
    const failed = callNative('login', {});
    bridge().receive({ id: lastId(), error: 'cancelled' });
    expect(await failed).toBeNull();
    const silent = callNative('reload', undefined);
    await jest.advanceTimersByTimeAsync(answerLimitMs);
    expect(await silent).toBeNull();
  });

  it('takes a sign-in that took longer, once', async () => {
    const late = jest.fn();
    const login = nativeLogin({ from: '/me' }, late);
    await jest.advanceTimersByTimeAsync(answerLimitMs);
    expect(await login).toBeNull();
    bridge().receive({ id: lastId(), result: { accessToken: 'of the app', userId: 9 } });
    bridge().receive({ id: lastId(), result: { accessToken: 'another', userId: 10 } });
    expect(late.mock.calls).toEqual([[{ accessToken: 'of the app', userId: 9 }]]);
  });

  it.each([
    {},
    { accessToken: '', userId: 9 },
    { accessToken: 'token' },
    { accessToken: 'token', userId: 0 },
    'yes',
    true,
  ])('takes the answer %j for no sign-in, at once and late', async (result) => {
    const late = jest.fn();
    const login = nativeLogin({ from: '/me' }, late);
    bridge().receive({ id: lastId(), result });
    expect(await login).toBeNull();
    const slow = nativeLogin({ from: '/me' }, late);
    await jest.advanceTimersByTimeAsync(answerLimitMs);
    expect(await slow).toBeNull();
    bridge().receive({ id: lastId(), result });
    expect(late).not.toHaveBeenCalled();
  });

  it('falls back to the web when the native side is silent', async () => {
    const openHere = jest.fn();
    const jump = jumpPage('/search', undefined, openHere);
    await jest.advanceTimersByTimeAsync(answerLimitMs);
    await jump;
    expect(openHere).toHaveBeenCalledTimes(1);
  });

  it('leaves the page alone when the native side has acted', async () => {
    const back = jest.spyOn(history, 'back').mockImplementation(() => undefined);
    const going = goBack();
    bridge().receive({ id: lastId(), result: true });
    await going;
    expect(back).not.toHaveBeenCalled();
  });
});

/** How the page sends each action; a new one needs an entry here. */
const senders: Record<NativeAction, () => unknown> = {
  goBack,
  jumpPage: () => jumpPage('/search', { q: 'united' }, () => undefined),
  login: () => nativeLogin({ from: '/me', inviteCode: 'ABC' }),
  reload: reloadPage,
  deviceId: () => callNative('deviceId', undefined),
  share: () => callNative('share', { title: 'A match', url: 'https://scores.example/en/match/7' }),
  haptic: () => callNative('haptic', { kind: 'goal' }),
  matchActivity: () =>
    callNative('matchActivity', {
      ...{ eventId: 7, home: 'Reds', away: 'Blues', homeScore: 1, awayScore: 0 },
      ...{ status: 'Half-time', path: '/match/7', ended: false },
    }),
};

describe('the contract', () => {
  beforeEach(onIos);

  it.each(Object.keys(nativeActionSchemas) as NativeAction[])(
    'has %s as the page sends it',
    (action) => {
      void senders[action]();
      const { payload, ...message } = sent.at(-1) as NativeMessage;
      expect(message).toEqual({ v: nativeBridge.version, id: lastId(), action });
      const schema = nativeActionSchemas[action].payload;
      expect(schema ? schema.parse(payload) : null).toEqual(payload ?? null);
    },
  );
});

describe('a hostile answer', () => {
  beforeEach(onAndroid);
  const ids = () => ({ id: lastId() });

  it.each([
    ['broken JSON', () => '{"id":'],
    ['null', () => null],
    ['nothing', () => undefined],
    ['a number', () => 7],
    ['an answer without a result', ids],
    ['an id that nobody waits for', () => ({ id: lastId() + 1, result: 'other' })],
    ['an id as text', () => ({ id: `${lastId()}`, result: 'other' })],
    ['a huge text', () => JSON.stringify({ ...ids(), result: 'x'.repeat(maxLength) })],
    ['a huge object', () => ({ ...ids(), result: 'x'.repeat(maxLength) })],
  ])('is logged and ignored: %s', async (_name, answer) => {
    const logged = jest.mocked(console.warn);
    const device = callNative('deviceId', undefined);
    bridge().receive(answer());
    expect(logged).toHaveBeenCalledTimes(1);
    bridge().receive({ ...ids(), result: 'native-device' });
    expect(await device).toBe('native-device');
  });

  it('is logged and ignored where it repeats an earlier one', async () => {
    const logged = jest.mocked(console.warn);
    const device = callNative('deviceId', undefined);
    bridge().receive({ ...ids(), result: 'native-device' });
    bridge().receive({ ...ids(), result: 'another' });
    expect(await device).toBe('native-device');
    expect(logged.mock.calls).toEqual([['bridge: ignored an answer', lastId()]]);
  });
});

describe('a browser', () => {
  it('never waits for a native side', async () => {
    const back = jest.spyOn(history, 'back').mockImplementation(() => undefined);
    await goBack();
    expect(back).toHaveBeenCalledTimes(1);
    expect(await nativeLogin({ from: '/me' })).toBeNull();
    expect(await callNative('deviceId', undefined)).toBeNull();
    expect(sent).toEqual([]);
  });
});
