import { type Kysely, type RawBuilder, sql } from 'kysely';

import { onlyRow } from '@scoreline/database/onlyRow';
import type { Database } from '@scoreline/database/schema';
import { firstOf, type Month, monthOf, plus } from './month';

/** Number of months that are created ahead of their first movement. */
const ahead = 3;

const partitionOf = (month: Month) => `odds_movements_y${month.replace('-', 'm')}`;

/** Give up after this wait, so that readers go first, and retry another day. */
const patience = sql`SET LOCAL lock_timeout = '3s'`;
const lockTimedOut = '55P03';

/** The partitions of single months, oldest first. */
export async function monthsWithPartition(db: Kysely<Database>): Promise<Month[]> {
  const { rows } = await sql<{ month: Month }>`
    SELECT substr(relname, 17, 4) || '-' || substr(relname, 22, 2) AS month FROM pg_class
    JOIN pg_inherits ON inhrelid = oid WHERE inhparent = 'odds_movements'::regclass AND relname ~ '_y[0-9]{4}m[0-9]{2}$'
    ORDER BY 1`.execute(db);
  return rows.map(({ month }) => month);
}

/** The first month after the partition of the past. */
async function firstMonth(trx: Kysely<Database>): Promise<Month> {
  const answer = await sql<{ month: Month }>`
    SELECT substring(pg_get_expr(relpartbound, oid) FROM $re$TO [(]'([0-9]{4}-[0-9]{2})$re$) AS month
    FROM pg_class WHERE oid = 'odds_movements_past'::regclass`.execute(trx);
  return onlyRow(answer).month;
}

async function addMonth(trx: Kysely<Database>, month: Month): Promise<void> {
  const [table, from, to] = [
    sql.table(partitionOf(month)),
    sql.lit(firstOf(month)),
    sql.lit(firstOf(plus(month, 1))),
  ];
  await sql`CREATE TABLE ${table} (LIKE odds_movements INCLUDING ALL)`.execute(trx);
  // Move rows that arrived before their month was created.
  await sql`WITH moved AS (DELETE FROM odds_movements_rest WHERE at >= ${from} AND at < ${to} RETURNING *)
    INSERT INTO ${table} SELECT * FROM moved`.execute(trx);
  await sql`ALTER TABLE odds_movements ATTACH PARTITION ${table} FOR VALUES FROM (${from}) TO (${to})`.execute(
    trx,
  );
}

/** Creates missing partitions of this month and the next ones. @returns the months created */
export async function addMonths(db: Kysely<Database>, now: Date): Promise<Month[]> {
  const months = Array.from({ length: ahead + 1 }, (_, n) => plus(monthOf(now), n));
  return db.transaction().execute(async (trx) => {
    await patience.execute(trx);
    await sql`SET LOCAL TimeZone = 'UTC'`.execute(trx);
    const [first, there] = [await firstMonth(trx), new Set(await monthsWithPartition(trx))];
    const missing = months.filter((month) => month >= first && !there.has(month));
    for (const month of missing) await addMonth(trx, month);
    return missing;
  });
}

/** @returns false if a row arrived meanwhile, or readers would have had to wait */
async function dropIfEmpty(db: Kysely<Database>, table: RawBuilder<unknown>): Promise<boolean> {
  try {
    return await db.transaction().execute(async (trx) => {
      await patience.execute(trx);
      await sql`LOCK TABLE odds_movements, ${table} IN ACCESS EXCLUSIVE MODE`.execute(trx);
      const { rows } = await sql`SELECT FROM ${table} LIMIT 1`.execute(trx);
      if (rows.length === 0) await sql`DROP TABLE ${table}`.execute(trx);
      return rows.length === 0;
    });
  } catch (error) {
    if ((error as { code?: string }).code === lockTimedOut) return false;
    throw error;
  }
}

/** Drops empty partitions of months before the given one. @returns the months dropped */
export async function dropEmptyMonths(db: Kysely<Database>, before: Month): Promise<Month[]> {
  const dropped: Month[] = [];
  for (const month of await monthsWithPartition(db)) {
    if (month >= before) break;
    const table = sql.table(partitionOf(month));
    const { rows: some } = await sql`SELECT FROM ${table} LIMIT 1`.execute(db);
    if (some.length === 0 && (await dropIfEmpty(db, table))) dropped.push(month);
  }
  return dropped;
}
