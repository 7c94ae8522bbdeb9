import { expect, it } from '@jest/globals';
import type { Release, ReleasedRemote } from '@scoreline/shared-lib/contract';

import { wholeRelease } from './wholeRelease';

const build = (id: string): ReleasedRemote => ({
  name: 'mf-scores',
  build: id,
  base: `/builds/mf-scores/${id}/`,
  contract: '^1.0.0',
  owner: 'scores',
  routes: [{ path: '/', layout: 'tab', title: 'home' }],
  namespaces: ['scores'],
  entry: 'entry.js',
  global: 'g',
  initial: [],
  locales: {},
  files: [{ path: 'entry.js', integrity: 'sha384-x', bytes: 1 }],
});
const release = (remote: unknown): Release => ({
  brand: 'scoreline',
  env: 'prod',
  channel: 'stable',
  seq: 1,
  createdAt: '',
  shell: { build: 's', base: '/', initial: [], locales: {}, files: [] },
  remotes: { 'mf-scores': remote as ReleasedRemote, 'mf-other': build('o') },
});
const broken = [
  ['null', null],
  ['a list', []],
  ['routes of another kind', { ...build('b'), routes: 'all of them' }],
  ['routes without a path', { ...build('b'), routes: [{ title: 'home' }] }],
  ['no files', { ...build('b'), files: undefined }],
  ['files without a hash', { ...build('b'), files: [{ path: 'entry.js' }] }],
] as const;

it('keeps what is whole', () => {
  const whole = release({ ...build('b'), fallback: build('a') });
  expect(wholeRelease(whole)).toEqual(whole);
});

it.each(broken)('leaves out a remote that is %s, and no other', (_what, remote) => {
  expect(Object.keys(wholeRelease(release(remote)).remotes)).toEqual(['mf-other']);
});

it.each(broken.slice(2))('shows the last good build in place of %s', (_what, remote) => {
  const { remotes } = wholeRelease(release({ ...remote, fallback: build('a') }));
  expect(remotes['mf-scores']?.build).toBe('a');
});
