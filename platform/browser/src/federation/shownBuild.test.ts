import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteModule } from '@scoreline/shared-lib/contract';

import { giveUpAfterMs, Remotes } from './remotes';
import {
  load,
  onFailure,
  onReady,
  openRemotes,
  placed,
  remoteModule,
  resetLoads,
  settle,
  shown,
} from './testing';

beforeEach(resetLoads);
afterEach(() => void jest.useRealTimers());

describe('a build that was replaced', () => {
  it('takes nothing down with what it throws, or loses, as it goes', async () => {
    load.mockImplementation(({ build }) => Promise.resolve(remoteModule(build)));
    const remotes = openRemotes();
    await remotes.load('mf-scores');
    await remotes.replace(placed('newer'));
    remotes.renderFailed('mf-scores', placed('new'), new Error('late'));
    expect(remotes.partLost('mf-scores', placed('new'), new Error('late'))).toBe(true);
    await settle();
    expect([shown(remotes), onFailure.mock.calls.length]).toEqual(['newer', 2]);
  });
});

describe('a build that cannot be put to use', () => {
  it('gives way to the last good one', async () => {
    load.mockImplementation(({ build }) => Promise.resolve(remoteModule(build)));
    onReady.mockImplementationOnce(() => {
      throw new Error('its state is another remote’s');
    });
    const remotes = openRemotes();
    await remotes.load('mf-scores');
    await settle();
    expect([shown(remotes), onFailure.mock.calls.length]).toEqual(['old', 1]);
  });
});

describe('a part that cannot be had', () => {
  it('has the last good build take over, and stays a part where there is none', async () => {
    load.mockResolvedValue(remoteModule('a'));
    const remotes = openRemotes();
    await remotes.load('mf-scores');
    expect(remotes.partLost('mf-scores', placed('new'), new Error('chunk'))).toBe(true);
    await remotes.load('mf-scores');
    expect(shown(remotes)).toBe('old');
    expect(remotes.partLost('mf-scores', placed('old'), new Error('chunk'))).toBe(false);
    expect(shown(remotes)).toBe('old');
    expect(onFailure).toHaveBeenCalledTimes(2);
  });
});

describe('a build that throws while it is shown', () => {
  it('is replaced by the last good one, then by a card', async () => {
    load.mockResolvedValue(remoteModule('a'));
    const remotes = openRemotes();
    await remotes.load('mf-scores');
    remotes.renderFailed('mf-scores', placed('new'), new Error('render'));
    await remotes.load('mf-scores');
    expect(shown(remotes)).toBe('old');
    remotes.renderFailed('mf-scores', placed('old'), new Error('render'));
    expect(shown(remotes)).toBe('failed');
  });

  it('tells whoever listens', async () => {
    load.mockResolvedValue(remoteModule('a'));
    const remotes = openRemotes();
    const listener = jest.fn();
    const stop = remotes.subscribe(listener);
    await remotes.load('mf-scores');
    expect(listener).toHaveBeenCalled();
    stop();
    listener.mockReset();
    remotes.renderFailed('mf-scores', placed('new'), new Error('render'));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('replacing', () => {
  it('shows another build in the place of what is shown, and stays with that one where it fails', async () => {
    load.mockImplementation(async ({ build }) => {
      if (build === 'broken') throw new Error('broken');
      return remoteModule(build);
    });
    const remotes = openRemotes();
    await remotes.load('mf-scores');
    await remotes.replace(placed('newer'));
    expect(shown(remotes)).toBe('newer');
    await expect(remotes.replace(placed('broken'))).rejects.toThrow('broken');
    expect(shown(remotes)).toBe('newer');
  });

  it('is not undone by a load that was still under way', async () => {
    let arrive = (_module: RemoteModule) => {};
    load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    load.mockResolvedValue(remoteModule('newer'));
    const remotes = openRemotes(false);
    const first = remotes.load('mf-scores');
    await remotes.replace(placed('newer'));
    arrive(remoteModule('late'));
    await jest.advanceTimersByTimeAsync(giveUpAfterMs);
    await first;
    expect(shown(remotes)).toBe('newer');
  });
});

describe('a build that failed', () => {
  it('is reported once, however often it throws, and waits for the one before it', async () => {
    load.mockImplementation(({ build }) => Promise.resolve(remoteModule(build)));
    const remotes = openRemotes();
    await remotes.load('mf-scores');
    remotes.renderFailed('mf-scores', placed('new'), new Error('render'));
    expect(shown(remotes)).toBe('loading');
    remotes.renderFailed('mf-scores', placed('new'), new Error('render'));
    await settle();
    expect([shown(remotes), onFailure.mock.calls.length]).toEqual(['old', 1]);
  });

  it('before anything is shown is reported, and takes nothing down', async () => {
    load.mockImplementation(({ build }) => Promise.resolve(remoteModule(build)));
    const remotes = openRemotes();
    remotes.renderFailed('mf-scores', placed('earlier'), new Error('render'));
    await remotes.load('mf-scores');
    expect([shown(remotes), onFailure.mock.calls.length]).toEqual(['new', 1]);
  });

  it('gives way where nobody is told of it', async () => {
    load.mockImplementation(({ build }) =>
      build === 'broken'
        ? Promise.reject(new Error('broken'))
        : Promise.resolve(remoteModule(build)),
    );
    const remotes = new Remotes({
      remotes: { 'mf-scores': { ...placed('broken'), fallback: placed('old') } },
      load,
    });
    await remotes.load('mf-scores');
    expect(shown(remotes)).toBe('old');
    expect(remotes.partLost('mf-scores', placed('old'), new Error('chunk'))).toBe(false);
    await remotes.replace(placed('newer'));
    remotes.renderFailed('mf-scores', placed('old'), new Error('late'));
    expect(shown(remotes)).toBe('newer');
    remotes.renderFailed('mf-scores', placed('newer'), new Error('render'));
    await settle();
    expect(shown(remotes)).toBe('old');
  });
});
