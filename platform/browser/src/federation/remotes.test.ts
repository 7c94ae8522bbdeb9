import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteModule } from '@scoreline/shared-lib/contract';

import { giveUpAfterMs, hedgeAfterMs, Remotes } from './remotes';
import {
  load,
  never,
  onFailure,
  onReady,
  openRemotes,
  placed,
  remoteModule,
  resetLoads,
  shown,
} from './testing';

beforeEach(resetLoads);
afterEach(() => void jest.useRealTimers());

const errorOf = (remotes: Remotes, name = 'mf-scores') => {
  const state = remotes.state(name);
  return state.status === 'failed' ? state.error : null;
};

describe('a release', () => {
  it('has the pages of all its remotes, and the namespace of each', () => {
    const page = (path: string) => ({ path, layout: 'custom', title: path }) as const;
    const scores = { ...placed('new'), routes: [page('/'), page('/day')], namespaces: ['scores'] };
    const match = { ...placed('new'), name: 'mf-match', routes: [page('/match')] };
    const remotes = new Remotes({ remotes: { 'mf-scores': scores, 'mf-match': match }, load });
    expect(remotes.pages.map(({ path }) => path)).toEqual(['/', '/day', '/match']);
    const names = ['mf-scores', 'mf-match', 'mf-other', null];
    expect(names.map(remotes.namespaceOf)).toEqual(['scores', null, null, null]);
  });
});

describe('loading', () => {
  it('loads a remote once, however often it is asked for', async () => {
    load.mockResolvedValue(remoteModule('a'));
    const remotes = openRemotes();
    await Promise.all([remotes.load('mf-scores'), remotes.load('mf-scores')]);
    await jest.advanceTimersByTimeAsync(hedgeAfterMs * 2);
    expect([shown(remotes), load.mock.calls.length, onReady.mock.calls.length]).toEqual([
      'new',
      1,
      1,
    ]);
  });

  it('falls back to the last good build at once when the new one fails', async () => {
    load.mockImplementation(({ build }) =>
      build === 'new' ? Promise.reject(new Error('corrupt')) : Promise.resolve(remoteModule('a')),
    );
    const remotes = openRemotes();
    await remotes.load('mf-scores');
    expect(shown(remotes)).toBe('old');
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('asks for the last good build when the new one hangs, and shows it before it gives up', async () => {
    load.mockImplementation(({ build }) =>
      build === 'new' ? never() : Promise.resolve(remoteModule('a')),
    );
    const remotes = openRemotes();
    const loading = remotes.load('mf-scores');
    await jest.advanceTimersByTimeAsync(hedgeAfterMs);
    await loading;
    expect(shown(remotes)).toBe('old');
  });

  it('has something to show within 4 s when nothing answers, and takes what comes later', async () => {
    let arrive: (value: RemoteModule) => void = () => undefined;
    load.mockImplementation(({ build }) =>
      build === 'new' ? new Promise((resolve) => (arrive = resolve)) : never(),
    );
    const remotes = openRemotes();
    const loading = remotes.load('mf-scores');
    await jest.advanceTimersByTimeAsync(giveUpAfterMs);
    await loading;
    expect(giveUpAfterMs).toBeLessThan(4_000);
    expect(shown(remotes)).toBe('failed');
    expect(errorOf(remotes)?.message).toBe('mf-scores has not answered');
    arrive(remoteModule('a'));
    await jest.advanceTimersByTimeAsync(0);
    expect(shown(remotes)).toBe('new');
  });

  it.each([
    [0, giveUpAfterMs],
    [800, giveUpAfterMs - 800],
    [60_000, giveUpAfterMs - 1_000],
  ])('gives up what the page asked for %i ms before in %i ms', async (waited, left) => {
    load.mockImplementation(never);
    const remotes = openRemotes(false);
    void remotes.load('mf-scores', waited);
    await jest.advanceTimersByTimeAsync(left - 1);
    expect(shown(remotes)).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(shown(remotes)).toBe('failed');
  });

  it('asks for the last good build the sooner, the longer the page has waited', async () => {
    load.mockImplementation(never);
    void openRemotes().load('mf-scores', 60_000);
    const asked = () => load.mock.calls.map(([{ build }]) => build);
    await jest.advanceTimersByTimeAsync(hedgeAfterMs - 501);
    expect(asked()).toEqual(['new']);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual(['new', 'old']);
  });

  it('fails with the new build’s reason when both fail', async () => {
    load.mockImplementation(({ build }) => Promise.reject(new Error(`${build} is broken`)));
    const remotes = openRemotes();
    await remotes.load('mf-scores');
    const state = remotes.state('mf-scores');
    expect(state.status === 'failed' && state.error.message).toBe('new is broken');
  });

  it('fails for a remote the release does not have', async () => {
    const remotes = openRemotes();
    await remotes.load('mf-other');
    expect(remotes.state('mf-other').status).toBe('failed');
    expect(errorOf(remotes, 'mf-other')?.message).toBe('mf-other has no build left to try');
  });

  it('fails with an error, whatever was thrown, and says so to whoever listens', async () => {
    load.mockImplementation(() => Promise.reject('no network'));
    const remotes = openRemotes(false);
    const states: string[] = [];
    remotes.subscribe(() => states.push(remotes.state('mf-scores').status));
    await remotes.load('mf-scores');
    expect(errorOf(remotes)).toEqual(new Error('no network'));
    expect(onFailure.mock.calls).toEqual([[placed('new'), new Error('no network')]]);
    expect(states).toEqual(['failed']);
  });
});

describe('retry', () => {
  it('starts again from the new build, with a rising attempt', async () => {
    load.mockRejectedValue(new Error('offline'));
    const remotes = openRemotes(false);
    await remotes.load('mf-scores');
    load.mockResolvedValue(remoteModule('a'));
    await remotes.retry('mf-scores');
    expect(shown(remotes)).toBe('new');
    expect(load.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
  });

  it('takes the remote as a later release has it', async () => {
    load.mockImplementation(({ build }) =>
      build === 'mended' ? Promise.resolve(remoteModule('a')) : Promise.reject(new Error('broken')),
    );
    const renew = jest.fn(async () => placed('mended'));
    const remotes = new Remotes({ remotes: { 'mf-scores': placed('new') }, load, renew });
    await remotes.load('mf-scores');
    expect([shown(remotes), renew.mock.calls.length]).toEqual(['failed', 0]);
    await remotes.retry('mf-scores');
    expect(shown(remotes)).toBe('mended');
  });

  it('is not disturbed by what the attempt before still brings', async () => {
    let failLate: (reason: Error) => void = () => undefined;
    load.mockImplementationOnce(() => new Promise((_, reject) => (failLate = reject)));
    const remotes = openRemotes(false);
    const first = remotes.load('mf-scores');
    await jest.advanceTimersByTimeAsync(giveUpAfterMs);
    await first;
    load.mockResolvedValue(remoteModule('a'));
    await remotes.retry('mf-scores');
    failLate(new Error('late'));
    await jest.advanceTimersByTimeAsync(0);
    expect(shown(remotes)).toBe('new');
  });
});
