import type { Incident } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import { playerCards } from './cards';
import type { Database } from '../../../store/db/schema';

const hourMs = 3_600_000;

/** A provider's revision of a match in play is the moment it was told; one that is a counter, or came long after, says no time. */
function reportedAt(revision: number, startTime: Date): string | null {
  const sinceStart = revision - startTime.getTime();
  return sinceStart > -hourMs && sinceStart < 12 * hourMs ? new Date(revision).toISOString() : null;
}

/** By the second where it is known, else by the minute; what shares either by when it was told. */
export const orderOfPlay = sql`period, second, minute, coalesce(added, 0), incidents.id`;

/** What happened in a match, in order of play; an incident taken back is kept and marked. */
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
