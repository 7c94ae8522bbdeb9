import { expect, it } from '@jest/globals';
import type { ReleasedRemote } from '@scoreline/shared-lib/contract';

import { otherRemotes } from './cacheForOffline';

const remote = (name: string, locales: Record<string, string>) =>
  ({
    base: `/builds/${name}/1/`,
    entry: 'entry.js',
    initial: ['page.js'],
    locales,
  }) as never as ReleasedRemote;

it('has the scripts of other remotes with their texts in the language of the page, else in English', () => {
  const remotes = {
    discover: remote('discover', { en: 'locales/en.1.json', he: 'locales/he.2.json' }),
    promotion: remote('promotion', { en: 'locales/en.3.json' }),
    silent: remote('silent', {}),
  };
  expect(otherRemotes({ remotes }, 'he').map(([address]) => new URL(address).pathname)).toEqual([
    '/builds/discover/1/entry.js',
    '/builds/discover/1/page.js',
    '/builds/discover/1/locales/he.2.json',
    '/builds/promotion/1/entry.js',
    '/builds/promotion/1/page.js',
    '/builds/promotion/1/locales/en.3.json',
    '/builds/silent/1/entry.js',
    '/builds/silent/1/page.js',
  ]);
});
