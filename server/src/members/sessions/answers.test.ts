import { describe, expect, it } from '@jest/globals';
import { operations } from '@scoreline/shared-lib/contract/schemas';

import { ciphered } from '../accounts/testing';
import { sessionTest } from './testing';

const { test, signedIn, statusOf } = sessionTest();

describe('the answers of members', () => {
  it('are in no shared cache and never another member’s', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    const answers = await Promise.all(
      [first, second].map(({ device }) => device.call(ciphered('export-data'))),
    );
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['cipher-coding']).toBeUndefined();
    }
    expect(answers.map(({ data }) => data)).toMatchObject([
      { account: { email: first.email } },
      { account: { email: second.email } },
    ]);
  });

  it('of every operation, and what is asked in vain, say that nothing may be kept', async () => {
    const { device } = await signedIn();
    const last = ['logout', 'logout-everywhere', 'delete-account'].map(ciphered);
    const paths = Object.keys(operations).filter((path) => !last.includes(path));
    for (const path of [...paths, ...last, ...last, 'no/such/operation']) {
      const { status, headers } = await device.call(path, {}, { 'Accept-Cipher': 'gzip' });
      expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
      expect(status).toBeLessThan(500);
    }
    const plain = await Promise.all([
      test.app.inject({ url: '/sports-query/user-device/check' }),
      test.app.inject({ method: 'POST', url: '/api/patron/frontend/device', payload: {} }),
      test.app.inject({ method: 'POST', url: '/api/patron/frontend/feedback/screenshot' }),
    ]);
    expect(plain.map(({ headers }) => headers['cache-control'])).toEqual(
      plain.map(() => 'no-store'),
    );
  });

  it('are not compressed before encryption, where a length could tell what is in them', async () => {
    const { device } = await signedIn();
    const own = Object.entries(operations).filter(([, { access }]) => access !== 'public');
    expect(own.length).toBeGreaterThan(15);
    for (const [path] of own) {
      const { headers } = await device.call(path, {}, { 'Accept-Cipher': 'gzip' });
      expect([path, headers['cipher-coding']]).toEqual([path, undefined]);
    }
  });

  it('are not to be had by a page of another site: no CORS, and the cookie alone is nothing', async () => {
    const { device } = await signedIn();
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url: '/api/patron/frontend/ciphered/refresh',
      headers: { origin: 'https://evil.example', 'access-control-request-headers': 'transid' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    const forged = await test.app.inject({
      method: 'POST',
      url: '/api/patron/frontend/ciphered/refresh',
      headers: {
        'content-type': 'text/plain',
        cookie: `refreshToken=${device.cookies.get('refreshToken')}`,
      },
      payload: '{}',
    });
    expect(forged.statusCode).toBe(400);
    expect(await statusOf(device)).toBe(200);
  });
});
