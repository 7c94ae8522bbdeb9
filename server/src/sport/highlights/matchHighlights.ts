import type { MatchHighlights } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';

/** Links to videos of a match at their providers. */
export async function matchHighlights(
  db: Kysely<Database>,
  matchId: number,
): Promise<MatchHighlights> {
  const rows = await db
    .selectFrom('videos')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('id')
    .execute();
  return {
    videos: rows.map((row) => ({
      videoId: row.id,
      title: row.title,
      url: row.url,
      provider: row.provider,
      durationSeconds: row.duration_seconds,
    })),
  };
}
