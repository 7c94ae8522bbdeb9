import { beforeEach, describe, expect, it, jest } from '@jest/globals';

import { readChannel } from './channel';
import { keepCookie, readCookie, removeCookie, renewCookie, writeCookie } from './cookies';
import { browserDeviceId } from './deviceId';
import { isStorageBlocked, localStore, readJson, readText, writeJson, writeText } from './storage';
import { stubGlobal, unstubGlobals } from '../testing/stubGlobal';
import { newUuid } from './uuid';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the device id', () => {
  it('is a UUID in a cookie, made once', () => {
    removeCookie('device-id');
    const made = browserDeviceId();
    expect(made).toMatch(uuid);
    expect(readCookie('device-id')).toBe(made);
    expect(browserDeviceId()).toBe(made);
  });
  it('is one id for the whole page where the browser keeps no cookies', () => {
    const cookie = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    expect(browserDeviceId()).toBe(browserDeviceId());
    cookie.mockRestore();
  });
  it('is a UUID without crypto.randomUUID too', () => {
    const { randomUUID } = crypto;
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    expect(newUuid()).toMatch(uuid);
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  });
});

describe('the channel', () => {
  const page = { search: '', host: 'scoreline.example', referrer: '' };
  it('comes from the query, else from a referrer on the same host, and stays for the session', () => {
    expect(readChannel(page)).toBeNull();
    expect(readChannel({ ...page, referrer: 'https://other.example/?from=x' })).toBeNull();
    expect(readChannel({ ...page, referrer: 'https://scoreline.example/a?from=mail' })).toBe(
      'mail',
    );
    expect(readChannel({ ...page, search: '?from=push' })).toBe('push');
    expect(readChannel(page)).toBe('push');
  });
});

describe('what is kept', () => {
  it('comes back as it was, cookies with any letter', () => {
    writeCookie('name', 'a; b=ñ');
    expect(readCookie('name')).toBe('a; b=ñ');
    removeCookie('name');
    expect(readCookie('name')).toBeNull();
    writeJson(localStorage, 'list', [1, 2]);
    expect(readJson(localStorage, 'list')).toEqual([1, 2]);
  });
  it('is nothing where it is broken', () => {
    localStorage.setItem('list', '{');
    expect(readJson(localStorage, 'list')).toBeNull();
  });
});

describe('a cookie', () => {
  const written = () => jest.spyOn(document, 'cookie', 'set').mockReturnValue(undefined);
  const agesOf = (set: ReturnType<typeof written>) =>
    set.mock.calls.map(([line]) => Number(/Max-Age=(\d+)/.exec(line)?.[1]));
  beforeEach(() => {
    removeCookie('token');
    jest.restoreAllMocks();
  });

  it('lives no longer than browsers allow: 400 days, and fewer seconds than 31 bits hold', () => {
    const set = written();
    writeCookie('token', 'secret');
    expect(agesOf(set)).toEqual([400 * 86_400]);
    expect(400 * 86_400).toBeLessThan(2 ** 31);
  });
  it('that the server wrote is not written again, as Safari would then end it after seven days', () => {
    writeCookie('token', 'secret');
    const set = written();
    expect(keepCookie('token', 'secret')).toBe(true);
    expect(set).not.toHaveBeenCalled();
  });
  it('that the browser refuses is known to be refused', () => {
    written();
    expect(keepCookie('token', 'secret')).toBe(false);
  });
  it('is renewed with what it holds, and not made where there is none', () => {
    writeCookie('token', 'a b');
    const set = written();
    renewCookie('token');
    renewCookie('never');
    expect(set.mock.calls.map(([line]) => line.split(';')[0])).toEqual(['token=a%20b']);
  });
});

describe('a browser that stores nothing', () => {
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  it('is known, and nothing throws', () => {
    expect(isStorageBlocked()).toBe(false);
    stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', { get: refused, configurable: true });
    expect(isStorageBlocked()).toBe(true);
    writeText(localStore(), 'key', 'text');
    expect(readText(localStore(), 'key')).toBeNull();
    unstubGlobals();
  });
  it('may refuse each value too, as one whose store is full', () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refused);
    expect(() => writeText(localStorage, 'key', 'text')).not.toThrow();
    set.mockRestore();
  });
});
