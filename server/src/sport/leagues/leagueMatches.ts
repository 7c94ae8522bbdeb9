import type { MatchSummary } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { SeasonKey } from './season';
import type { Database } from '@scoreline/database/schema';
import { cursorOf, readCursor } from '../matches/cursor';
import { inOrder } from '../matches/sections/form/form';

interface Page {
  round?: number;
  cursor?: string;
  limit: number;
}

/** A season's matches by start, of one round or of all, one page at a time. An invalid cursor starts from the beginning. */
export async function leagueMatches(
  db: Kysely<Database>,
  season: SeasonKey,
  page: Page,
): Promise<{ matches: MatchSummary[]; cursor: string | null }> {
  const { round } = page;
  const after = readCursor(page.cursor);
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'start_time'])
    .where('season_id', '=', season.id)
    .where((eb) =>
      eb.and([
        ...(round === undefined ? [] : [eb('round_id', '=', round)]),
        ...(after === null
          ? []
          : [eb(eb.refTuple('start_time', 'id'), '>', eb.tuple(after.startTime, after.id))]),
      ]),
    )
    .orderBy('start_time')
    .orderBy('id')
    .limit(page.limit + 1)
    .execute();
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    matches: await inOrder(
      db,
      shown.map((row) => row.id),
    ),
    cursor: last && rows.length > page.limit ? cursorOf(last) : null,
  };
}
