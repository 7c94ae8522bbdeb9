import type { Tournament } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import { presentTournament, type TournamentRow } from './present';
import type { Database } from '@scoreline/database/schema';

/** In the order of lists: by priority, then by name. */
export async function loadTournaments(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Tournament[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<TournamentRow>`
    SELECT t.id AS tournament_id, t.sport, t.name, t.slug, t.priority, t.has_standings,
      c.id AS category_id, c.name AS category_name, c.slug AS category_slug, c.country_code
    FROM tournaments t JOIN categories c ON c.id = t.category_id
    WHERE t.id = ANY(${ids}::int[])
    ORDER BY t.priority, t.name, t.id`.execute(db);
  return rows.map(presentTournament);
}
