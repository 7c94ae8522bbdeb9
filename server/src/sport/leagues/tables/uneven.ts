import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { SeasonRules } from '../rules/seasonRules';
import type { Table } from './tableRows';

/** Days after its last match during which a table still counts as being played. */
const restDays = 30;

/**
 * Marks the league-wide table of a finished football season if its teams have played different numbers of matches: it may
 * include play-offs that its file does not distinguish. It then has no zones, so that no champion is named.
 */
export async function withUneven(
  db: Kysely<Database>,
  { id, sport, rules }: { id: number; sport: string; rules: SeasonRules },
  tables: Table[],
): Promise<Table[]> {
  const [table] = tables;
  if (sport !== 'football' || tables.length !== 1 || table?.stage !== 'regularSeason')
    return tables;
  const played = table.rows.map((row) => row.played);
  const isEqual = Math.max(...played) === Math.min(...played);
  const isRuled = rules.tieBreakers?.[0] === 'pointsPerGame' || rules.decided !== undefined;
  if (isEqual || isRuled || !(await isOver(db, id))) return tables;
  const { zones: _zones, ...others } = table;
  return [{ ...others, uneven: true }];
}

async function isOver(db: Kysely<Database>, seasonId: number): Promise<boolean> {
  const { rows } = await sql<{ over: boolean | null }>`
    SELECT bool_and(status NOT IN ('notStarted', 'live', 'halfTime'))
      AND max(start_time) < now() - make_interval(days => ${restDays}) AS over
    FROM matches WHERE season_id = ${seasonId}`.execute(db);
  return rows[0]?.over ?? false;
}
