import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bizCodes, mostFollowed } from '@scoreline/shared-lib/contract';
import { sql } from 'kysely';

import { insertLeague, insertMatch, type TestLeague } from '../../sport/matches/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { applyFollowChanges, type FollowChange, lockMember, storeLatest } from './changes';

const database = duringTests(openTestDatabase);
/** A time on the test's day, in minutes after noon. */
const minute = (n: number) => new Date(Date.UTC(2026, 10, 21, 12, n)).toISOString();
const now = new Date(minute(60));
let league: TestLeague;
let member: number;
let other: number;

beforeAll(async () => {
  league = await insertLeague(database.db, { teams: ['A', 'B', 'C'] });
});

beforeEach(async () => {
  await database.db.deleteFrom('users').execute();
  const users = ['fan', 'friend'].map((invite_code) => ({ invite_code, created_at: now }));
  const rows = await database.db.insertInto('users').values(users).returning('id').execute();
  [member, other] = rows.map(({ id }) => id) as [number, number];
});

const change = (over: Partial<FollowChange> = {}): FollowChange => ({
  ...{ id: 'change-1', op: 'add', kind: 'team', targetId: league.teamIds[0] as number },
  ...{ at: minute(1), ...over },
});
const apply = (...changes: FollowChange[]) => applyFollowChanges(database.db, member, changes, now);
const stateOf = (userId: number) =>
  database.db
    .selectFrom('follows')
    .select(['kind', 'target_id', 'sport', 'followed', 'at', 'change_id'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute();
/** More than the limit, as after a limit was lowered. */
async function followTooMuch(): Promise<void> {
  const row = { kind: 'team' as const, sport: 'football' as const, followed: true, at: now };
  await database.db
    .insertInto('follows')
    .values(
      Array.from({ length: mostFollowed + 1 }, (_, n) => ({
        ...{ ...row, user_id: member, target_id: 1_000_000 + n, change_id: `old-${n}` },
      })),
    )
    .execute();
}

/** Resolves when the call waits for another call's lock, or has ended without waiting. */
async function waitsOrEnds(call: Promise<unknown>): Promise<void> {
  let isOver = false;
  void call.then(() => (isOver = true));
  for (let waiting = false; !isOver && !waiting;) {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
      database.db,
    );
    waiting = rows.length > 0;
  }
}

describe('a change', () => {
  it('is stored with the sport of what it names, for the member alone', async () => {
    const match = await insertMatch(database.db, league, [0, 1], { start: minute(90) });
    const skipped = await apply(
      change(),
      change({ id: 'change-2', kind: 'match', targetId: match, op: 'remove' }),
      change({ id: 'change-3', kind: 'league', targetId: league.tournamentId }),
    );
    expect(skipped).toEqual([]);
    const facts = { sport: 'football', at: new Date(minute(1)) };
    expect(await stateOf(member)).toEqual(
      expect.arrayContaining([
        {
          ...facts,
          kind: 'team',
          target_id: league.teamIds[0],
          followed: true,
          change_id: 'change-1',
        },
        { ...facts, kind: 'match', target_id: match, followed: false, change_id: 'change-2' },
        {
          ...{ ...facts, kind: 'league', target_id: league.tournamentId },
          ...{ followed: true, change_id: 'change-3' },
        },
      ]),
    );
    expect(await stateOf(other)).toEqual([]);
  });

  it('counts where it is the latest, and of two at one moment with the greater id', async () => {
    await apply(change({ id: 'change-5', at: minute(5) }));
    for (const earlier of [
      { at: minute(4), id: 'change-9' },
      { at: minute(5), id: 'change-4' },
    ])
      await apply(change({ ...earlier, op: 'remove' }));
    expect(await stateOf(member)).toMatchObject([{ followed: true, change_id: 'change-5' }]);
    await apply(change({ id: 'change-6', op: 'remove', at: minute(5) }));
    expect(await stateOf(member)).toMatchObject([{ followed: false, change_id: 'change-6' }]);
  });

  it('of a clock that is ahead counts as made when it came, and never again', async () => {
    const ahead = change({ at: '2099-01-01T00:00:00.000Z' });
    await apply(ahead);
    expect(await stateOf(member)).toMatchObject([{ at: now }]);
    await applyFollowChanges(database.db, member, [ahead], new Date(minute(90)));
    expect(await stateOf(member)).toMatchObject([{ at: now }]);
  });

  it('of what does not exist is skipped, named, and holds nothing else up', async () => {
    const none = { targetId: 999_999_999, op: 'remove' as const };
    const skipped = await apply(
      ...(['team', 'league', 'player', 'match'] as const).map((kind) =>
        change({ ...none, id: `no-${kind}`, kind }),
      ),
      change(),
    );
    expect(skipped).toEqual(['no-team', 'no-league', 'no-player', 'no-match']);
    expect(await stateOf(member)).toHaveLength(1);
  });
});

describe('a call of no changes', () => {
  it('changes nothing', async () => {
    expect(await apply()).toEqual([]);
    expect(await stateOf(member)).toEqual([]);
  });
});

describe('who follows more than may be', () => {
  it('lets go of one after the other', async () => {
    await followTooMuch();
    expect(await apply(change({ op: 'remove' }))).toEqual([]);
    expect(await stateOf(member)).toHaveLength(mostFollowed + 2);
  });

  it('adds nothing, not even beside what is let go, and nothing of the call is stored', async () => {
    await followTooMuch();
    const [first, second] = league.teamIds as [number, number];
    const calls = [
      [change({ targetId: first })],
      [change({ targetId: first, op: 'remove' }), change({ targetId: second, id: 'change-2' })],
      [change({ targetId: second }), change({ targetId: first, op: 'remove', id: 'change-2' })],
    ];
    for (const call of calls)
      await expect(apply(...call)).rejects.toMatchObject({ code: bizCodes.tooManyFollowed });
    expect(await stateOf(member)).toHaveLength(mostFollowed + 1);
  });

  it('is a matter of each kind for itself', async () => {
    await followTooMuch();
    await database.db.deleteFrom('follows').where('change_id', '=', 'old-0').execute();
    const most = await stateOf(member);
    expect(most).toHaveLength(mostFollowed);
    await apply(change({ kind: 'league', targetId: league.tournamentId }));
    expect(await stateOf(member)).toHaveLength(mostFollowed + 1);
  });
});

describe('calls at once', () => {
  it('wait for one another, so that the last place is taken once', async () => {
    await followTooMuch();
    await database.db.deleteFrom('follows').where('change_id', 'in', ['old-0', 'old-1']).execute();
    const [first, second] = league.teamIds as [number, number];
    // The first call has used the last slot and has not committed when the second one arrives.
    const { outcome } = await database.db.transaction().execute(async (transaction) => {
      await lockMember(transaction, member);
      await storeLatest(transaction, member, [change({ targetId: first })]);
      const outcome = apply(change({ targetId: second, id: 'change-2' })).then(
        () => 'taken',
        (error: Error) => error.message,
      );
      await waitsOrEnds(outcome);
      return { outcome };
    });
    expect(await outcome).toMatch(/^You cannot follow more/);
    expect(await stateOf(member)).toHaveLength(mostFollowed);
  });
});
