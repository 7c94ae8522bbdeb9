import type { Sport } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { rulesOf } from './rules/rulesOf';
import type { RuledTieBreaker, SeasonRules } from './rules/seasonRules';
import type { TieBreaker } from '@scoreline/shared-lib/contract/feed';

export interface SeasonKey {
  id: number;
  tournamentId: number;
  sport: Sport;
  name: string;
  /** Names of all seasons of the tournament, newest first. */
  all: string[];
  /** The league's tie-breakers, in order. */
  tieBreakers: readonly RuledTieBreaker[];
  rules: SeasonRules;
  filling: boolean;
}

/** The season by name or id, or the current one; null if the tournament or the season is unknown. */
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
  const rules = await rulesOfSeason(db, id);
  const tieBreakers = rules.tieBreakers ?? (row.tie_breakers as TieBreaker[]);
  const all = rows.map((season) => season.name);
  return { id, tournamentId, sport, name, all, tieBreakers, rules, filling };
}

/** By the source's ref of the season; files come before feeds, which know less about it. */
async function rulesOfSeason(db: Kysely<Database>, seasonId: number): Promise<SeasonRules> {
  const refs = await db
    .selectFrom('feed_refs')
    .select(['source', 'ref'])
    .where('kind', '=', 'season')
    .where('id', '=', seasonId)
    .orderBy(sql`source = 'archive'`, 'desc')
    .execute();
  const rules = refs.map(({ source, ref }) => rulesOf(source, ref));
  return rules.find((own) => Object.keys(own).length > 0) ?? {};
}
