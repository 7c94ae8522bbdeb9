import { type Insertable, type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '@scoreline/database/schema';
import { newestSettlement, type OpenTip, tipsToSettle } from './queries';
import { profitOf, resultOf } from './settle';

const atOnce = 50;

/**
 * Settles every tip whose match has ended, and adds a revision after a corrected result. A batch is one transaction and a
 * revision is unique, so a kill or a second server neither pays twice nor skips one.
 */
export async function settleTips(db: Kysely<Database>, now: Date): Promise<number> {
  let settled = 0;
  let afterId = 0;
  for (;;) {
    const batch = await db.transaction().execute(async (trx) => {
      const tips = await tipsToSettle(trx, afterId, atOnce, now);
      const rows = tips.flatMap((tip) => settlementOf(tip, now));
      return { last: tips.at(-1)?.id, seen: tips.length, written: await write(trx, rows) };
    });
    settled += batch.written;
    if (batch.seen < atOnce || batch.last === undefined) return settled;
    afterId = batch.last;
  }
}

async function write(db: Kysely<Database>, rows: Settlement[]): Promise<number> {
  if (!rows.length) return 0;
  const written = await db
    .insertInto('tip_settlements')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('tip_id')
    .execute();
  return written.length;
}

/**
 * Voids a tip whose price or match was an obvious error; no result settles it again.
 * @throws for a tip that is unknown or already void
 */
export async function voidTip(
  db: Kysely<Database>,
  tipId: number,
  reason: string,
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    INSERT INTO tip_settlements (tip_id, revision, result, profit, match_status, home_score, away_score, settled_at, error)
    SELECT t.id, coalesce(s.revision, 0) + 1, 'void', 0, m.status, m.home_score, m.away_score, ${now}, ${reason}
    FROM tips t JOIN matches m ON m.id = t.match_id LEFT JOIN ${newestSettlement} ON true
    WHERE t.id = ${tipId} AND s.error IS NULL RETURNING tip_id`.execute(db);
  if (rows.length === 0) throw new Error(`There is no tip ${tipId}, or it is void as an error.`);
}

type Settlement = Insertable<Database['tip_settlements']>;

function settlementOf(tip: OpenTip, now: Date): Settlement[] {
  const pick = { ...tip, kickOff: tip.kick_off };
  const { status, home, away, ninetyPlayed } = tip;
  const end = { status, startTime: tip.start_time, home, away, ninetyPlayed };
  const result = resultOf(pick, end, now);
  if (result === null) return [];
  return [
    {
      tip_id: tip.id,
      revision: tip.revision + 1,
      result,
      profit: profitOf(result, pick),
      match_status: tip.status,
      home_score: tip.home,
      away_score: tip.away,
      settled_at: now,
    },
  ];
}

/** Settles soon after results arrive, one run at a time; the job that settles every minute retries failures. */
export function createSettler(db: Kysely<Database>, logger: Logger, now: () => Date) {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await settleTips(db, now());
    } while (again);
  };
  const settle = async (ids: readonly number[]): Promise<void> => {
    if (!(await areTipped(db, ids))) return;
    again = true;
    await (running ??= run().finally(() => (running = null)));
  };
  return {
    matchesChanged: (ids: readonly number[]): Promise<void> =>
      settle(ids).catch((error: unknown) => {
        logger.warn({ err: error }, 'tips: not settled, which the next run will do');
      }),
  };
}

async function areTipped(db: Kysely<Database>, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`SELECT FROM tips WHERE match_id = ANY(${ids}::int[]) LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}
