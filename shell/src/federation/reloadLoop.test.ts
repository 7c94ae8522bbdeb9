import { beforeEach, describe, expect, it, jest } from '@jest/globals';

import type { PlacedBuild, ReleasedRemote, RemoteModule } from '@scoreline/shared-lib/contract';

import { brakeReloads, isReloadLoop } from './reloadLoop';
import { Remotes } from './remotes';

const start = Date.parse('2026-11-22T12:00:00Z');
const reloadAt = (ms: number) => isReloadLoop(start + ms, () => true);

beforeEach(() => sessionStorage.clear());

describe('a page that is loaded again', () => {
  it('is in a loop at the third time in ten seconds', () => {
    expect(isReloadLoop(start, () => false)).toBe(false);
    expect([500, 1_000, 1_500].map(reloadAt)).toEqual([false, false, true]);
    expect(reloadAt(2_000)).toBe(true);
  });

  it('is in none when it takes longer, or is opened anew', () => {
    expect([0, 5_000, 10_000, 15_000].map(reloadAt)).toEqual([false, false, false, false]);
    sessionStorage.clear();
    const opened = [0, 1, 2, 3].map((ms) => isReloadLoop(start + ms, () => false));
    expect(opened).toEqual([false, false, false, false]);
  });

  it('is in none when the visitor has touched it', () => {
    Object.assign(navigator, { userActivation: { hasBeenActive: true } });
    const times = [500, 1_000, 1_500, 2_000].map((ms) => {
      const isLoop = reloadAt(ms);
      dispatchEvent(new Event('pagehide'));
      return isLoop;
    });
    Object.assign(navigator, { userActivation: undefined });
    expect(times).toEqual([false, false, false, false]);
  });
});

it('has no brake where the storage is closed', () => {
  const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  expect([1, 2, 3, 4].map(reloadAt)).toEqual([false, false, false, false]);
  closed.mockRestore();
});

describe('a remote that reloads the page', () => {
  const placed = (build: string): PlacedBuild => ({
    ...{ name: 'mf-scores', build, base: `/builds/mf-scores/${build}/`, contract: '^1.0.0' },
    ...{ owner: 'scores', routes: [], namespaces: [], entry: 'entry.js', global: build },
    ...{ initial: [], locales: {}, files: [] },
  });
  const module: RemoteModule = { contract: '^1.0.0', routes: [], namespaces: [] };

  /** One visit: which builds were run, and what stands. */
  async function visit(remote: ReleasedRemote, ms: number) {
    const released = { 'mf-scores': remote };
    const run: string[] = [];
    const load = async ({ build }: PlacedBuild) => {
      run.push(build);
      return module;
    };
    const remotes = new Remotes({
      remotes: released,
      load: brakeReloads(load, released, reloadAt(ms)),
    });
    await remotes.load('mf-scores');
    return { run, remotes, state: remotes.state('mf-scores') };
  }

  it('has the last good build take over at the third time in ten seconds', async () => {
    const remote = { ...placed('new'), fallback: placed('old') };
    expect((await visit(remote, 500)).run).toEqual(['new']);
    expect((await visit(remote, 1_000)).run).toEqual(['new']);
    const { run, state } = await visit(remote, 1_500);
    expect(run).toEqual(['old']);
    expect(state).toMatchObject({ status: 'ready', build: { build: 'old' } });
  });

  it('gives way to a card where there is none, whose retry runs it again', async () => {
    for (const ms of [500, 1_000]) await visit(placed('new'), ms);
    const { run, state, remotes } = await visit(placed('new'), 1_500);
    expect([run, state.status]).toEqual([[], 'failed']);
    await remotes.retry('mf-scores');
    expect(run).toEqual(['new']);
    expect(remotes.state('mf-scores').status).toBe('ready');
  });
});
