import { sql, type Transaction } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { lineUpTables, matchFacts } from './references';

interface Pair {
  kept: number;
  other: number;
}

/** Merges matches of one season that two sources stored for the two clubs. @returns the number of pairs merged */
export async function foldMatches(
  tx: Transaction<Database>,
  from: number,
  into: number,
): Promise<number> {
  const { rows } = await sql<Pair>`
    SELECT a.id AS kept, b.id AS other FROM matches a JOIN matches b
      ON b.season_id = a.season_id AND abs(extract(epoch FROM a.start_time - b.start_time)) < 36 * 3600
      AND ((a.home_id = ${into} AND b.home_id = ${from} AND a.away_id = b.away_id)
        OR (a.away_id = ${into} AND b.away_id = ${from} AND a.home_id = b.home_id))`.execute(tx);
  for (const pair of rows) await fold(tx, pair);
  return rows.length;
}

async function fold(tx: Transaction<Database>, { kept, other }: Pair): Promise<void> {
  await sql`UPDATE matches k SET home_score = o.home_score, away_score = o.away_score, status = o.status,
      home_periods = o.home_periods, away_periods = o.away_periods
    FROM matches o WHERE k.id = ${kept} AND o.id = ${other} AND k.home_score IS NULL AND o.home_score IS NOT NULL`.execute(
    tx,
  );
  await copyLineUps(tx, kept, other);
  for (const table of matchFacts)
    await sql`UPDATE ${sql.table(table)} SET match_id = ${kept} WHERE match_id = ${other}
      AND NOT EXISTS (SELECT FROM ${sql.table(table)} WHERE match_id = ${kept})`.execute(tx);
  await sql`UPDATE odds o SET match_id = ${kept} WHERE match_id = ${other} AND NOT EXISTS (
    SELECT FROM odds k WHERE k.match_id = ${kept}
      AND (k.market, k.bookmaker_id, k.line) = (o.market, o.bookmaker_id, o.line))`.execute(tx);
  await sql`UPDATE match_votes v SET match_id = ${kept} WHERE match_id = ${other} AND NOT EXISTS (
    SELECT FROM match_votes k WHERE k.match_id = ${kept} AND k.voter = v.voter)`.execute(tx);
  await sql`UPDATE tips SET match_id = ${kept}, home_id = (SELECT home_id FROM matches WHERE id = ${kept})
    WHERE match_id = ${other}`.execute(tx);
  await sql`UPDATE feed_refs SET id = ${kept} WHERE kind = 'match' AND id = ${other}`.execute(tx);
  await sql`INSERT INTO follows AS f SELECT user_id, kind, ${kept}::int, sport, followed, at, change_id
    FROM follows WHERE kind = 'match' AND target_id = ${other}
    ON CONFLICT (user_id, kind, target_id) DO UPDATE SET followed = f.followed OR excluded.followed`.execute(
    tx,
  );
  await sql`DELETE FROM follows WHERE kind = 'match' AND target_id = ${other}`.execute(tx);
  await sql`UPDATE push_subscriptions SET matches =
      CASE WHEN ${kept} = ANY(matches) THEN array_remove(matches, ${other}) ELSE array_replace(matches, ${other}, ${kept}) END
    WHERE ${other} = ANY(matches)`.execute(tx);
  await sql`DELETE FROM matches WHERE id = ${other}`.execute(tx);
}

/** Players refer to the row of their line-up, so all are copied; the other rows are deleted with their match. */
async function copyLineUps(tx: Transaction<Database>, kept: number, other: number): Promise<void> {
  const { rows } = await sql`SELECT FROM lineups WHERE match_id = ${kept} LIMIT 1`.execute(tx);
  if (rows.length > 0) return;
  for (const table of lineUpTables) {
    const { rows: columns } = await sql<{ name: string }>`
      SELECT attname AS name FROM pg_attribute
      WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attname <> 'match_id'`.execute(
      tx,
    );
    const names = sql.join(columns.map(({ name }) => sql.ref(name)));
    await sql`INSERT INTO ${sql.table(table)} (match_id, ${names})
      SELECT ${kept}::int, ${names} FROM ${sql.table(table)} WHERE match_id = ${other}`.execute(tx);
  }
}
