import type { Favourite, Sport, Subscription } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { coloursOf } from '../../sport/search/hits';

interface FavouriteRow {
  kind: Favourite['kind'];
  target_id: number;
  sport: Sport;
  at: Date;
  name: string;
  slug: string;
  country_code: string | null;
  colours: string[] | null;
}

/** A member's favourites, newest first. */
export async function loadFavourites(db: Kysely<Database>, userId: number): Promise<Favourite[]> {
  const { rows } = await sql<FavouriteRow>`
    SELECT f.kind, f.target_id, f.sport, f.at, target.name, target.slug, target.country_code,
      target.colours
    FROM follows f CROSS JOIN LATERAL (
      SELECT name, slug, country_code, colours FROM teams WHERE f.kind = 'team' AND id = f.target_id
      UNION ALL SELECT t.name, t.slug, c.country_code, NULL FROM tournaments t
        JOIN categories c ON c.id = t.category_id WHERE f.kind = 'league' AND t.id = f.target_id
      UNION ALL SELECT name, slug, nationality, NULL FROM players
        WHERE f.kind = 'player' AND id = f.target_id) target
    WHERE f.user_id = ${userId} AND f.followed
    ORDER BY f.at DESC, f.kind, f.target_id`.execute(db);
  return rows.map((row) => ({
    kind: row.kind,
    targetId: row.target_id,
    sport: row.sport,
    at: row.at.toISOString(),
    name: row.name,
    slug: row.slug,
    countryCode: row.country_code,
    ...coloursOf(row),
  }));
}

interface SubscriptionRow {
  target_id: number;
  sport: Sport;
  at: Date;
  name: string;
  start_time: Date;
}

/** A member's subscribed matches, by kick-off. */
export async function loadSubscriptions(
  db: Kysely<Database>,
  userId: number,
): Promise<Subscription[]> {
  const { rows } = await sql<SubscriptionRow>`
    SELECT f.target_id, f.sport, f.at, m.start_time, home.name || ' – ' || away.name AS name
    FROM follows f JOIN matches m ON m.id = f.target_id
      JOIN teams home ON home.id = m.home_id JOIN teams away ON away.id = m.away_id
    WHERE f.user_id = ${userId} AND f.followed AND f.kind = 'match'
    ORDER BY m.start_time, m.id`.execute(db);
  return rows.map((row) => ({
    kind: 'match',
    targetId: row.target_id,
    sport: row.sport,
    at: row.at.toISOString(),
    name: row.name,
    startTime: row.start_time.toISOString(),
  }));
}
