import type { Kysely } from 'kysely';

import type { Database } from '../../store/db/schema';
import { source, type Points } from './fixtures';

/** Red cards, and the provider's id of the side that was at home when they were counted. */
export interface StoredCards extends Points {
  homeRef: string | null;
}

/** Red cards of matches by the provider's id: after a restart a list of fixtures does not tell them. */
export async function storedCards(
  db: Kysely<Database>,
  matchRefs: string[],
): Promise<Map<string, StoredCards>> {
  if (!matchRefs.length) return new Map();
  const rows = await db
    .selectFrom('feed_refs as f')
    .innerJoin('matches as m', 'm.id', 'f.id')
    .leftJoin('feed_refs as home', (join) =>
      join
        .onRef('home.id', '=', 'm.home_id')
        .on('home.kind', '=', 'team')
        .on('home.source', '=', source),
    )
    .select(['f.ref', 'm.home_red_cards', 'm.away_red_cards', 'home.ref as homeRef'])
    .where('f.source', '=', source)
    .where('f.kind', '=', 'match')
    .where('f.ref', 'in', matchRefs)
    .execute();
  return new Map(
    rows.map(({ ref, home_red_cards: home, away_red_cards: away, homeRef }) => [
      ref,
      { home, away, homeRef },
    ]),
  );
}
