import type { Market } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Draft } from './publish';
import type { Database } from '../../store/db/schema';

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
