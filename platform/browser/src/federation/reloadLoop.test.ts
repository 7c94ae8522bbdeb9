import { beforeEach, describe, expect, it, jest } from '@jest/globals';

import type { PlacedBuild, ReleasedRemote, RemoteModule } from '@scoreline/shared-lib/contract';

import { brakeReloads, loopingBuilds } from './reloadLoop';
import { Remotes } from './remotes';

const start = Date.parse('2026-11-22T12:00:00Z');
const placed = (build: string, name = 'mf-scores'): PlacedBuild => ({
  ...{ name, build, base: `/builds/${name}/${build}/`, contract: '^1.0.0' },
  ...{ owner: name, routes: [], namespaces: [], entry: 'entry.js', global: build },
  ...{ initial: [], locales: {}, files: [] },
});
const content: RemoteModule = { contract: '^1.0.0', routes: [], namespaces: [] };

/** The builds refused on a reloaded page, after a page that had started these. */
const reloadAt = (ms: number, begun: readonly string[] = ['new']) => {
  const run = brakeReloads(async () => content, new Set());
  for (const build of begun) void run(placed(build), 0);
  return [...loopingBuilds(start + ms, () => true)];
};

beforeEach(() => sessionStorage.clear());

describe('a page that is loaded again', () => {
  it('is in a loop at the third time in ten seconds, and goes on to be', () => {
    expect(loopingBuilds(start, () => false).size).toBe(0);
    const refused = [500, 1_000, 1_500].map((ms) => reloadAt(ms));
    expect(refused).toEqual([[], [], ['new']]);
    expect(reloadAt(2_000)).toEqual(['new']);
  });

  it('is in none when it takes longer, or is opened anew', () => {
    const refused = [0, 5_000, 10_000, 15_000].flatMap((ms) => reloadAt(ms));
    expect(refused).toEqual([]);
    sessionStorage.clear();
    const opened = [0, 1, 2, 3].map((ms) => loopingBuilds(start + ms, () => false).size);
    expect(opened).toEqual([0, 0, 0, 0]);
  });

  it('refuses what had begun on any of the three pages, and nothing of a page before them', () => {
    const pages = [['gone'], ['new'], ['new', 'other'], ['old']];
    const refused = pages.map((begun, turn) => reloadAt(500 * turn, begun));
    expect(refused[2]).toEqual(['gone', 'new', 'other']);
    expect(refused[3]).toEqual(['new', 'other', 'old']);
  });

  it('is in none when the visitor has touched it', () => {
    Object.assign(navigator, { userActivation: { hasBeenActive: true } });
    const refused = [500, 1_000, 1_500, 2_000].flatMap((ms) => {
      const builds = reloadAt(ms);
      dispatchEvent(new Event('pagehide'));
      return builds;
    });
    Object.assign(navigator, { userActivation: undefined });
    expect(refused).toEqual([]);
  });
});

it('has no brake where the storage is closed', () => {
  const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  expect([1, 2, 3, 4].flatMap((ms) => reloadAt(ms))).toEqual([]);
  closed.mockRestore();
});

describe('a remote that reloads the page', () => {
  /** One visit: which builds ran, and each remote's state. */
  async function visit(ms: number, ...released: ReleasedRemote[]) {
    const run: string[] = [];
    const load = async ({ build }: PlacedBuild) => {
      run.push(build);
      return content;
    };
    const remotes = new Remotes({
      remotes: Object.fromEntries(released.map((remote) => [remote.name, remote])),
      load: brakeReloads(
        load,
        loopingBuilds(start + ms, () => ms > 0),
      ),
    });
    await remotes.load('mf-scores');
    return { run, remotes, state: remotes.state('mf-scores') };
  }

  /** The pages of a loop, up to the one on which the brake acts. */
  async function loop(...released: ReleasedRemote[]) {
    for (const ms of [0, 500, 1_000]) expect((await visit(ms, ...released)).run).toEqual(['new']);
  }

  it('has the last good build take over at the third time in ten seconds', async () => {
    const remote = { ...placed('new'), fallback: placed('old') };
    await loop(remote);
    const { run, state } = await visit(1_500, remote);
    expect(run).toEqual(['old']);
    expect(state).toMatchObject({ status: 'ready', build: { build: 'old' } });
  });

  it('gives way to a card where there is none, whose retry runs it again', async () => {
    await loop(placed('new'));
    const { run, state, remotes } = await visit(1_500, placed('new'));
    expect([run, state.status]).toEqual([[], 'failed']);
    await remotes.retry('mf-scores');
    expect(run).toEqual(['new']);
    expect(remotes.state('mf-scores').status).toBe('ready');
  });

  it('gives way to a card where the last good build does so too', async () => {
    const remote = { ...placed('new'), fallback: placed('old') };
    await loop(remote);
    await visit(1_500, remote);
    expect((await visit(2_000, remote)).state.status).toBe('failed');
  });

  it('holds up no other remote, which the visitor goes to afterwards', async () => {
    const released = [placed('new'), placed('other', 'mf-match')];
    await loop(...released);
    const { remotes } = await visit(1_500, ...released);
    await remotes.load('mf-match');
    expect(remotes.state('mf-match').status).toBe('ready');
  });
});
