import { type Kysely, type Selectable, sql } from 'kysely';

import type { GuardTables } from '@scoreline/database/tables/guardTables';
import type { Database } from '@scoreline/database/schema';
import type { Judgement } from './judge';
import { reasonOf } from './reason';

export type CanaryRow = Selectable<GuardTables['guarded_canaries']>;
export type Outcome = NonNullable<CanaryRow['outcome']>;

/** Undecided canaries with reports in the last hour. */
export const watchedCanaries = (db: Kysely<Database>, now: Date): Promise<CanaryRow[]> =>
  db
    .selectFrom('guarded_canaries')
    .selectAll()
    .where('judged_at', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('canary_minutes')
        .select('canary_id')
        .where('minute', '>', new Date(now.getTime() - 3_600_000)),
    )
    .orderBy('id')
    .execute();

export const worseCanaries = (db: Kysely<Database>): Promise<CanaryRow[]> =>
  db
    .selectFrom('guarded_canaries')
    .selectAll()
    .where('judged_at', 'is not', null)
    .where('outcome', 'is', null)
    .orderBy('id')
    .execute();

/** Stores the verdict before any action, so that another server continues after a crash. */
export async function writeJudgement(
  db: Kysely<Database>,
  id: number,
  judgement: Judgement,
  now: Date,
): Promise<void> {
  await db
    .updateTable('guarded_canaries')
    .set({ judgement: JSON.stringify(judgement), reason: reasonOf(judgement), judged_at: now })
    .where('id', '=', id)
    .where('judged_at', 'is', null)
    .execute();
}

/** Stores the outcome of a canary. Its owner is notified from `dueAt` on; without it, not at all. */
export async function settle(
  db: Kysely<Database>,
  id: number,
  outcome: Outcome,
  now: Date,
  dueAt: Date | null,
): Promise<void> {
  await db
    .updateTable('guarded_canaries')
    .set({ outcome, settled_at: now, due_at: dueAt })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

/** Longer than the timeout of a receiver. */
const takenMs = 60_000;
/** Over about a day and a half. */
const attemptsAllowed = 14;

/** Claims a due notice for `takenMs`: if this server dies, the notice is due again after that. */
export const takeNotice = (db: Kysely<Database>, now: Date): Promise<CanaryRow | undefined> =>
  db
    .updateTable('guarded_canaries')
    .set({ due_at: new Date(now.getTime() + takenMs), attempts: sql`attempts + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('guarded_canaries')
        .select('id')
        .where('told_at', 'is', null)
        .where('due_at', '<=', now)
        .where('attempts', '<', attemptsAllowed)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** Matched by attempt: another server may have claimed a notice that took too long. */
export async function noteAttempt(
  db: Kysely<Database>,
  { id, attempts }: CanaryRow,
  change: { told_at: Date } | { due_at: Date },
): Promise<void> {
  await db
    .updateTable('guarded_canaries')
    .set(change)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}
