import { type Kysely, sql } from 'kysely';

import type { RegisterLoginType } from '@scoreline/shared-lib/contract';

import type { Database } from '@scoreline/database/schema';
import { hashSecret, newSecret } from '../sessions/tokens';

const lifeMs = 5 * 60_000;
const triesAllowed = 5;

interface PendingStore {
  db: Kysely<Database>;
  now: () => Date;
}

/** A ticket for the first step completed at a device; stored as a hash. */
export async function issuePending(
  { db, now }: PendingStore,
  who: { userId: number; deviceId: string; method: RegisterLoginType },
): Promise<string> {
  const ticket = newSecret();
  await db
    .insertInto('pending_sign_ins')
    .values({
      ticket_hash: hashSecret(ticket),
      user_id: who.userId,
      device_id: who.deviceId,
      method: who.method,
      expires_at: new Date(now().getTime() + lifeMs),
    })
    .execute();
  return ticket;
}

export const findPending = ({ db, now }: PendingStore, ticket: string, deviceId: string) =>
  db
    .selectFrom('pending_sign_ins')
    .select(['user_id as userId', 'method'])
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('device_id', '=', deviceId)
    .where('expires_at', '>', now())
    .executeTakeFirst();

/** Counts a try before the code is checked; false if no tries remain. */
export async function takeTry({ db }: PendingStore, ticket: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pending_sign_ins')
    .set({ tries: sql`tries + 1` })
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('tries', '<', triesAllowed)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses the ticket up; false if it doesn't exist. */
export async function takePending({ db }: PendingStore, ticket: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pending_sign_ins')
    .where('ticket_hash', '=', hashSecret(ticket))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export const deleteExpiredPending = (db: Kysely<Database>, now: Date) =>
  db.deleteFrom('pending_sign_ins').where('expires_at', '<', now).execute();
