import type { Sport } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { insertMessage } from '../push/queries';

const freshMs = 10 * 60_000;

interface NewTip {
  tipId: number;
  matchId: number;
  sport: Sport;
  homeId: number;
  awayId: number;
  home: string;
  away: string;
  homeSlug: string;
  awaySlug: string;
}

/** Stores a notification of each new VIP tip for VIP members, once; old tips are skipped. Returns how many it stored. */
export async function noteNewTips(db: Kysely<Database>, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const tips = await unannouncedTips(transaction, now);
    for (const tip of tips) await insertMessage(transaction, { type: 'vipTip', ...tip }, now);
    return tips.length;
  });
}

async function unannouncedTips(db: Kysely<Database>, now: Date): Promise<NewTip[]> {
  const since = new Date(now.getTime() - freshMs);
  const { rows } = await sql<NewTip>`
    WITH told AS (
      INSERT INTO vip_told_tips (tip_id, told_at)
      SELECT id, ${now} FROM tips
      WHERE vip AND NOT replayed AND published_at > ${since} AND kick_off > ${now}
      ON CONFLICT DO NOTHING RETURNING tip_id)
    SELECT t.id AS "tipId", m.id AS "matchId", m.sport, m.home_id AS "homeId", m.away_id AS "awayId",
      home.short_name AS home, away.short_name AS away, home.slug AS "homeSlug", away.slug AS "awaySlug"
    FROM told JOIN tips t ON t.id = told.tip_id JOIN matches m ON m.id = t.match_id
    JOIN teams home ON home.id = m.home_id JOIN teams away ON away.id = m.away_id ORDER BY t.id`.execute(
    db,
  );
  return rows;
}
