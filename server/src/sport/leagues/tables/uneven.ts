import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../store/db/schema';
import type { SeasonRules } from '../rules/seasonRules';
import type { Table } from './tableRows';

/** A table is being played until this long after its last match. */
const restDays = 30;

/**
 * The tables of a football season that is over, the one of the whole league marked where its teams have played different numbers of matches:
 * play-offs that its file does not tell apart may be among them. It has no zones then, so that nobody is made champion.
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
