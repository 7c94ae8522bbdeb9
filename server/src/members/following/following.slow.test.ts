import { describe, expect, it } from '@jest/globals';
import { mostFollowed } from '@scoreline/shared-lib/contract';
import fc from 'fast-check';
import { sql } from 'kysely';

import { duringTests } from '@scoreline/database/duringTests';
import { openDevice } from '../accounts/testing';
import { applyFollowChanges, type FollowChange } from './changes';
import { minute, openFollowingTest } from './testing';

const test = duringTests(openFollowingTest);

const stateOf = (userId: number) =>
  test.db
    .selectFrom('follows')
    .select(['kind', 'target_id', 'followed', 'at', 'change_id'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .orderBy('target_id')
    .execute();
const apply = (userId: number, changes: FollowChange[]) =>
  applyFollowChanges(test.db, userId, changes, test.clock.now);
const favourites = 'patron/frontend/favourites';

async function inBatches(
  changes: FollowChange[],
  apply: (batch: FollowChange[]) => Promise<unknown>,
  atOnce = 1,
) {
  const batches = Array.from({ length: Math.ceil(changes.length / 200) }, (_, n) =>
    changes.slice(n * 200, n * 200 + 200),
  );
  while (batches.length > 0) await Promise.all(batches.splice(0, atOnce).map(apply));
}

describe('favourites', () => {
  it('are what the latest change of each says, whatever came last', async () => {
    const { device } = await test.newMember();
    const changes = [
      test.change('1', 'add', 0, minute(1)),
      test.change('3', 'remove', 0, minute(3)),
      test.change('2', 'add', 0, minute(2)),
      test.change('4', 'add', 1, minute(1)),
      { ...test.change('5', 'add', 2, minute(1)), targetId: 999_999 },
    ];
    const { data } = await device.call(`${favourites}/change`, { changes });
    expect(data).toEqual({
      applied: ['change-1', 'change-3', 'change-2', 'change-4'],
      skipped: ['change-5'],
      favourites: [
        {
          kind: 'team',
          targetId: test.teamId(1),
          sport: 'football',
          at: minute(1),
          name: 'Club 1',
          slug: 'team-1',
          countryCode: null,
        },
      ],
    });
    const listed = await device.call(`${favourites}/list`);
    expect((listed.data as { favourites: unknown[] }).favourites).toHaveLength(1);
  });

  it('end equal after 10,000 changes replayed twice and out of order', async () => {
    const [first, second] = [await test.newMember(), await test.newMember()];
    const random = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const next = random(7);
    const changes: FollowChange[] = Array.from({ length: 10_000 }, (_, n) => ({
      ...test.change(String(n), next() < 0.5 ? 'add' : 'remove', Math.floor(next() * 60), ''),
      // Few distinct times, so that many changes collide.
      at: minute(Math.floor(next() * 50)),
    }));
    const shuffled = [...changes, ...changes]
      .map((each) => [next(), each] as const)
      .sort(([a], [b]) => a - b)
      .map(([, each]) => each);
    await inBatches(changes, (batch) => apply(first.userId, batch));
    await inBatches(shuffled, (batch) => apply(second.userId, batch), 4);
    const expected = new Map<number, FollowChange>();
    for (const each of changes) {
      const known = expected.get(each.targetId);
      if (!known || [each.at, each.id].join() > [known.at, known.id].join())
        expected.set(each.targetId, each);
    }
    const state = await stateOf(first.userId);
    expect(state).toEqual(await stateOf(second.userId));
    expect(new Map(state.map((row) => [row.target_id, [row.followed, row.change_id]]))).toEqual(
      new Map([...expected].map(([id, each]) => [id, [each.op === 'add', each.id]])),
    );
  });

  it('do not depend on how changes are ordered, cut and repeated', async () => {
    const { userId } = await test.newMember();
    const other = await test.newMember();
    const anyChange = fc.record({
      id: fc.string({ minLength: 8, maxLength: 12 }),
      op: fc.constantFrom('add' as const, 'remove' as const),
      kind: fc.constant('team' as const),
      targetId: fc.integer({ min: 0, max: 3 }).map(test.teamId),
      at: fc.integer({ min: 0, max: 3 }).map(minute),
    });
    const changesById = fc.uniqueArray(anyChange, { selector: ({ id }) => id, maxLength: 12 });
    const run = changesById.chain((changes) =>
      fc.tuple(
        fc.constant(changes),
        fc.shuffledSubarray([...changes, ...changes], { minLength: changes.length * 2 }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(run, async ([changes, shuffled]) => {
        await test.db.deleteFrom('follows').execute();
        await apply(userId, changes);
        for (const each of shuffled) await apply(other.userId, [each]);
        expect(await stateOf(userId)).toEqual(await stateOf(other.userId));
      }),
      { numRuns: 60 },
    );
  });

  it('are as many as may be: what leads past that is refused with a reason, what is there stays', async () => {
    const { device, userId } = await test.newMember();
    const { rows: clubs } = await sql<{ id: number }>`
      INSERT INTO teams (sport, name, short_name, slug, code)
      SELECT 'football', 'Many ' || n, 'Many ' || n, 'many-' || n, 'MNY'
      FROM generate_series(1, ${mostFollowed + 1}) n RETURNING id`.execute(test.db);
    const follow = (each: { id: number }, op: 'add' | 'remove' = 'add', n = 1) => ({
      ...test.change(`many-${each.id}-${n}`, op, 0, minute(n)),
      targetId: each.id,
    });
    const [extra, ...most] = clubs as [{ id: number }, ...{ id: number }[]];
    await inBatches(
      most.map((each) => follow(each)),
      (batch) => apply(userId, batch),
    );
    const call = (...changes: unknown[]) => device.call(`${favourites}/change`, { changes });
    const refused = await call(follow(extra));
    expect([refused.bizCode, refused.message]).toEqual([
      15001,
      'You cannot follow more than 1000 of these. Please remove some first.',
    ]);
    const followed = async () => (await stateOf(userId)).filter((row) => row.followed).length;
    expect(await followed()).toBe(mostFollowed);
    // A target that is already followed may be sent again, and one target may replace another.
    const [first] = most as [{ id: number }];
    expect((await call(follow(first))).bizCode).toBe(10000);
    expect((await call(follow(first, 'remove', 2), follow(extra))).bizCode).toBe(10000);
    expect(await followed()).toBe(mostFollowed);
  });

  it('do not get past the limit by calls at once', async () => {
    const { userId } = await test.newMember();
    const { rows: clubs } = await sql<{ id: number }>`
      INSERT INTO teams (sport, name, short_name, slug, code)
      SELECT 'football', 'Rush ' || n, 'Rush ' || n, 'rush-' || n, 'RSH'
      FROM generate_series(1, ${mostFollowed + 200}) n RETURNING id`.execute(test.db);
    const changes = clubs.map(({ id }) => ({
      ...test.change(`rush-${id}`, 'add', 0, minute(1)),
      targetId: id,
    }));
    const outcomes: string[] = [];
    const tryAll = (batch: FollowChange[]) =>
      apply(userId, batch).then(
        () => void outcomes.push('taken'),
        (error: Error) => void outcomes.push(error.message),
      );
    await inBatches(changes, tryAll, 6);
    const state = await stateOf(userId);
    expect(state).toHaveLength(mostFollowed);
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(5);
  });

  it('are not decided for ever by a device whose clock is ahead', async () => {
    const { device, userId } = await test.newMember();
    const ahead = '2099-01-01T00:00:00.000Z';
    const change = (...each: Parameters<typeof test.change>) =>
      device.call(`${favourites}/change`, { changes: [test.change(...each)] });
    const state = async () => (await stateOf(userId)).map(({ followed, at }) => [followed, at]);
    await change('ahead', 'add', 0, ahead);
    expect(await state()).toEqual([[true, test.clock.now]]);
    // The answer was lost, and the change is sent again later: its first arrival still counts.
    const first = test.clock.now;
    test.clock.now = new Date(first.getTime() + 120_000);
    await change('ahead', 'add', 0, ahead);
    expect(await state()).toEqual([[true, first]]);
    const honest = new Date(first.getTime() + 60_000);
    await change('honest', 'remove', 0, honest.toISOString());
    expect(await state()).toEqual([[false, honest]]);
  });

  it('of a device whose clock is ahead stay in its order', async () => {
    const { device, userId } = await test.newMember();
    // The ids run against the order, as random ids may.
    const changes = ['c', 'b', 'a'].map((id, n) =>
      test.change(`ahead-${id}`, n === 1 ? 'add' : 'remove', 0, minute(70 + n)),
    );
    await device.call(`${favourites}/change`, { changes: changes.slice(0, 2) });
    expect(await stateOf(userId)).toMatchObject([{ followed: true, change_id: 'change-ahead-b' }]);
    test.clock.now = new Date(test.clock.now.getTime() + 1);
    await device.call(`${favourites}/change`, { changes: changes.toReversed() });
    expect(await stateOf(userId)).toMatchObject([{ followed: false, change_id: 'change-ahead-a' }]);
  });

  it('are listed by when they were followed, the newest first, whatever came in when', async () => {
    const { device } = await test.newMember();
    const changes = [
      test.change('b', 'add', 3, minute(2)),
      test.change('c', 'add', 1, minute(3)),
      test.change('a', 'add', 4, minute(1)),
      test.change('d', 'add', 2, minute(4)),
    ];
    await device.call(`${favourites}/change`, { changes });
    const { data } = await device.call(`${favourites}/list`);
    const names = (data as { favourites: { name: string }[] }).favourites.map(({ name }) => name);
    expect(names).toEqual(['Club 2', 'Club 1', 'Club 3', 'Club 4']);
  });

  it('are of the member who asks, and of nobody who does not say who', async () => {
    const [first, second] = [await test.newMember(), await test.newMember()];
    await first.device.call(`${favourites}/change`, {
      changes: [test.change('mine', 'add', 5, minute(5))],
    });
    const { data } = await second.device.call(`${favourites}/list`);
    expect(data).toEqual({ favourites: [] });
    const visitor = await openDevice(test, 'visitor');
    for (const path of ['favourites/list', 'subscriptions/list', 'settings/get'])
      expect((await visitor.call(`patron/frontend/${path}`)).status).toBe(401);
  });

  it('refuse what is no change', async () => {
    const { device } = await test.newMember();
    const wrong = [
      { op: 'toggle' },
      { at: 'yesterday' },
      { at: '0000-12-31T00:00:00Z' },
      { targetId: 'x' },
      { kind: 'match' },
      { id: '' },
    ];
    for (const part of wrong) {
      const changes = [{ ...test.change('bad', 'add', 1, minute(1)), ...part }];
      expect((await device.call(`${favourites}/change`, { changes })).bizCode).toBe(11000);
    }
  });
});
