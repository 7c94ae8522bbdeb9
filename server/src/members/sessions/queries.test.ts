import { createHash, randomUUID } from 'node:crypto';

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Insertable } from 'kysely';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import type { SessionTable } from '@scoreline/database/tables/memberTables';
import {
  deleteEndedSessions,
  findByAccess,
  insertSession,
  lockSession,
  revokeAllSessions,
  revokeOldest,
  revokeSession,
  revokeSessions,
} from './queries';

const database = duringTests(openTestDatabase);
const noon = new Date('2026-11-21T12:00:00Z');
const minute = (n: number) => new Date(noon.getTime() + n * 60_000);
const hash = (text: string) => createHash('sha256').update(text).digest();

let member: number;
let other: number;

beforeEach(async () => {
  await database.db.deleteFrom('users').execute();
  const users = ['fan', 'friend'].map((invite_code) => ({ invite_code, created_at: noon }));
  const rows = await database.db.insertInto('users').values(users).returning('id').execute();
  [member, other] = rows.map(({ id }) => id) as [number, number];
});

/** A session opened at noon that expires in an hour, its access token in a quarter of an hour. */
async function openSession(facts: Partial<Insertable<SessionTable>> = {}): Promise<string> {
  const id = randomUUID();
  await insertSession(database.db, {
    ...{ id, user_id: member, device_id: 'phone', method: 'email', salt: hash(`salt ${id}`) },
    ...{ refresh_hash: hash(`refresh ${id}`), access_hash: hash(`access ${id}`) },
    ...{ created_at: noon, rotated_at: noon, expires_at: minute(60) },
    ...{ access_expires_at: minute(15), ...facts },
  });
  return id;
}

const sessionOf = (id: string) =>
  database.db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();

/** When each session ended; null if it is active. */
const endsOf = (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await sessionOf(id))?.revoked_at ?? null));

describe('the session of an access token', () => {
  const found = (facts: object = {}) =>
    findByAccess(database.db, {
      ...{ hash: hash('token'), deviceId: 'phone', now: noon, graceFrom: minute(-1) },
      ...facts,
    });

  it('is told with its member, its device and when it began', async () => {
    await openSession();
    const id = await openSession({ access_hash: hash('token'), created_at: minute(-5) });
    await openSession();
    expect(await found()).toEqual({
      ...{ id, userId: member, deviceId: 'phone', createdAt: minute(-5) },
    });
  });

  it('is there at its device alone', async () => {
    await openSession({ access_hash: hash('token') });
    expect(await found({ deviceId: 'tablet' })).toBeUndefined();
  });

  it('is over when it ended, when it expires and when the token does', async () => {
    const id = await openSession({ access_hash: hash('token'), expires_at: minute(10) });
    expect(await found({ now: minute(9) })).toMatchObject({ id });
    expect(await found({ now: minute(10) })).toBeUndefined();
    await database.db
      .updateTable('sessions')
      .set({ expires_at: minute(60) })
      .execute();
    expect(await found({ now: minute(14) })).toMatchObject({ id });
    expect(await found({ now: minute(15) })).toBeUndefined();
    await revokeSession(database.db, id, noon);
    expect(await found()).toBeUndefined();
  });

  it('is that of the token before as well, while that one may still be on its way', async () => {
    const facts = { previous_access_hash: hash('token'), previous_access_expires_at: minute(17) };
    const id = await openSession({ ...facts, rotated_at: minute(2) });
    expect(await found({ now: minute(3), graceFrom: minute(1) })).toMatchObject({ id });
    expect(await found({ now: minute(3), graceFrom: minute(2) })).toBeUndefined();
    // The newer token's expiry doesn't matter.
    expect(await found({ now: minute(16), graceFrom: minute(1) })).toMatchObject({ id });
    // Its own expiry does.
    expect(await found({ now: minute(17), graceFrom: minute(1) })).toBeUndefined();
  });

  it('is not found by a token that is neither of the two', async () => {
    await openSession({ previous_access_hash: hash('before') });
    expect(await found()).toBeUndefined();
  });
});

describe('a session that is locked', () => {
  it('comes whole, and waits for nobody but whoever has it', async () => {
    const [id, free] = [await openSession(), await openSession()];
    await database.db.transaction().execute(async (transaction) => {
      expect(await lockSession(transaction, id)).toEqual(await sessionOf(id));
      const unlocked = await database.db
        .selectFrom('sessions')
        .select('id')
        .forUpdate()
        .skipLocked()
        .execute();
      expect(unlocked).toEqual([{ id: free }]);
    });
  });

  it('is none where there is no such session, or it ended', async () => {
    const [id, ended] = [await openSession(), await openSession({ revoked_at: noon })];
    const locked = (each: string) =>
      database.db.transaction().execute((transaction) => lockSession(transaction, each));
    expect(await locked(ended)).toBeUndefined();
    expect(await locked(randomUUID())).toBeUndefined();
    expect(await locked(id)).toMatchObject({ id });
  });
});

describe('ending sessions', () => {
  it('ends one, and leaves the moment of an end that was before', async () => {
    const ids = [await openSession(), await openSession(), await openSession()];
    const [first, second] = ids as [string, string];
    await revokeSession(database.db, first, minute(1));
    await revokeSession(database.db, first, minute(2));
    await revokeSession(database.db, second, minute(3));
    expect(await endsOf(ids)).toEqual([minute(1), minute(3), null]);
  });

  it('ends all of a member, and says how many there were', async () => {
    const ids = [
      await openSession(),
      await openSession(),
      await openSession({ revoked_at: minute(1) }),
      await openSession({ user_id: other }),
    ];
    expect(await revokeSessions(database.db, member, minute(5))).toBe(2);
    expect(await endsOf(ids)).toEqual([minute(5), minute(5), minute(1), null]);
    expect(await revokeSessions(database.db, member, minute(6))).toBe(0);
  });

  it('ends all of a member but one', async () => {
    const ids = [await openSession(), await openSession(), await openSession()];
    expect(await revokeSessions(database.db, member, minute(5), ids[1])).toBe(2);
    expect(await endsOf(ids)).toEqual([minute(5), null, minute(5)]);
  });

  it('ends those of all members', async () => {
    const ids = [
      await openSession(),
      await openSession({ user_id: other }),
      await openSession({ user_id: other, revoked_at: minute(1) }),
    ];
    expect(await revokeAllSessions(database.db, minute(5))).toBe(2);
    expect(await endsOf(ids)).toEqual([minute(5), minute(5), minute(1)]);
  });
});

describe('more sessions than a member may have', () => {
  it('end from the one that was used least recently', async () => {
    const ids = [];
    for (const used of [3, 1, 4, 2]) ids.push(await openSession({ rotated_at: minute(used) }));
    const others = [await openSession({ user_id: other, rotated_at: minute(-5) })];
    await revokeOldest(database.db, member, minute(9), 2);
    expect(await endsOf(ids)).toEqual([null, minute(9), null, minute(9)]);
    expect(await endsOf(others)).toEqual([null]);
  });

  it('are counted without those that ended, whose end stays as it was', async () => {
    const ids = [
      await openSession({ rotated_at: minute(4), revoked_at: minute(5) }),
      await openSession({ rotated_at: minute(3) }),
      await openSession({ rotated_at: minute(2) }),
      await openSession({ rotated_at: minute(1), revoked_at: minute(5) }),
    ];
    await revokeOldest(database.db, member, minute(9), 2);
    expect(await endsOf(ids)).toEqual([minute(5), null, null, minute(5)]);
  });

  it('that were used at one moment end the same way whoever decides it', async () => {
    const ids = [];
    for (let n = 0; n < 8; n += 1) ids.push(await openSession());
    await revokeOldest(database.db, member, minute(9), 4);
    const kept = ids.toSorted().slice(0, 4);
    expect(await endsOf(ids)).toEqual(ids.map((id) => (kept.includes(id) ? null : minute(9))));
  });
});

describe('sessions that ended long ago', () => {
  it('go, whether they expired or were ended; the others stay', async () => {
    const gone = [
      await openSession({ expires_at: minute(-1) }),
      await openSession({ revoked_at: minute(-1) }),
    ];
    const stay = [
      await openSession(),
      await openSession({ expires_at: noon }),
      await openSession({ revoked_at: noon }),
    ];
    const { numDeletedRows } = await deleteEndedSessions(database.db, noon);
    expect(numDeletedRows).toBe(2n);
    expect(await Promise.all(gone.map(sessionOf))).toEqual([undefined, undefined]);
    expect(await Promise.all(stay.map(sessionOf))).toMatchObject(stay.map((id) => ({ id })));
  });
});
