import { describe, expect, it } from '@jest/globals';

import { canariesOf, withCanaries } from './canaries';
import type { PlacedBuild, Release } from '../release';

const terms = { percent: 10, salt: 'salt', team: 'fans', since: '2026-11-21T12:00:00.000Z' };
const placed = (name: string, build: string): PlacedBuild => ({
  ...{ name, build, base: `/builds/${name}/${build}/`, contract: '^1.0.0', owner: name },
  ...{ routes: [], namespaces: [], entry: 'entry.js', global: '', initial: [], locales: {} },
  files: [],
});
const shell = (build: string) => ({
  ...{ build, base: `/builds/shell/${build}/`, initial: [], locales: {}, files: [] },
});
const release: Release = {
  ...{ version: 2, brand: 'scoreline', env: 'prod', channel: 'stable', seq: 3, createdAt: '' },
  shell: shell('a'),
  remotes: {
    'mf-fans': { ...placed('mf-fans', 'f1'), fallback: placed('mf-fans', 'f0') },
    'mf-news': placed('mf-news', 'n1'),
  },
  canaries: {
    shell: { ...shell('b'), ...terms, team: 'platform' },
    remotes: {
      'mf-fans': { ...placed('mf-fans', 'f2'), ...terms },
      'mf-quiz': { ...placed('mf-quiz', 'q1'), ...terms },
    },
  },
};
const builds = ({ shell: host, remotes }: Release) => [
  host.build,
  ...Object.values(remotes).map(({ name, build }) => `${name} ${build}`),
];

describe('a release with canaries', () => {
  it('is what all run for a device without one', () => {
    expect(builds(withCanaries(release, {}))).toEqual(['a', 'mf-fans f1', 'mf-news n1']);
  });

  it('has each canary that was chosen, which falls back to the build of all', () => {
    const run = withCanaries(release, { 'mf-fans': 'f2', 'mf-quiz': 'q1' });
    expect(builds(run)).toEqual(['a', 'mf-fans f2', 'mf-news n1', 'mf-quiz q1']);
    expect(run.remotes['mf-fans']).toEqual({
      ...placed('mf-fans', 'f2'),
      fallback: placed('mf-fans', 'f1'),
    });
    expect(run.remotes['mf-quiz']).toEqual(placed('mf-quiz', 'q1'));
    expect(builds(withCanaries(release, { shell: 'b' }))[0]).toBe('b');
  });

  it('runs no build that is not one of its canaries', () => {
    const forged = { shell: 'a0', 'mf-fans': 'f3', 'mf-news': 'f2', constructor: 'x' };
    expect(withCanaries(release, forged)).toEqual(release);
  });

  it('leaves out a canary that is no proper build', () => {
    const broken = { ...release.canaries!.remotes['mf-fans']!, routes: null } as never;
    const remotes = { 'mf-fans': broken };
    expect(
      builds(withCanaries({ ...release, canaries: { remotes } }, { 'mf-fans': 'f2' })),
    ).toEqual(['a', 'mf-fans f1', 'mf-news n1']);
  });

  it('names them with their owners', () => {
    const named = canariesOf(release).map(({ name, build, owner }) => [name, build, owner]);
    expect(named).toEqual([
      ['shell', 'b', 'platform'],
      ['mf-fans', 'f2', 'mf-fans'],
      ['mf-quiz', 'q1', 'mf-quiz'],
    ]);
    expect(canariesOf({})).toEqual([]);
  });
});
