import type { TipOffers } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { BizError } from '../../wire/gateway/bizError';
import { loadTournaments } from '../../sport/leagues/tournaments';
import { loadSummaries } from '../../sport/matches/summaries';
import { isStanding } from '../../sport/tips/standing';

/** A match with everything that can be tipped on it now. */
export async function tipOffers(
  db: Kysely<Database>,
  matchId: number,
  now: Date,
): Promise<TipOffers> {
  const [match] = await loadSummaries(db, [matchId]);
  const [tournament] = match ? await loadTournaments(db, [match.tournamentId]) : [];
  if (!match || !tournament) throw new BizError('unknownMatch');
  const begun = match.status !== 'notStarted' || new Date(match.startTime) <= now;
  return { match, tournament, offers: begun ? [] : await offersOf(db, matchId) };
}

/** Several lines are sorted by balance: the main line first. */
async function offersOf(db: Kysely<Database>, matchId: number): Promise<TipOffers['offers']> {
  const { rows } = await sql<TipOffers['offers'][number]>`
    SELECT b.id AS "bookmakerId", b.name AS bookmaker, o.market, o.line,
      o.current_home AS home, o.current_draw AS draw, o.current_away AS away
    FROM odds o JOIN bookmakers b ON b.id = o.bookmaker_id
    WHERE o.match_id = ${matchId} AND ${isStanding}
    ORDER BY o.market, b.priority, b.id, abs(o.current_home - o.current_away), o.line`.execute(db);
  return rows;
}
