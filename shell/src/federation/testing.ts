import { jest } from '@jest/globals';
import type { PlacedBuild, ReleasedRemote, RemoteModule } from '@scoreline/shared-lib/contract';

import { Remotes } from './remotes';

export const placed = (build: string): PlacedBuild => ({
  name: 'mf-scores',
  build,
  base: `/builds/mf-scores/${build}/`,
  contract: '^1.0.0',
  owner: 'scores',
  routes: [],
  namespaces: [],
  entry: 'entry.js',
  global: `mf_scores_${build}`,
  initial: [],
  locales: {},
  files: [],
});

export const remoteModule = (name: string): RemoteModule => ({
  contract: '^1.0.0',
  routes: [{ path: `/${name}`, Component: () => null }],
  namespaces: [],
});
export const never = () => new Promise<RemoteModule>(() => undefined);

export const load = jest.fn<(build: PlacedBuild, attempt: number) => Promise<RemoteModule>>();
export const onReady = jest.fn();
export const onFailure = jest.fn();

/** The remote of the release, loaded by the test; with the last good build behind it, or without. */
export function openRemotes(withFallback = true) {
  const remote: ReleasedRemote = withFallback
    ? { ...placed('new'), fallback: placed('old') }
    : placed('new');
  return new Remotes({ remotes: { 'mf-scores': remote }, load, onReady, onFailure });
}

export const shown = (remotes: Remotes) => {
  const state = remotes.state('mf-scores');
  return state.status === 'ready' ? state.build.build : state.status;
};

/** Loads wait for the test's clock, and answer what this test says. */
export function resetLoads() {
  jest.useFakeTimers();
  for (const mock of [load, onReady, onFailure]) mock.mockReset();
}

/** A load that ends when the test says so. */
export function pending() {
  let arrive: (value: RemoteModule) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const loading = new Promise<RemoteModule>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  return { loading, arrive: () => arrive(remoteModule('a')), fail: () => fail(new Error('late')) };
}

/** A release that is asked for, and comes when the test says so. */
export function asking() {
  let resolve: (remote: ReleasedRemote | null) => void = () => undefined;
  const promise = new Promise<ReleasedRemote | null>((answer) => (resolve = answer));
  return { promise, resolve: (remote: ReleasedRemote | null) => resolve(remote) };
}

export const settle = () => jest.advanceTimersByTimeAsync(0);
