import { afterEach, describe, expect, it } from '@jest/globals';

import { allowsPrefetch, newestPayload, payloadAddress, sendToWorker } from './cachedPages';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';

const payload = (serverTime: string) => ({
  path: location.pathname,
  language: 'en',
  queries: [],
  serverTime,
});

afterEach(() => unstubGlobals());

it.each([
  ['/', '', '/_payload.json'],
  ['/en', '?sport=football', '/en/_payload.json?sport=football'],
  ['/livescore/', '', '/livescore/_payload.json'],
])('the first data of %s%s lies at %s', (pathname, search, expected) =>
  expect(payloadAddress({ pathname, search })).toBe(expected),
);

it('tells nobody what to keep on a page without TLS, which has no worker', async () => {
  stubGlobal('navigator', {});
  await expect(sendToWorker([['/en/_payload.json', {}]])).resolves.toBeUndefined();
});

describe('fetching ahead', () => {
  it.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('%o: %s', (connection, expected) => expect(allowsPrefetch(connection)).toBe(expected));
});

describe('first data without a network', () => {
  const cached = (answer: object) => {
    stubGlobal('navigator', { onLine: false });
    stubGlobal('fetch', () => Promise.resolve(answer));
  };

  it('is the newer one', async () => {
    const newer = payload('2026-11-21T12:05:00Z');
    cached({ ok: true, json: () => Promise.resolve(newer) });
    expect(await newestPayload(payload('2026-11-21T12:00:00Z'))).toEqual(newer);
    const own = payload('2026-11-21T12:10:00Z');
    expect(await newestPayload(own)).toEqual(own);
  });

  it('is what was kept of this page where the worker has shown another', async () => {
    const older = payload('2026-11-21T11:00:00Z');
    cached({ ok: true, json: () => Promise.resolve(older) });
    const other = { ...payload('2026-11-21T12:00:00Z'), path: '/another' };
    expect(await newestPayload(other)).toEqual(older);
  });

  it('is asked for once more where the worker was busy', async () => {
    const newer = payload('2026-11-21T12:05:00Z');
    const answers = [new Response(null, { status: 503 }), Response.json(newer)];
    stubGlobal('navigator', { onLine: false });
    stubGlobal('fetch', () => Promise.resolve(answers.shift()));
    expect(await newestPayload(payload('2026-11-21T12:00:00Z'))).toEqual(newer);
  });

  it('stays the page’s own where nothing was kept', async () => {
    cached({ ok: false, json: () => Promise.resolve({ error: 'not found' }) });
    const own = payload('2026-11-21T12:00:00Z');
    expect(await newestPayload(own)).toEqual(own);
  });
});
