import type { Kysely } from 'kysely';

import type { Database } from '../../store/db/schema';
import { source, type Points } from './fixtures';

/** Red cards of matches by the provider's id: after a restart a list of fixtures does not tell them. */
export async function storedCards(
  db: Kysely<Database>,
  matchRefs: string[],
): Promise<Map<string, Points>> {
  if (!matchRefs.length) return new Map();
  const rows = await db
    .selectFrom('feed_refs as f')
    .innerJoin('matches as m', 'm.id', 'f.id')
    .select(['f.ref', 'm.home_red_cards', 'm.away_red_cards'])
    .where('f.source', '=', source)
    .where('f.kind', '=', 'match')
    .where('f.ref', 'in', matchRefs)
    .execute();
  return new Map(
    rows.map((row) => [row.ref, { home: row.home_red_cards, away: row.away_red_cards }]),
  );
}
