import type { Sport } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../db/schema';
import type { TieBreaker } from '../feeds/events';

export interface SeasonKey {
  id: number;
  tournamentId: number;
  sport: Sport;
  name: string;
  /** Names of all seasons of the tournament, newest first. */
  all: string[];
  /** How the league tells level teams apart, the first first. */
  tieBreakers: TieBreaker[];
  filling: boolean;
}

/** The season by name or id, or the current one; null where the tournament or the season is not known. */
export async function findSeason(
  db: Kysely<Database>,
  tournamentId: number,
  which?: string | number,
): Promise<SeasonKey | null> {
  const rows = await db
    .selectFrom('seasons as s')
    .innerJoin('tournaments as t', 't.id', 's.tournament_id')
    .select(['s.id', 's.name', 's.current', 's.filling', 't.sport', 't.tie_breakers'])
    .where('s.tournament_id', '=', tournamentId)
    .orderBy('s.start_date', 'desc')
    .execute();
  const row = which
    ? rows.find(({ id, name }) => id === which || name === which)
    : (rows.find((season) => season.current) ?? rows[0]);
  if (!row) return null;
  const { id, name, sport, filling } = row;
  const tieBreakers = row.tie_breakers as TieBreaker[];
  const all = rows.map((season) => season.name);
  return { id, tournamentId, sport, name, all, tieBreakers, filling };
}
