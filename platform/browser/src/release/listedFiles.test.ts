import { describe, expect, it } from '@jest/globals';
import type { Release } from '@scoreline/shared-lib/contract';

import { listFiles } from './listedFiles';

const file = (path: string, integrity: string) => ({ path, integrity, bytes: 1 });
const build = {
  name: 'mf-scores',
  contract: '^1.0.0',
  owner: 'scores',
  routes: [],
  namespaces: [],
  entry: 'entry.js',
  global: 'g',
  initial: [],
  locales: {},
};
const release: Release = {
  brand: 'scoreline',
  env: 'prod',
  channel: 'stable',
  seq: 1,
  createdAt: '',
  shell: {
    build: 's',
    base: '/builds/shell/s/',
    initial: [],
    locales: {},
    files: [file('shell.js', 'sha384-s')],
  },
  remotes: {
    'mf-scores': {
      ...build,
      build: 'new',
      base: 'https://static.example/new/',
      files: [file('entry.js', 'sha384-new')],
      fallback: {
        ...build,
        build: 'old',
        base: '/builds/mf-scores/old/',
        files: [file('entry.js', 'sha384-old')],
      },
    },
  },
};

describe('listFiles', () => {
  const { integrityOf } = listFiles(release, 'https://scoreline.example/es/search');

  it.each([
    ['/builds/shell/s/shell.js', 'sha384-s'],
    ['https://scoreline.example/builds/shell/s/shell.js?retry=2', 'sha384-s'],
    ['https://static.example/new/entry.js', 'sha384-new'],
    ['/builds/mf-scores/old/entry.js#x', 'sha384-old'],
  ])('knows the hash of %s', (address, integrity) => {
    expect(integrityOf(address)).toBe(integrity);
  });

  it.each([
    '/builds/shell/s/other.js',
    'https://evil.example/builds/shell/s/shell.js',
    'http://static.example/new/entry.js',
    'shell.js',
    'data:text/javascript,alert(1)',
  ])('does not know %s', (address) => {
    expect(integrityOf(address)).toBeUndefined();
  });
});
