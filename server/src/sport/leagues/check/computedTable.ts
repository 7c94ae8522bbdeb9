import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { leagueStandings } from '../tables/standings';
import { finalRows, type ComputedRow } from './checkTable';

/** The final table of an imported league's season. @throws if it is not stored */
export async function computedTable(
  db: Kysely<Database>,
  league: string,
  season: string,
): Promise<{ country: string; rows: ComputedRow[] }> {
  const found = await db
    .selectFrom('feed_refs as r')
    .innerJoin('tournaments as t', 't.id', 'r.id')
    .innerJoin('categories as c', 'c.id', 't.category_id')
    .select(['t.id', 'c.country_code'])
    .where('r.kind', '=', 'tournament')
    .where('r.source', '=', 'archive')
    .where('r.ref', '=', league)
    .executeTakeFirst();
  if (!found) throw new Error(`no league "${league}" has been imported`);
  const standings = await leagueStandings(db, { tournamentId: found.id, season, kind: 'all' });
  return { country: found.country_code ?? '', rows: finalRows(standings) };
}
