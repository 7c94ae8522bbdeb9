import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import en from '../../../locales/en.json';
import { bizMessageKeys } from '../../contract';
import { readCookie, writeCookie } from '../../device';
import { testBrand } from '../../testing';
import { stubGlobal, unstubGlobals } from '../../testing/stubGlobal';
import { apiAddress } from './address';
import { createEnvironment } from './createEnvironment';
import { getJson, queryString } from '../getJson';

const start = () => {
  const brand = testBrand({ mid: 3 });
  const environment = createEnvironment({
    brand,
    language: () => 'he',
    translate: (key) => key,
  });
  return { environment };
};

beforeEach(() => sessionStorage.clear());
afterEach(() => unstubGlobals());

describe('headers', () => {
  it('are the protocol’s for a visitor, and carry the token of a member', async () => {
    const { environment } = start();
    const visitor = await environment.headers();
    expect(visitor).toEqual({
      ApiLevel: '1',
      deviceId: readCookie('device-id'),
      lan: 'he',
      platform: 'wap',
      mid: '3',
    });
    writeCookie('token', 'secret');
    expect(await environment.headers()).toMatchObject({ Authorization: 'Bearer secret' });
  });

  it('name the app shell', async () => {
    stubGlobal('navigator', { userAgent: 'Mozilla/5.0 ScorelineApp/3.1.0 (android)' });
    const { environment } = start();
    const headers = await environment.headers();
    expect(headers).toMatchObject({ platform: 'android', AppVersion: '3.1.0' });
  });
});

describe('a plain GET', () => {
  const answering = (...statuses: number[]) => {
    const fetch = jest.fn(() =>
      Promise.resolve(Response.json({ id: 7 }, { status: statuses.shift() })),
    );
    stubGlobal('fetch', fetch);
    return fetch;
  };

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'is tried once more after %d',
    async (status) => {
      const fetch = answering(status, 200);
      expect(await getJson('/builds/latest.json')).toEqual({ id: 7 });
      expect(fetch).toHaveBeenCalledTimes(2);
    },
  );

  it('is tried no third time, and not after other statuses', async () => {
    const twice = answering(503, 503, 200);
    await expect(getJson('/a')).rejects.toMatchObject({ status: 503 });
    expect(twice).toHaveBeenCalledTimes(2);
    const once = answering(404, 200);
    await expect(getJson('/a')).rejects.toMatchObject({ status: 404 });
    expect(once).toHaveBeenCalledTimes(1);
  });

  it('writes its query as URI components', () => {
    expect(queryString({ a: 'b c&d', n: 0, none: undefined })).toBe('?a=b%20c%26d&n=0');
    expect(queryString({})).toBe('');
  });
});

describe('texts and addresses', () => {
  it('explain every business code', () => {
    for (const key of Object.values(bizMessageKeys)) expect(en.biz).toHaveProperty(key);
  });
  it('stand below /api whatever the brand’s address ends in', () => {
    for (const apiUrl of ['https://a.example', 'https://a.example/', 'https://a.example/api'])
      expect(apiAddress(apiUrl, 'x/y')).toBe('https://a.example/api/x/y');
    expect(apiAddress('', 'x')).toBe('/api/x');
  });
});
