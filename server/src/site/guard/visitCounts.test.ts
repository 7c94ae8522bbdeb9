import { beforeEach, describe, expect, it } from '@jest/globals';
import type { TelemetryEvent } from '@scoreline/shared-lib/contract';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { releaseOf } from '@scoreline/platform-server/testing';
import { guardedCanaries, type GuardedCanary } from './canaries';
import { classOf } from './loadTimes';
import { canaryId, minutesOf, pruneMinutes } from './minuteQueries';
import { createVisitCounts } from './visitCounts';

const test = duringTests(openTestDatabase);
const start = new Date('2026-11-21T12:00:30.000Z');
const later = new Date('2026-11-22T12:00:00.000Z');
let clock = start;
const now = () => clock;
const logger = { error: () => undefined };

const canary: GuardedCanary = {
  ...{ track: 'scoreline/prod/stable', remote: 'mf-scores', team: 'scores' },
  ...{ build: 'c0000000000000cc', current: 'b0000000000000bb' },
  since: '2026-11-21T11:00:00.000Z',
};
const of = (build: string) => ({ remote: 'mf-scores', build });
const load = (build: string, over = {}): TelemetryEvent => ({
  ...{ kind: 'load', ...of(build), ms: 100, ...over },
});
const failure = (build: string, over = {}): TelemetryEvent => ({
  ...{ kind: 'failure', ...of(build), phase: 'load', message: 'x', ...over },
});

const minutes = async (of = canary) => {
  const found = await minutesOf(test.db, await canaryId(test.db, of), later);
  return found.map(({ current, canary: tried }) => ({
    current: [current.visits, current.failed],
    canary: [tried.visits, tried.failed],
  }));
};

beforeEach(async () => {
  clock = start;
  await test.db.deleteFrom('guarded_canaries').execute();
});

describe('visits of a canary and of the build beside it', () => {
  it('are counted by the minute, of one server and of another together', async () => {
    const servers = [0, 1].map(() => createVisitCounts({ db: test.db, now, logger }));
    for (const { add } of servers) {
      add([canary], [load(canary.build, { visit: true, network: true })]);
      add([canary], [load(canary.current, { visit: true })]);
      add([canary], [failure(canary.current, { visit: true, failed: true })]);
    }
    await Promise.all(servers.map(({ flush }) => flush()));
    clock = new Date(start.getTime() + 60_000);
    servers[0]!.add([canary], [failure(canary.build, { failed: true })]);
    await servers[0]!.flush();
    expect(await minutes()).toEqual([
      { current: [4, 2], canary: [2, 0] },
      { current: [0, 0], canary: [0, 1] },
    ]);
    const [first] = await minutesOf(test.db, await canaryId(test.db, canary), later);
    expect(first?.canary.loads[classOf(100)]).toBe(2);
    expect(first?.current.loads[classOf(100)]).toBe(0);
  });

  it('are one a report, whatever it claims, and none without a mark', async () => {
    const counts = createVisitCounts({ db: test.db, now, logger });
    const many = Array.from({ length: 20 }, () =>
      failure(canary.build, { visit: true, failed: true }),
    );
    counts.add([canary], many);
    counts.add([canary], [load(canary.build), failure(canary.build)]);
    counts.add([canary], [load('d0000000000000dd', { visit: true })]);
    await counts.flush();
    expect(await minutes()).toEqual([{ current: [0, 0], canary: [1, 1] }]);
  });

  it('begin anew with a canary that begins anew', async () => {
    const counts = createVisitCounts({ db: test.db, now, logger });
    const again = { ...canary, since: '2026-11-21T12:00:00.000Z' };
    counts.add([canary], [load(canary.build, { visit: true })]);
    counts.add([again], [load(canary.build, { visit: true })]);
    await counts.flush();
    expect([await minutes(), await minutes(again)]).toEqual([
      [{ current: [0, 0], canary: [1, 0] }],
      [{ current: [0, 0], canary: [1, 0] }],
    ]);
  });

  it('and pages that were handed out count once they have had time to tell', async () => {
    const counts = createVisitCounts({ db: test.db, now, logger });
    const minute = new Date('2026-11-21T12:00:00.000Z');
    const pages = async (at: string) => {
      const found = await minutesOf(test.db, await canaryId(test.db, canary), new Date(at));
      return found.map(({ current, canary: tried }) => [
        ...[current.handed, current.heard, tried.handed, tried.heard],
      ]);
    };
    for (const build of [canary.build, canary.build, canary.current])
      counts.addPage(canary, { build, minute, isHeard: false });
    counts.addPage(canary, { build: canary.build, minute, isHeard: true });
    await counts.flush();
    expect(await pages('2026-11-21T12:02:00.000Z')).toEqual([[0, 0, 0, 0]]);
    expect(await pages('2026-11-21T12:02:01.000Z')).toEqual([[1, 0, 2, 1]]);
  });

  it('have what the canary’s team asks of the guard beside them, as it asked last', async () => {
    const guardAsked = async () => {
      const rows = await test.db.selectFrom('guarded_canaries').select('guard').execute();
      return rows.map(({ guard }) => guard);
    };
    const counts = createVisitCounts({ db: test.db, now, logger });
    for (const guard of [{ visits: 500 }, { off: 'a slow font' }]) {
      counts.add([{ ...canary, guard }], [load(canary.build, { visit: true })]);
      await counts.flush();
      expect(await guardAsked()).toEqual([guard]);
    }
    counts.add([canary], [load(canary.build, { visit: true })]);
    await counts.flush();
    expect(await guardAsked()).toEqual([null]);
  });

  it('are forgotten after a week', async () => {
    const counts = createVisitCounts({ db: test.db, now, logger });
    counts.add([canary], [load(canary.build, { visit: true })]);
    await counts.flush();
    await pruneMinutes(test.db, later);
    expect(await minutes()).toHaveLength(1);
    await pruneMinutes(test.db, new Date('2026-11-29T12:00:00.000Z'));
    expect(await minutes()).toHaveLength(0);
  });
});

it('a canary of a remote that nobody else has is compared with nothing', () => {
  const release = releaseOf('scoreline', 7);
  const terms = { percent: 10, salt: 'x', team: 'scores', since: canary.since };
  const scores = release.remotes['mf-scores']!;
  const remotes = {
    'mf-scores': { ...scores, build: canary.build, ...terms },
    'mf-new': { ...scores, name: 'mf-new', build: canary.build, ...terms },
  };
  const shell = { ...release.shell, build: 'd0000000000000dd', ...terms };
  expect(guardedCanaries({ ...release, canaries: { shell, remotes } })).toEqual([
    { ...canary, remote: 'shell', build: 'd0000000000000dd', current: release.shell.build },
    canary,
  ]);
});
