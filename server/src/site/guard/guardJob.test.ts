import { createHmac } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CanaryGuard } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import type { GuardedCanary } from './canaries';
import { guardJob, type GuardMode } from './guardJob';
import { noCounts } from './judge';
import { addTallies, canaryId } from './minuteQueries';
import { createNotices, type Webhooks } from './notices';
import type { Door } from './registryDoor';
import { openListener } from './testingListener';
import { viewCanaries } from './view';

const test = duringTests(openTestDatabase);
const start = new Date('2026-11-21T12:00:00.000Z');
let clock = start;
const now = () => clock;
const pass = (ms: number) => void (clock = new Date(clock.getTime() + ms));
const secret = 'a-secret-of-the-test-alone';

const canary: GuardedCanary = {
  ...{ track: 'scoreline/prod/stable', remote: 'mf-fans', team: 'fans' },
  ...{ build: 'c0000000000000cc', current: 'b0000000000000bb' },
  since: '2026-11-21T11:00:00.000Z',
};

let registry: Awaited<ReturnType<typeof openListener>>;
let receiver: typeof registry;
let said: string[];
beforeEach(async () => {
  clock = start;
  said = [];
  [registry, receiver] = [await openListener(), await openListener()];
  await test.db.deleteFrom('guarded_canaries').execute();
});
afterEach(() => {
  registry.close();
  receiver.close();
});

interface Given {
  mode?: GuardMode;
  webhooks?: Webhooks;
  door?: Door | null;
  secrets?: string[];
}

function openJob({ mode = 'end', webhooks = { '*': receiver.url }, door, ...given }: Given = {}) {
  const { secrets = [secret] } = given;
  const say = (_details: object, message: string) => void said.push(message);
  const logger = { info: say, warn: say, error: say } as never;
  const notices = createNotices({ db: test.db, now, logger, webhooks, secrets });
  const found = door === undefined ? { url: registry.url, token: 'guard-token' } : door;
  return guardJob({ db: test.db, now, logger, mode, door: async () => found, notices });
}

/** The reports of a minute: visits and failures of each build. */
async function tell(current: [number, number], tried: [number, number], at = start) {
  const id = await canaryId(test.db, canary);
  const tally = (isCanary: boolean, [visits, failed]: [number, number]) => ({
    ...{ ...noCounts(), canaryId: id, minute: at, isCanary, visits, failed },
  });
  await addTallies(test.db, [tally(false, current), tally(true, tried)]);
}

const row = () => test.db.selectFrom('guarded_canaries').selectAll().executeTakeFirstOrThrow();
const notice = () => JSON.parse(receiver.heard.at(-1)?.body ?? 'null') as Record<string, unknown>;
const bad = () => tell([2_000, 1], [210, 32]);
const minuteMs = 60_000;

describe('the guard', () => {
  it('has a worse canary ended by the registry, and tells its owner, once', async () => {
    await bad();
    pass(2 * minuteMs);
    const { run } = openJob();
    await run();
    await run();
    const reason = '32 of 210 visits failed, 1 of 2,000 of the current build';
    expect(registry.heard).toMatchObject([
      {
        path: '/registry/tracks/scoreline/prod/canaries/mf-fans/end',
        headers: { authorization: 'Bearer guard-token' },
      },
    ]);
    expect(JSON.parse(registry.heard[0]!.body)).toEqual({
      ...{ channel: 'stable', build: canary.build, since: canary.since, reason },
    });
    expect(receiver.heard).toHaveLength(1);
    expect(notice()).toMatchObject({
      ...{ kind: 'canary-worse', outcome: 'ended', team: 'fans', remote: 'mf-fans', reason },
      figures: { canary: { visits: 210, failed: 32 }, current: { visits: 2_000, failed: 1 } },
    });
    expect(await row()).toMatchObject({ outcome: 'ended', told_at: clock });
  });

  it('lets an equal canary go on', async () => {
    for (let at = 0; at < 60; at++)
      await tell([2_000, 20], [210, 2], new Date(start.getTime() + at * minuteMs));
    pass(62 * minuteMs);
    await openJob().run();
    expect(registry.heard).toEqual([]);
    expect(await row()).toMatchObject({ judged_at: null, outcome: null });
  });

  it('waits for a minute that servers may still add to', async () => {
    await bad();
    pass(minuteMs + 5_000);
    await openJob().run();
    expect(registry.heard).toEqual([]);
    pass(6_000);
    await openJob().run();
    expect(registry.heard).toHaveLength(1);
  });

  it('goes on where the registry was away, and where it refuses', async () => {
    await bad();
    pass(2 * minuteMs);
    await openJob({ door: null }).run();
    registry.answer.status = 403;
    await openJob().run();
    expect(said.filter((one) => one.includes('goes on'))).toHaveLength(2);
    expect([await row(), receiver.heard]).toMatchObject([{ outcome: null }, []]);
    registry.answer.status = 200;
    await openJob().run();
    expect(notice()).toMatchObject({ outcome: 'ended' });
  });

  it('says so where others were first', async () => {
    await bad();
    pass(2 * minuteMs);
    Object.assign(registry.answer, { status: 409, body: '{"refused":{"rule":"canary"}}' });
    await openJob().run();
    expect(notice()).toMatchObject({ outcome: 'over' });
  });

  it.each([
    ['watches and tells', 'watch', [{ outcome: 'watched' }]],
    ['does nothing', 'off', []],
  ] as const)('%s where it is set to', async (_what, mode, notices) => {
    await bad();
    pass(2 * minuteMs);
    await openJob({ mode }).run();
    expect(registry.heard).toEqual([]);
    expect(receiver.heard.map(({ body }) => JSON.parse(body) as object)).toMatchObject(notices);
  });
});

describe('the guard, by what a canary’s team asks', () => {
  const ask = async (guard: CanaryGuard) => void (await canaryId(test.db, { ...canary, guard }));

  it('leaves the canary alone, and says why', async () => {
    await bad();
    await ask({ off: 'a slow font' });
    pass(2 * minuteMs);
    await openJob().run();
    expect([registry.heard, receiver.heard]).toEqual([[], []]);
    const guarded = { ...canary, guard: { off: 'a slow font' } };
    const [view] = await viewCanaries(test.db, 'end', [guarded], clock);
    expect(view?.says).toBe('left alone, as its team asked: a slow font');
  });

  it('waits for more visits, or lets more of them fail', async () => {
    await bad();
    pass(2 * minuteMs);
    for (const guard of [{ visits: 500 }, { failures: 20 }]) {
      await ask(guard);
      await openJob().run();
      expect(registry.heard).toEqual([]);
    }
    await ask({ visits: 50 });
    await openJob().run();
    expect(registry.heard).toHaveLength(1);
  });
});

it('the guard ends a shell that never stands, which tells nothing', async () => {
  const id = await canaryId(test.db, canary);
  const pages = (isCanary: boolean, handed: number, heard: number) => ({
    ...{ ...noCounts(), canaryId: id, minute: start, isCanary, handed, heard },
  });
  await addTallies(test.db, [pages(false, 2_000, 1_500), pages(true, 210, 0)]);
  pass(2 * minuteMs);
  await openJob().run();
  expect(registry.heard).toEqual([]);
  pass(2 * minuteMs);
  await openJob().run();
  expect((JSON.parse(registry.heard[0]!.body) as { reason: string }).reason).toBe(
    '210 of 210 pages never told that the shell stands, 500 of 2,000 of the current build',
  );
});

describe('what /ops shows of a canary', () => {
  const says = async (mode: GuardMode = 'end') => {
    const [view] = await viewCanaries(test.db, mode, [canary], clock);
    return view?.says;
  };

  it('is what was counted of both builds, over all servers', async () => {
    await tell([90, 2], [10, 1]);
    pass(minuteMs);
    const none = { loads: 0, p75Ms: null, p90Ms: null, handed: 0, silent: 0 };
    expect(await viewCanaries(test.db, 'end', [canary], clock)).toEqual([
      {
        ...{ track: canary.track, remote: 'mf-fans', build: canary.build },
        canary: { visits: 10, failed: 1, ...none },
        current: { visits: 90, failed: 2, ...none },
        says: 'waits for 200 visits',
      },
    ]);
  });

  it('and what the guard makes of it', async () => {
    expect(await says()).toBe('waits for 200 visits');
    expect(await says('off')).toBe('not guarded: GUARD is off');
    await tell([2_000, 20], [210, 2]);
    pass(2 * minuteMs);
    expect(await says()).toBe('no worse so far');
    await tell([2_000, 20], [210, 90], clock);
    pass(2 * minuteMs);
    await openJob({ door: null }).run();
    expect(await says()).toBe(
      'worse, is being ended: 92 of 420 visits failed, 40 of 4,000 of the current build',
    );
    await openJob({ mode: 'watch' }).run();
    expect(await says()).toMatch(/^worse, left to its team: 92 of 420/);
  });
});

describe('a notice', () => {
  beforeEach(async () => {
    await bad();
    pass(2 * minuteMs);
  });

  it('is signed with its time', async () => {
    await openJob().run();
    const { headers, body } = firstItem(receiver.heard);
    const seconds = Math.floor(clock.getTime() / 1000);
    const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    expect(headers['scoreline-signature']).toBe(`t=${seconds},v1=${mac}`);
  });

  it('is taken by receivers with the new secret and with the old one while both are named', async () => {
    /** The check that receivers of one secret are advised to make. */
    const takes = (own: string) => {
      const { headers, body } = firstItem(receiver.heard);
      const parts = String(headers['scoreline-signature']).split(',');
      const seconds = parts[0]?.replace('t=', '') ?? '';
      const mac = createHmac('sha256', own).update(`${seconds}.${body}`).digest('hex');
      return parts.slice(1).includes(`v1=${mac}`);
    };
    const next = 'the-next-secret-of-the-test';
    await openJob({ secrets: [next, secret] }).run();
    expect([takes(next), takes(secret), takes('another-secret-of-nobody')]).toEqual([
      ...[true, true, false],
    ]);
  });

  it('is sent again after longer and longer pauses, and not for ever', async () => {
    receiver.answer.status = 500;
    const { run } = openJob();
    await run();
    pass(29_000);
    await run();
    expect(receiver.heard).toHaveLength(1);
    pass(1_000);
    await run();
    expect(receiver.heard).toHaveLength(2);
    pass(59_000);
    await run();
    expect(receiver.heard).toHaveLength(2);
    for (let turn = 0; turn < 30; turn++) {
      pass(5 * 3_600_000);
      await run();
    }
    expect(receiver.heard).toHaveLength(14);
  });

  it('follows no redirect', async () => {
    Object.assign(receiver.answer, { status: 302, headers: { location: `${registry.url}/x` } });
    await openJob().run();
    expect(registry.heard.map(({ path }) => path)).not.toContain('/x');
    expect(await row()).toMatchObject({ told_at: null });
  });

  it('goes to its team’s address, and to nobody where there is none', async () => {
    await openJob({ webhooks: { news: receiver.url } }).run();
    expect(receiver.heard).toEqual([]);
    expect(await row()).toMatchObject({ outcome: 'ended', due_at: null });
  });
});
