import type { Incident } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import { playerCards } from './cards';
import type { Database } from '@scoreline/database/schema';

const hourMs = 3_600_000;

/** The revision of a live incident is the time of its report; a revision that is a counter, or from much later, gives no time. */
function reportedAt(revision: number, startTime: Date): string | null {
  const sinceStart = revision - startTime.getTime();
  return sinceStart > -hourMs && sinceStart < 12 * hourMs ? new Date(revision).toISOString() : null;
}

/** By second if known, else by minute; equal ones in order of their report. */
export const orderOfPlay = sql`period, second, minute, coalesce(added, 0), incidents.id`;

/** A match's incidents in order of play; a cancelled one stays and is marked. */
export async function matchIncidents(db: Kysely<Database>, matchId: number): Promise<Incident[]> {
  const rows = await db
    .selectFrom('incidents')
    .innerJoin('matches', 'matches.id', 'match_id')
    .selectAll('incidents')
    .select('matches.start_time')
    .where('match_id', '=', matchId)
    .orderBy(orderOfPlay)
    .execute();
  const ids = rows.flatMap((row) => [row.player_id, row.other_player_id]);
  const players = await playerCards(
    db,
    ids.filter((id) => id !== null),
  );
  const card = (id: number | null) => (id === null ? null : (players.get(id) ?? null));
  return rows.map((row) => ({
    incidentId: row.id,
    kind: row.kind,
    side: row.side,
    period: row.period,
    minute: row.minute,
    added: row.added,
    second: row.second,
    at: reportedAt(row.feed_revision, row.start_time),
    player: card(row.player_id),
    otherPlayer: card(row.other_player_id),
    score: row.home_score === null ? null : { home: row.home_score, away: row.away_score ?? 0 },
    removed: row.removed,
    ...(row.detail !== null && { detail: row.detail }),
  }));
}
