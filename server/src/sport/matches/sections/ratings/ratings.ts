import { isOver, type MatchRatings } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { playerCards } from '../cards';
import { orderOfPlay } from '../events';
import type { MatchKey } from '../matchKey';
import { isRated } from './rated';
import { bestOf, lengthOf, ratingsOf, type SideName } from './ratingFormula';
import type { Database } from '@scoreline/database/schema';

const none: MatchRatings = { ratings: [], bestPlayerId: null };

/**
 * Ratings of a football match that has begun, by the published formula, plus the best player once it is over. Empty for other
 * matches and for those whose events do not suffice.
 */
export async function matchRatings(db: Kysely<Database>, match: MatchKey): Promise<MatchRatings> {
  if (match.sport !== 'football') return none;
  const [played, players, incidents, figures] = await Promise.all([
    playedIn(db, match.id),
    lineUp(db, match.id),
    deeds(db, match.id),
    statistics(db, match.id),
  ]);
  if (!played.isRated) return none;
  const ratings = ratingsOf({
    players,
    incidents,
    shotsOnTarget: figures.get('shotsOnTarget') ?? null,
    saves: figures.get('saves') ?? null,
    length: lengthOf(played, incidents),
  });
  const cards = await playerCards(
    db,
    ratings.map(({ playerId }) => playerId),
  );
  return {
    ratings: ratings.flatMap(({ playerId, ...rating }) => {
      const player = cards.get(playerId);
      return player ? [{ player, ...rating }] : [];
    }),
    bestPlayerId: isOver(match.status) ? bestOf(ratings) : null,
  };
}

const lineUp = async (db: Kysely<Database>, matchId: number) =>
  (
    await db
      .selectFrom('lineup_players as l')
      .innerJoin('players as p', 'p.id', 'l.player_id')
      .select(['l.player_id as playerId', 'l.side', 'l.starter'])
      .select((eb) => eb.fn.coalesce('l.position', 'p.position').as('position'))
      .where('l.match_id', '=', matchId)
      .orderBy('l.side')
      .orderBy('l.place')
      .execute()
  ).map((row) => ({ ...row, side: row.side as SideName }));

const deeds = (db: Kysely<Database>, matchId: number) =>
  db
    .selectFrom('incidents')
    .select(['kind', 'side', 'period', 'minute', 'removed'])
    .select(['player_id as playerId', 'other_player_id as otherPlayerId'])
    .where('match_id', '=', matchId)
    .orderBy(orderOfPlay)
    .execute();

async function statistics(db: Kysely<Database>, matchId: number) {
  const rows = await db
    .selectFrom('match_statistics')
    .select(['key', 'home', 'away'])
    .where('match_id', '=', matchId)
    .where('period', '=', 0)
    .where('key', 'in', ['shotsOnTarget', 'saves'])
    .execute();
  const figures = new Map(rows.map(({ key, home, away }) => [key, { home, away }]));
  return figures;
}

async function playedIn(db: Kysely<Database>, matchId: number) {
  const row = await db
    .selectFrom('matches as m')
    .select(['m.clock_minute as minute', 'm.status', 'm.home_periods', isRated.as('isRated')])
    .where('m.id', '=', matchId)
    .executeTakeFirstOrThrow();
  return { ...row, periods: row.home_periods.length };
}
