import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import { giveUpAfterMs, Remotes } from './remotes';
import {
  asking,
  load,
  never,
  onReady,
  openRemotes,
  pending,
  placed,
  remoteModule,
  resetLoads,
  settle,
  shown,
} from './testing';

beforeEach(resetLoads);
afterEach(() => void jest.useRealTimers());

describe('a stale attempt', () => {
  /** The first attempt has timed out and a second has started; both are still pending. */
  async function twoAttempts(withFallback = false) {
    const [first, second] = [pending(), pending()];
    load.mockImplementation(({ build }, attempt) => {
      if (build === 'old') return never();
      return attempt === 0 ? first.loading : second.loading;
    });
    const remotes = openRemotes(withFallback);
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
    const remotes = openRemotes();
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
