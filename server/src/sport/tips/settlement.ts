import { type Insertable, type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '../../store/db/schema';
import { type OpenTip, tipsToSettle } from './queries';
import { profitOf, resultOf } from './settle';

const atOnce = 50;

/**
 * Settles every tip whose match has ended, and again, as a further revision, where its result was corrected. A batch is one
 * transaction and a revision can be written once, so that a kill or a second server neither pays twice nor misses one.
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

type Settlement = Insertable<Database['tip_settlements']>;

function settlementOf(tip: OpenTip, now: Date): Settlement[] {
  const pick = { ...tip, kickOff: tip.kick_off };
  const end = { status: tip.status, startTime: tip.start_time, home: tip.home, away: tip.away };
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

/** Settles soon after results came in, one run at a time; what fails is left to the job that settles every minute. */
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
