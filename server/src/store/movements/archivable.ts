import { type Kysely, sql } from 'kysely';

import { onlyRow } from '@scoreline/database/onlyRow';
import type { Database } from '@scoreline/database/schema';
import type { Chunk, WrittenChunk } from './archiveFiles';
import { firstOf, type Month, plus } from './month';

/** Number of odds whose quotes are read and removed together. */
const oddsAtOnce = 2_000;

/** Odds of a month's finished matches: their movements are archived together, whatever their dates. */
const oddsOf = (month: Month) => sql`odds o JOIN matches m ON m.id = o.match_id
  AND m.start_time >= ${firstOf(month)} AND m.start_time < ${firstOf(plus(month, 1))}
  AND m.status NOT IN ('notStarted', 'live', 'halfTime', 'postponed', 'delayed', 'interrupted', 'suspended')`;

export interface MonthFigures {
  month: Month;
  matches: number;
  movements: number;
  repeats: number;
}

/** Months before the given one with movements to archive, oldest first. */
export async function archivableMonths(db: Kysely<Database>, before: Month): Promise<Month[]> {
  const { rows } = await sql<{ month: Month }>`
    SELECT DISTINCT to_char(start_time AT TIME ZONE 'UTC', 'YYYY-MM') AS month FROM matches
    WHERE start_time < ${firstOf(before)} ORDER BY 1`.execute(db);
  const found: Month[] = [];
  for (const { month } of rows) if (await hasQuotes(db, month)) found.push(month);
  return found;
}

/** Whether any quotes of a month's matches are still in the database. */
export async function hasQuotes(db: Kysely<Database>, month: Month): Promise<boolean> {
  const { rows } = await sql`SELECT FROM ${oddsOf(month)} WHERE
    EXISTS (SELECT FROM odds_movements v WHERE v.odds_id = o.id)
    OR EXISTS (SELECT FROM odds_repeats r WHERE r.odds_id = o.id) LIMIT 1`.execute(db);
  return rows.length > 0;
}

export async function figuresOf(db: Kysely<Database>, month: Month): Promise<MonthFigures> {
  const answer = await sql<Omit<MonthFigures, 'month'>>`
    SELECT count(DISTINCT o.match_id) AS matches,
      coalesce(sum((SELECT count(*) FROM odds_movements v WHERE v.odds_id = o.id)), 0) AS movements,
      coalesce(sum((SELECT count(*) FROM odds_repeats r WHERE r.odds_id = o.id)), 0) AS repeats
    FROM ${oddsOf(month)}`.execute(db);
  return { month, ...onlyRow(answer) };
}

const quoteColumns = sql`odds_id, at, home, draw, away`;
/** The same text under any session settings. */
const hashOf = sql`hashtextextended(concat_ws('|', odds_id, (extract(epoch FROM at) * 1000000)::bigint,
  coalesce(home::text, '-'), coalesce(draw::text, '-'), coalesce(away::text, '-')), 0)`;
const figures = sql`count(*) AS rows, coalesce(sum(${hashOf}), 0)::text AS sum`;

const nextOdds = async (db: Kysely<Database>, month: Month, after: number) => {
  const answer = await sql<{ first: number | null; last: number | null }>`
    SELECT min(id) AS first, max(id) AS last FROM (SELECT o.id FROM ${oddsOf(month)} WHERE o.id > ${after}
      ORDER BY o.id LIMIT ${oddsAtOnce}) next`.execute(db);
  return onlyRow(answer);
};

interface LineRow {
  line: string;
  hash: string;
}

async function readChunk(
  db: Kysely<Database>,
  month: Month,
  { from, to }: Pick<Chunk, 'from' | 'to'>,
): Promise<WrittenChunk> {
  const { rows } = await sql<LineRow>`
    SELECT concat_ws(',', o.match_id, b.key, o.market, o.line, o.id,
        to_char(q.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        coalesce(home::text, ''), coalesce(draw::text, ''), coalesce(away::text, '')) AS line,
      ${hashOf}::text AS hash
    FROM ${oddsOf(month)} JOIN bookmakers b ON b.id = o.bookmaker_id CROSS JOIN LATERAL (
      SELECT ${quoteColumns} FROM odds_movements v WHERE v.odds_id = o.id
      UNION ALL SELECT odds_id, at, NULL, NULL, NULL FROM odds_repeats r WHERE r.odds_id = o.id) q
    WHERE o.id BETWEEN ${from} AND ${to} ORDER BY o.id, q.at`.execute(db);
  const sum = rows.reduce((total, { hash }) => total + BigInt(hash), 0n);
  return {
    chunk: { from, to, rows: rows.length, sum: String(sum) },
    lines: rows.map(({ line }) => line),
  };
}

/** A month's quotes in the database as lines of a file, in chunks of odds; odds without quotes are omitted. */
export async function* chunksOf(
  db: Kysely<Database>,
  month: Month,
  onRows: (rows: number) => void = () => undefined,
): AsyncGenerator<WrittenChunk> {
  for (let after = 0; ;) {
    const { first, last } = await nextOdds(db, month, after);
    if (first === null || last === null) return;
    const read = await readChunk(db, month, { from: first, to: last });
    if (read.lines.length > 0) yield read;
    onRows(read.lines.length);
    after = last;
  }
}

/**
 * Removes the quotes of a chunk if they are exactly those that were written, and marks their odds, in one transaction. Rows
 * added or changed since then stay, with all others of their chunk.
 */
export const removeChunk = (db: Kysely<Database>, month: Month, chunk: Chunk): Promise<boolean> =>
  db
    .transaction()
    .execute(async (trx) => {
      // Writers of these odds' prices wait, or are waited for.
      const { rows: held } = await sql<{ id: number }>`SELECT o.id FROM ${oddsOf(month)}
        WHERE o.id BETWEEN ${chunk.from} AND ${chunk.to} ORDER BY o.id FOR UPDATE OF o`.execute(
        trx,
      );
      const ids = sql`${held.map(({ id }) => id)}::int[]`;
      const answer = await sql<{ rows: number; sum: string }>`
        WITH gone AS (DELETE FROM odds_movements WHERE odds_id = ANY(${ids}) RETURNING ${quoteColumns}),
          repeats AS (DELETE FROM odds_repeats WHERE odds_id = ANY(${ids})
            RETURNING odds_id, at, NULL::numeric AS home, NULL::numeric AS draw, NULL::numeric AS away)
        SELECT ${figures} FROM (SELECT * FROM gone UNION ALL SELECT * FROM repeats) q`.execute(trx);
      const { rows: count, sum } = onlyRow(answer);
      if (count === 0) return true;
      if (count !== chunk.rows || sum !== chunk.sum) throw new Changed();
      await sql`UPDATE odds SET movements_archived = true WHERE id = ANY(${ids})`.execute(trx);
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof Changed) return false;
      throw error;
    });

/** Rolls the transaction back: the database differs from the file. */
class Changed extends Error {}
