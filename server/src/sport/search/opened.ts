import { type Kysely, sql } from 'kysely';

import type { Database } from '../../store/db/schema';
import type { Parsed } from '../../wire/gateway/operation';

/** Days over which what was opened counts as popular. */
const countedDays = 7;
/** Fewer than these say nothing about what is popular, and might say something about somebody. */
const leastOpens = 3;
/** Opens that are remembered, so that one device counts once a day; beyond them it is forgotten who did. */
const mostRemembered = 50_000;

const tables = { team: 'teams', league: 'tournaments', player: 'players' } as const;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Counts what searches lead to. What a device opened stays in memory until the day is over; the table has sums alone. */
export function createOpenCounter() {
  let today = '';
  const opened = new Set<string>();
  const isNew = (day: string, key: string) => {
    if (day !== today || opened.size >= mostRemembered) opened.clear();
    today = day;
    return opened.size < opened.add(key).size;
  };
  return async (
    db: Kysely<Database>,
    { kind, targetId }: Parsed<'sports-query/search/opened'>,
    { deviceId, now }: { deviceId?: string | undefined; now: Date },
  ): Promise<void> => {
    const day = dayOf(now);
    if (!isNew(day, `${deviceId}\n${kind}\n${targetId}`)) return;
    await sql`
      INSERT INTO search_opens (day, kind, target_id, opens)
      SELECT ${day}::date, ${kind}::text, id, 1 FROM ${sql.table(tables[kind])} WHERE id = ${targetId}
      ON CONFLICT (day, kind, target_id) DO UPDATE SET opens = search_opens.opens + 1`.execute(db);
  };
}

/** Names of what was opened most in the last week, most first. */
export async function mostOpened(
  db: Kysely<Database>,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM (
      SELECT kind, target_id, sum(opens) AS opens FROM search_opens
      WHERE day > ${dayOf(now)}::date - ${countedDays}::integer
      GROUP BY kind, target_id HAVING sum(opens) >= ${leastOpens}) counted
    CROSS JOIN LATERAL (
      SELECT name FROM teams WHERE kind = 'team' AND id = target_id
      UNION ALL SELECT name FROM tournaments WHERE kind = 'league' AND id = target_id
      UNION ALL SELECT name FROM players WHERE kind = 'player' AND id = target_id) target
    ORDER BY opens DESC, name LIMIT ${limit}`.execute(db);
  return rows.map(({ name }) => name);
}
