import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { Parsed } from '../../wire/gateway/operation';
import { blockOfAddress } from '../../wire/gateway/request/network';

/** Days over which opened results count as popular. */
const countedDays = 7;
/** Fewer opens are not evidence of popularity and might identify a person. */
const leastOpens = 3;
/** Remembered opens, so that each device and each place counts once a day; all are forgotten at this limit. */
const mostRemembered = 50_000;

const tables = { team: 'teams', league: 'tournaments', player: 'players' } as const;

interface Opener {
  deviceId?: string | undefined;
  address?: string | undefined;
  now: Date;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * Counts the results that searches open. A client chooses its device id, so each place also counts once. Opens stay in memory
 * until the end of the day; the table has only totals.
 */
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
    { deviceId, address = '', now }: Opener,
  ): Promise<void> => {
    const day = dayOf(now);
    const of = `${kind} ${targetId}`;
    if (!isNew(day, `device ${deviceId} ${of}`)) return;
    if (!isNew(day, `place ${blockOfAddress(address)} ${of}`)) return;
    await sql`
      INSERT INTO search_opens (day, kind, target_id, opens)
      SELECT ${day}::date, ${kind}::text, id, 1 FROM ${sql.table(tables[kind])} WHERE id = ${targetId}
      ON CONFLICT (day, kind, target_id) DO UPDATE SET opens = search_opens.opens + 1`.execute(db);
  };
}

/** The names opened most in the last week, most opened first. */
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
