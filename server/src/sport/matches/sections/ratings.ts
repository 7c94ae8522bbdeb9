import { isOver, type MatchRatings, type MatchStatus } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { playerCards } from './cards';
import { orderOfPlay } from './events';
import type { MatchKey } from './matchKey';
import { bestOf, ratingsOf, type SideName } from './ratingFormula';
import type { Database } from '../../../store/db/schema';

/** Statuses of matches that have ratings. */
export const ratedStatuses: readonly MatchStatus[] = [
  'live',
  'halfTime',
  'finished',
  'afterExtraTime',
  'afterPenalties',
];

/** Ratings of a football match that has begun, by the published formula; the best player once it is over. Others have none. */
export async function matchRatings(db: Kysely<Database>, match: MatchKey): Promise<MatchRatings> {
  if (match.sport !== 'football' || !ratedStatuses.includes(match.status))
    return { ratings: [], bestPlayerId: null };
  const [players, incidents, figures, length] = await Promise.all([
    lineUp(db, match.id),
    deeds(db, match.id),
    statistics(db, match.id),
    lengthOf(db, match.id),
  ]);
  const ratings = ratingsOf({
    players,
    incidents,
    shotsOnTarget: figures.get('shotsOnTarget') ?? null,
    saves: figures.get('saves') ?? null,
    length,
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

const lineUp = async (db: Kysely<Database>, eventId: number) =>
  (
    await db
      .selectFrom('lineup_players as l')
      .innerJoin('players as p', 'p.id', 'l.player_id')
      .select(['l.player_id as playerId', 'l.side', 'l.starter'])
      .select((eb) => eb.fn.coalesce('l.position', 'p.position').as('position'))
      .where('l.match_id', '=', eventId)
      .orderBy('l.side')
      .orderBy('l.place')
      .execute()
  ).map((row) => ({ ...row, side: row.side as SideName }));

const deeds = (db: Kysely<Database>, eventId: number) =>
  db
    .selectFrom('incidents')
    .select(['kind', 'side', 'period', 'minute', 'removed'])
    .select(['player_id as playerId', 'other_player_id as otherPlayerId'])
    .where('match_id', '=', eventId)
    .orderBy(orderOfPlay)
    .execute();

async function statistics(db: Kysely<Database>, eventId: number) {
  const rows = await db
    .selectFrom('match_statistics')
    .select(['key', 'home', 'away'])
    .where('match_id', '=', eventId)
    .where('period', '=', 0)
    .where('key', 'in', ['shotsOnTarget', 'saves'])
    .execute();
  const figures = new Map(rows.map(({ key, home, away }) => [key, { home, away }]));
  return figures;
}

const fullTime = 90;
const afterExtraTime = 120;

/** Minutes played: by the clock while it runs, else as long as the periods that were played. */
async function lengthOf(db: Kysely<Database>, eventId: number): Promise<number> {
  const row = await db
    .selectFrom('matches')
    .select(['clock_minute', 'clock_period', 'status', 'home_periods'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  if (row.status === 'live' && row.clock_minute !== null) return row.clock_minute;
  const periods = row.home_periods.length;
  if (row.status === 'halfTime') return periods <= 1 ? fullTime / 2 : fullTime;
  return periods > 2 ? afterExtraTime : fullTime;
}
