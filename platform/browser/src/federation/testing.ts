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

/** The release's remote, loaded by the test, with or without a last good build. */
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

/** Resets the mocks and uses fake timers. */
export function resetLoads() {
  jest.useFakeTimers();
  for (const mock of [load, onReady, onFailure]) mock.mockReset();
}

/** A load that the test settles. */
export function pending() {
  let arrive: (value: RemoteModule) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const loading = new Promise<RemoteModule>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  return { loading, arrive: () => arrive(remoteModule('a')), fail: () => fail(new Error('late')) };
}

/** A release request that the test settles. */
export function asking() {
  let resolve: (remote: ReleasedRemote | null) => void = () => undefined;
  const promise = new Promise<ReleasedRemote | null>((answer) => (resolve = answer));
  return { promise, resolve: (remote: ReleasedRemote | null) => resolve(remote) };
}

export const settle = () => jest.advanceTimersByTimeAsync(0);
