import { beforeEach, describe, expect, it } from '@jest/globals';

import { readChannel } from './channel';
import { readCookie, removeCookie, writeCookie } from './cookies';
import { browserDeviceId } from './deviceId';
import { readJson, writeJson } from './storage';
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
