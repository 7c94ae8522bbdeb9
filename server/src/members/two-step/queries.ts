import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';

/** An unconfirmed setup expires after this time. */
const setupLifeMs = 15 * 60_000;

/** Stores a secret to be confirmed; false if two-step sign-in is on already. */
export async function storeSetup(
  db: Kysely<Database>,
  setup: { userId: number; sessionId: string; secret: Buffer; now: Date },
): Promise<boolean> {
  const row = {
    secret: setup.secret,
    session_id: setup.sessionId,
    begun_at: setup.now,
    last_step: 0,
  };
  const stored = await db
    .insertInto('two_step')
    .values({ user_id: setup.userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('two_step.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export const findSetup = (
  db: Kysely<Database>,
  { userId, sessionId, now }: { userId: number; sessionId: string; now: Date },
) =>
  db
    .selectFrom('two_step')
    .select('secret')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('confirmed_at', 'is', null)
    .where('begun_at', '>', new Date(now.getTime() - setupLifeMs))
    .executeTakeFirst();

/** False if a concurrent call confirmed first. */
export async function confirmSetup(
  db: Kysely<Database>,
  { userId, secret, step, now }: { userId: number; secret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('two_step')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Undefined if two-step sign-in is off. */
export const findTwoStep = (db: Kysely<Database>, userId: number) =>
  db
    .selectFrom('two_step')
    .select(['secret', 'last_step', 'confirmed_at'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();

/** Records the time step of a code; false if that step or a later one was used before. */
export async function takeStep(
  db: Kysely<Database>,
  userId: number,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('two_step')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Kysely<Database>, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Deletes the recovery codes too; false if it was off. */
export async function removeTwoStep(db: Kysely<Database>, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('two_step')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
