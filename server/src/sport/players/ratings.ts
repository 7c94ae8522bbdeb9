import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { orderOfPlay } from '../matches/sections/events';
import { isRated } from '../matches/sections/ratings/rated';
import { lengthOf, ratingsOf, type SideName } from '../matches/sections/ratings/ratingFormula';

/**
 * A player's rating in each of these finished matches with sufficient line-ups and events, by match: three queries for all of
 * them.
 */
export async function ratingsIn(
  db: Kysely<Database>,
  playerId: number,
  matchIds: readonly number[],
): Promise<Map<number, number>> {
  const [places, incidents, figures] = await Promise.all([
    placesOf(db, playerId, matchIds),
    deedsOf(db, matchIds),
    figuresOf(db, matchIds),
  ]);
  const found = places.flatMap(
    ({ matchId, status, homePeriods, ...player }): [number, number][] => {
      const deeds = incidents.filter((deed) => deed.matchId === matchId);
      const figure = (key: string) =>
        figures.find((row) => row.matchId === matchId && row.key === key) ?? null;
      const [rating] = ratingsOf({
        players: [player],
        incidents: deeds,
        shotsOnTarget: figure('shotsOnTarget'),
        saves: figure('saves'),
        length: lengthOf({ status, minute: null, periods: homePeriods.length }, deeds),
      });
      return rating ? [[matchId, rating.rating]] : [];
    },
  );
  return new Map(found);
}

async function placesOf(db: Kysely<Database>, playerId: number, matchIds: readonly number[]) {
  const rows = await db
    .selectFrom('lineup_players as l')
    .innerJoin('players as p', 'p.id', 'l.player_id')
    .innerJoin('matches as m', 'm.id', 'l.match_id')
    .select(['m.id as matchId', 'm.status', 'm.home_periods as homePeriods'])
    .select(['l.player_id as playerId', 'l.side', 'l.starter'])
    .select((eb) => eb.fn.coalesce('l.position', 'p.position').as('position'))
    .where(isRated)
    .where('l.player_id', '=', playerId)
    .where('l.match_id', '=', sql<number>`ANY(${matchIds}::int[])`)
    .execute();
  return rows.map((row) => ({ ...row, side: row.side as SideName }));
}

const deedsOf = (db: Kysely<Database>, matchIds: readonly number[]) =>
  db
    .selectFrom('incidents')
    .select(['match_id as matchId', 'kind', 'side', 'period', 'minute', 'removed'])
    .select(['player_id as playerId', 'other_player_id as otherPlayerId'])
    .where('match_id', '=', sql<number>`ANY(${matchIds}::int[])`)
    .orderBy(orderOfPlay)
    .execute();

const figuresOf = (db: Kysely<Database>, matchIds: readonly number[]) =>
  db
    .selectFrom('match_statistics')
    .select(['match_id as matchId', 'key', 'home', 'away'])
    .where('match_id', '=', sql<number>`ANY(${matchIds}::int[])`)
    .where('period', '=', 0)
    .where('key', 'in', ['shotsOnTarget', 'saves'])
    .execute();
