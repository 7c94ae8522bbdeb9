import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { PlacedBuild, RemoteModule } from '@scoreline/shared-lib/contract';

import type { RemoteState } from '../federation/remotes';
import { loadPage, pagePatienceMs } from './loadPage';

const build = { name: 'mf-club', build: 'a' } as PlacedBuild;
const page = { remote: 'mf-club', path: '/club' };

function remotesWith(preload?: () => Promise<unknown>) {
  let state: RemoteState = { status: 'loading' };
  const Component = Object.assign(() => null, { preload });
  const routes = [
    { path: '/other', Component: Object.assign(() => null, { preload: other }) },
    { path: '/club', Component },
  ];
  const module: RemoteModule = { contract: '^1.0.0', namespaces: ['club'], routes };
  return {
    load: jest.fn(async (_name: string, _waited?: number) => {
      state = { status: 'ready', build, module };
    }),
    state: () => state,
  };
}

const other = jest.fn(() => Promise.resolve());

afterEach(() => {
  jest.useRealTimers();
  other.mockClear();
});

describe('a page that is loaded', () => {
  it('has its remote first, then its own file, and no other page’s', async () => {
    const steps: string[] = [];
    const remotes = remotesWith(async () => {
      steps.push(remotes.state().status);
    });
    await loadPage(remotes, page, 120);
    expect(remotes.load).toHaveBeenCalledWith('mf-club', 120);
    expect(steps).toEqual(['ready']);
    expect(other).not.toHaveBeenCalled();
  });

  it('waits until its file is there', async () => {
    let arrive: () => void = () => undefined;
    const file = new Promise<void>((resolve) => (arrive = resolve));
    let isLoaded = false;
    const loaded = loadPage(
      remotesWith(() => file),
      page,
    ).then(() => (isLoaded = true));
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(isLoaded).toBe(false);
    arrive();
    await loaded;
  });

  it.each([
    ['cannot be had', () => Promise.reject(new Error('lost'))],
    [
      'throws at once',
      () => {
        throw new Error('of a team’s own');
      },
    ],
  ])('is there without a file that %s: the page itself says so', async (_what, preload) => {
    await expect(loadPage(remotesWith(preload), page)).resolves.toBeUndefined();
  });

  it('does not wait for ever', async () => {
    jest.useFakeTimers();
    const loaded = loadPage(
      remotesWith(() => new Promise(() => undefined)),
      page,
    );
    await jest.advanceTimersByTimeAsync(pagePatienceMs);
    await expect(loaded).resolves.toBeUndefined();
  });

  it('asks a remote that has not come for nothing', async () => {
    const state = { status: 'failed', error: new Error('lost') } as const;
    const remotes = { load: () => Promise.resolve(), state: () => state };
    await expect(loadPage(remotes, page)).resolves.toBeUndefined();
  });
});
