import type { Sport } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../db/schema';

export interface SeasonKey {
  id: number;
  tournamentId: number;
  sport: Sport;
  name: string;
  /** Names of all seasons of the tournament, newest first. */
  all: string[];
}

/** The season by name, or the current one; null where the tournament or the season is not known. */
export async function findSeason(
  db: Kysely<Database>,
  tournamentId: number,
  name?: string,
): Promise<SeasonKey | null> {
  const rows = await db
    .selectFrom('seasons as s')
    .innerJoin('tournaments as t', 't.id', 's.tournament_id')
    .select(['s.id', 's.name', 's.current', 't.sport'])
    .where('s.tournament_id', '=', tournamentId)
    .orderBy('s.start_date', 'desc')
    .execute();
  const row = name
    ? rows.find((season) => season.name === name)
    : (rows.find((season) => season.current) ?? rows[0]);
  if (!row) return null;
  const all = rows.map((season) => season.name);
  return { id: row.id, tournamentId, sport: row.sport, name: row.name, all };
}
