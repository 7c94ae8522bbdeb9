import type { Insertable, Kysely, Transaction } from 'kysely';

import type { SessionTable } from '@scoreline/database/tables/memberTables';
import type { Database } from '@scoreline/database/schema';

export const insertSession = (db: Kysely<Database>, row: Insertable<SessionTable>) =>
  db.insertInto('sessions').values(row).execute();

/**
 * The session of an access token at this device. The previous token is valid until `graceFrom` has passed, and no longer
 * than its own expiry.
 */
export const findByAccess = (
  db: Kysely<Database>,
  {
    hash,
    deviceId,
    now,
    graceFrom,
  }: { hash: Buffer; deviceId: string; now: Date; graceFrom: Date },
) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_id as userId', 'device_id as deviceId', 'created_at as createdAt'])
    .where('device_id', '=', deviceId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where(({ or, and, eb }) =>
      or([
        and([eb('access_hash', '=', hash), eb('access_expires_at', '>', now)]),
        and([
          eb('previous_access_hash', '=', hash),
          eb('previous_access_expires_at', '>', now),
          eb('rotated_at', '>', graceFrom),
        ]),
      ]),
    )
    .executeTakeFirst();

export const lockSession = (transaction: Transaction<Database>, id: string) =>
  transaction
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const revokeSession = (db: Kysely<Database>, id: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();

/** Ends all sessions of a member, or all but one. Returns how many ended. */
export async function revokeSessions(
  db: Kysely<Database>,
  userId: number,
  now: Date,
  except?: string,
): Promise<number> {
  let update = db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  if (except) update = update.where('id', '!=', except);
  return Number((await update.executeTakeFirst()).numUpdatedRows);
}

/** Ends the sessions of all members. Returns how many ended. */
export async function revokeAllSessions(db: Kysely<Database>, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends all but a member's `most` newest sessions. */
export const revokeOldest = (db: Kysely<Database>, userId: number, now: Date, most: number) =>
  db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .orderBy('rotated_at', 'desc')
        .orderBy('id')
        .offset(most),
    )
    .execute();

export const deleteEndedSessions = (db: Kysely<Database>, before: Date) =>
  db
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('expires_at', '<', before), eb('revoked_at', '<', before)]))
    .executeTakeFirst();
