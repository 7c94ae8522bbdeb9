import { sql, type Kysely } from 'kysely';

import { onlyRow } from '@scoreline/database/onlyRow';
import type { Database } from '@scoreline/database/schema';

const tables = [
  'categories',
  'tournaments',
  'seasons',
  'stages',
  'rounds',
  'venues',
  'people',
  'teams',
  'season_teams',
  'players',
  'squad_members',
  'matches',
  'incidents',
  'lineups',
  'lineup_players',
  'missing_players',
  'match_statistics',
  'player_statistics',
  'match_momentum',
  'match_shots',
  'bookmakers',
  'odds',
  'odds_movements',
  'odds_repeats',
  'transfers',
  'videos',
  'feed_refs',
] as const;

/** Row counts and content hashes of all tables that feeds write, for tests of idempotence. */
export async function checksums(db: Kysely<Database>): Promise<Record<string, string>> {
  const entries: [string, string][] = [];
  for (const table of tables) {
    const answer = await sql<{ sum: string }>`
      SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS sum FROM ${sql.table(table)} t`.execute(
      db,
    );
    entries.push([table, onlyRow(answer).sum]);
  }
  return Object.fromEntries(entries);
}
