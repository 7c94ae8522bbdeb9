import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ReleasedRemote, RemoteModule } from '@scoreline/shared-lib/contract';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import type { PlacedBuild } from './loadBuild';
import { giveUpAfterMs, hedgeAfterMs, Remotes } from './remotes';

const placed = (build: string): PlacedBuild => ({
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

const remoteModule = (name: string): RemoteModule => ({
  contract: '^1.0.0',
  routes: [{ path: `/${name}`, Component: () => null }],
  namespaces: [],
});
const never = () => new Promise<RemoteModule>(() => undefined);

const load = jest.fn<(build: PlacedBuild, attempt: number) => Promise<RemoteModule>>();
const onReady = jest.fn();
const onFailure = jest.fn();

function open(withFallback = true) {
  const remote: ReleasedRemote = withFallback
    ? { ...placed('new'), fallback: placed('old') }
    : placed('new');
  return new Remotes({ remotes: { 'mf-scores': remote }, load, onReady, onFailure });
}

const shown = (remotes: Remotes) => {
  const state = remotes.state('mf-scores');
  return state.status === 'ready' ? state.build.build : state.status;
};

beforeEach(() => {
  jest.useFakeTimers();
  for (const mock of [load, onReady, onFailure]) mock.mockReset();
});
afterEach(() => void jest.useRealTimers());

describe('loading', () => {
  it('loads a remote once, however often it is asked for', async () => {
    load.mockResolvedValue(remoteModule('a'));
    const remotes = open();
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
    const remotes = open();
    await remotes.load('mf-scores');
    expect(shown(remotes)).toBe('old');
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('asks for the last good build when the new one hangs, and shows it before it gives up', async () => {
    load.mockImplementation(({ build }) =>
      build === 'new' ? never() : Promise.resolve(remoteModule('a')),
    );
    const remotes = open();
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
    const remotes = open();
    const loading = remotes.load('mf-scores');
    await jest.advanceTimersByTimeAsync(giveUpAfterMs);
    await loading;
    expect(giveUpAfterMs).toBeLessThan(4_000);
    expect(shown(remotes)).toBe('failed');
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
    const remotes = open(false);
    void remotes.load('mf-scores', waited);
    await jest.advanceTimersByTimeAsync(left - 1);
    expect(shown(remotes)).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(shown(remotes)).toBe('failed');
  });

  it('asks for the last good build the sooner, the longer the page has waited', async () => {
    load.mockImplementation(never);
    void open().load('mf-scores', 60_000);
    const asked = () => load.mock.calls.map(([{ build }]) => build);
    await jest.advanceTimersByTimeAsync(hedgeAfterMs - 501);
    expect(asked()).toEqual(['new']);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual(['new', 'old']);
  });

  it('fails with the new build’s reason when both fail', async () => {
    load.mockImplementation(({ build }) => Promise.reject(new Error(`${build} is broken`)));
    const remotes = open();
    await remotes.load('mf-scores');
    const state = remotes.state('mf-scores');
    expect(state.status === 'failed' && state.error.message).toBe('new is broken');
  });

  it('fails for a remote the release does not have', async () => {
    const remotes = open();
    await remotes.load('mf-other');
    expect(remotes.state('mf-other').status).toBe('failed');
  });
});

describe('retry', () => {
  it('starts again from the new build, with a rising attempt', async () => {
    load.mockRejectedValue(new Error('offline'));
    const remotes = open(false);
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
    const remotes = open(false);
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

/** A load that ends when the test says so. */
function pending() {
  let arrive: (value: RemoteModule) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const loading = new Promise<RemoteModule>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  return { loading, arrive: () => arrive(remoteModule('a')), fail: () => fail(new Error('late')) };
}
function asking() {
  let resolve: (remote: ReleasedRemote | null) => void = () => undefined;
  const promise = new Promise<ReleasedRemote | null>((answer) => (resolve = answer));
  return { promise, resolve: (remote: ReleasedRemote | null) => resolve(remote) };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('a stale attempt', () => {
  /** The first attempt has been given up and a second one is under way; both still hang. */
  async function twoAttempts(withFallback = false) {
    const [first, second] = [pending(), pending()];
    load.mockImplementation(({ build }, attempt) => {
      if (build === 'old') return never();
      return attempt === 0 ? first.loading : second.loading;
    });
    const remotes = open(withFallback);
    void remotes.load('mf-scores');
    await jest.advanceTimersByTimeAsync(giveUpAfterMs);
    void remotes.retry('mf-scores');
    await settle();
    expect(shown(remotes)).toBe('loading');
    return { remotes, first, second };
  }

  it('that fails leaves the next one loading', async () => {
    const { remotes, first, second } = await twoAttempts();
    first.fail();
    await settle();
    expect(shown(remotes)).toBe('loading');
    second.arrive();
    await settle();
    expect(shown(remotes)).toBe('new');
  });

  it('that arrives is not shown in the place of the next one', async () => {
    const { remotes, first, second } = await twoAttempts();
    first.arrive();
    await settle();
    expect([shown(remotes), onReady.mock.calls.length]).toEqual(['loading', 0]);
    second.arrive();
    await settle();
    expect([shown(remotes), onReady.mock.calls.length]).toEqual(['new', 1]);
  });

  it('that fails while the release is asked for takes no build away from the next one', async () => {
    const { loading, fail } = pending();
    const renewal = asking();
    load.mockImplementationOnce(() => loading).mockResolvedValue(remoteModule('a'));
    const remotes = new Remotes({
      remotes: { 'mf-scores': placed('new') },
      load,
      renew: () => renewal.promise,
    });
    void remotes.load('mf-scores');
    await jest.advanceTimersByTimeAsync(giveUpAfterMs);
    void remotes.retry('mf-scores');
    fail();
    await settle();
    renewal.resolve(null);
    await settle();
    expect(shown(remotes)).toBe('new');
  });

  it('does not bring back the remote of the release that it asked for', async () => {
    const asked = [asking(), asking()];
    let turn = 0;
    load.mockImplementation(({ build }) =>
      build === 'new' ? Promise.reject(new Error('broken')) : Promise.resolve(remoteModule(build)),
    );
    const remotes = new Remotes({
      remotes: { 'mf-scores': placed('new') },
      load,
      renew: () => itemAt(asked, turn++).promise,
    });
    await remotes.load('mf-scores');
    void remotes.retry('mf-scores');
    void remotes.retry('mf-scores');
    itemAt(asked, 1).resolve(placed('second'));
    await settle();
    firstItem(asked).resolve(placed('first'));
    await settle();
    expect(shown(remotes)).toBe('second');
    expect(load.mock.calls.map(([{ build }]) => build)).toEqual(['new', 'second']);
    remotes.renderFailed('mf-scores', placed('second'), new Error('later'));
    await settle();
    expect(shown(remotes)).toBe('failed');
  });

  it('of a replacement is not shown after the next one', async () => {
    const slow = pending();
    load.mockResolvedValueOnce(remoteModule('a'));
    const remotes = open();
    await remotes.load('mf-scores');
    load.mockImplementation(({ build }) =>
      build === 'slow' ? slow.loading : Promise.resolve(remoteModule(build)),
    );
    const first = remotes.replace(placed('slow'));
    await remotes.replace(placed('newest'));
    slow.arrive();
    await first;
    expect(shown(remotes)).toBe('newest');
  });
});

describe('a build that was replaced', () => {
  it('takes nothing down with what it throws, or loses, as it goes', async () => {
    load.mockImplementation(({ build }) => Promise.resolve(remoteModule(build)));
    const remotes = open();
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
    const remotes = open();
    await remotes.load('mf-scores');
    await settle();
    expect([shown(remotes), onFailure.mock.calls.length]).toEqual(['old', 1]);
  });
});

describe('a part that cannot be had', () => {
  it('has the last good build take over, and stays a part where there is none', async () => {
    load.mockResolvedValue(remoteModule('a'));
    const remotes = open();
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
    const remotes = open();
    await remotes.load('mf-scores');
    remotes.renderFailed('mf-scores', placed('new'), new Error('render'));
    await remotes.load('mf-scores');
    expect(shown(remotes)).toBe('old');
    remotes.renderFailed('mf-scores', placed('old'), new Error('render'));
    expect(shown(remotes)).toBe('failed');
  });

  it('tells whoever listens', async () => {
    load.mockResolvedValue(remoteModule('a'));
    const remotes = open();
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
    const remotes = open();
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
    const remotes = open(false);
    const first = remotes.load('mf-scores');
    await remotes.replace(placed('newer'));
    arrive(remoteModule('late'));
    await jest.advanceTimersByTimeAsync(giveUpAfterMs);
    await first;
    expect(shown(remotes)).toBe('newer');
  });
});
