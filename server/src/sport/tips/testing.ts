import type { Market, MatchStatus } from '@scoreline/shared-lib/contract';
import { operations } from '@scoreline/shared-lib/contract/schemas';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';

import { tipOperations } from './operations';
import type { Draft } from './publish';
import type { Database } from '@scoreline/database/schema';
import { openTestDatabase } from '@scoreline/database/testing';
import { createDispatch, listOperations } from '../../wire/gateway/dispatch';
import { insertLeague, insertMatch } from '../matches/testing';

/** One bookmaker with an offer on a match, for tests. */
export async function insertOffer(
  db: Kysely<Database>,
  matchId: number,
  [home, draw, away]: [number, number | null, number],
  { market = '1x2', line = 0 }: { market?: Market; line?: number } = {},
): Promise<void> {
  await sql`INSERT INTO bookmakers (id, key, name) VALUES (1, 'one', 'One') ON CONFLICT DO NOTHING`.execute(
    db,
  );
  await sql`INSERT INTO odds (match_id, bookmaker_id, market, line, opening_home, opening_draw, opening_away,
      opening_at, current_home, current_draw, current_away, current_at)
    VALUES (${matchId}, 1, ${market}, ${line}, ${home}, ${draw}, ${away}, '2026-11-01', ${home}, ${draw}, ${away},
      '2026-11-01')`.execute(db);
}

export const draftOf = (matchId: number, facts: Partial<Draft> = {}): Draft => ({
  matchId,
  market: '1x2',
  outcome: 'home',
  line: 0,
  price: 2,
  stake: 1,
  reason: { en: 'Unbeaten at home.' },
  vip: false,
  tipster: { kind: 'editor', name: 'Desk' },
  ...facts,
});

/** Times of a match for tests of tips: before it, its kick-off, and after it. */
export const moments = {
  before: new Date('2026-11-21T12:00:00Z'),
  kickOff: '2026-11-21T15:00:00Z',
  after: new Date('2026-11-21T18:00:00Z'),
};

/** A database with a league, and operations whose clock is after the match. */
export async function openTips() {
  const { db, close } = await openTestDatabase();
  const league = await insertLeague(db, { teams: ['A', 'B', 'C', 'D'] });
  const logger = pino({ level: 'silent' });
  const dispatch = createDispatch(listOperations(tipOperations), {
    ...{ db, logger, now: () => moments.after, userId: null },
  });
  return {
    ...{ db, close },
    /** Inserts a match with an offer of 2, 3.4 and 3.8 and returns its id. */
    async offered(): Promise<number> {
      const id = await insertMatch(db, league, [0, 1], { start: moments.kickOff });
      await insertOffer(db, id, [2, 3.4, 3.8]);
      return id;
    },
    async ends(matchId: number, [home, away]: [number, number], status: MatchStatus = 'finished') {
      await sql`UPDATE matches SET status = ${status}, home_score = ${home}, away_score = ${away}
        WHERE id = ${matchId}`.execute(db);
    },
    async settlements() {
      const { rows } =
        await sql`SELECT revision, result, profit FROM tip_settlements ORDER BY tip_id, revision`.execute(
          db,
        );
      return rows;
    },
    async upcoming(request: { sport?: 'football' } = {}) {
      const { data } = await dispatch('sports-query/tips/upcoming', request);
      return operations['sports-query/tips/upcoming'].response.parse(data).rows;
    },
    async history() {
      const { data } = await dispatch('sports-query/tips/history', { window: '7' });
      return operations['sports-query/tips/history'].response.parse(data);
    },
  };
}
