import type { IncomingMessage } from 'node:http';

import { describe, expect, it } from '@jest/globals';

import type { WidgetClient } from '../../members/widget/queries';
import { admitWidgetSockets } from './admission';

const client = (origins: string[]): WidgetClient => ({
  ...{ clientId: 'x', name: 'x', origins, bettingRegions: [], revokedAt: null },
});
const known: Record<string, WidgetClient> = {
  demo: client(['*']),
  news: client(['https://news.example']),
};
const site = 'https://site.example';
const ownPages = (origin: string | undefined, { headers }: IncomingMessage) =>
  headers.host === 'site.example' && (origin === undefined || origin === site);
const admits = admitWidgetSockets(ownPages, {
  find: (clientId) => Promise.resolve(known[clientId] ?? null),
});
const ask = async (origin: string | undefined, url: string, host = 'site.example') =>
  admits(origin, { url, headers: { host } } as IncomingMessage);

describe('a live socket', () => {
  it.each([
    ['our own page', site, '/live', true],
    ['a program', undefined, '/live', true],
    ['a page of nobody', 'https://other.example', '/live', false],
    ['a client’s page', 'https://news.example', '/live?clientId=news', true],
    ['another page with its id', 'https://other.example', '/live?clientId=news', false],
    ['a sandbox with its id', 'null', '/live?clientId=news', false],
    ['any page with an id for all', 'https://other.example', '/live?clientId=demo', true],
    ['a sandbox with an id for all', 'null', '/live?clientId=demo', true],
    ['an id that is nobody’s', 'https://news.example', '/live?clientId=nobody', false],
  ])('is for %s: %s %s', async (_who, origin, url, expected) => {
    expect(await ask(origin, url)).toBe(expected);
  });

  it('is never opened by a host that is not ours', async () => {
    expect(await ask('https://news.example', '/live?clientId=news', 'evil.example')).toBe(false);
  });
});
