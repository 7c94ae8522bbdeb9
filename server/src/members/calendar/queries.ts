import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { CalendarSubjects } from '../../sport/calendar/queries';
import { lockMember } from '../following/changes';

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** When the member's current key was created; null without one. */
export async function currentKey(db: Kysely<Database>, userId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('calendar_keys')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export const revokeKey = (db: Kysely<Database>, userId: number, now: Date) =>
  db
    .updateTable('calendar_keys')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();

/** Creates a key, which replaces the member's earlier one. */
export async function createKey(db: Kysely<Database>, userId: number, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, userId);
    await revokeKey(transaction, userId, now);
    await transaction
      .insertInto('calendar_keys')
      .values({ key_hash: hashOf(key), user_id: userId, created_at: now, revoked_at: null })
      .execute();
  });
  return key;
}

/** The member of a key, `revoked`, or null for an unknown key. */
export async function memberOfKey(
  db: Kysely<Database>,
  key: string,
): Promise<{ userId: number } | 'revoked' | null> {
  const row = await db
    .selectFrom('calendar_keys')
    .select(['user_id', 'revoked_at'])
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst();
  if (!row) return null;
  return row.user_id === null || row.revoked_at ? 'revoked' : { userId: row.user_id };
}

/** Everything that the member follows. */
export async function followedSubjects(
  db: Kysely<Database>,
  userId: number,
): Promise<CalendarSubjects> {
  const rows = await db
    .selectFrom('follows')
    .select(['kind', 'target_id'])
    .where('user_id', '=', userId)
    .where('followed', '=', true)
    .execute();
  const of = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ target_id }) => target_id);
  return { teams: of('team'), leagues: of('league'), players: of('player'), matches: of('match') };
}
