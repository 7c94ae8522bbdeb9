import type { TipsUpcoming } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { presentTip } from './present';
import type { TipRow } from './queries';
import type { Database } from '@scoreline/database/schema';
import { loadTournaments } from '../leagues/tournaments';
import { cursorOf } from '../matches/cursor';
import { loadSummaries } from '../matches/summaries';

interface PageFacts {
  /** Leagues to include besides those of the tips. */
  leagues?: readonly number[];
  seesVip?: boolean;
}

/** A page of tips with their matches and leagues. */
export async function tipPage(
  db: Kysely<Database>,
  rows: TipRow[],
  limit: number,
  { leagues = [], seesVip = false }: PageFacts = {},
): Promise<TipsUpcoming> {
  const [matches, tournaments] = await Promise.all([
    loadSummaries(
      db,
      rows.map((row) => row.match_id),
    ),
    loadTournaments(db, [...new Set([...leagues, ...rows.map((row) => row.tournament_id)])]),
  ]);
  const byId = new Map(matches.map((match) => [match.eventId, match]));
  const last = rows.at(-1);
  return {
    rows: rows.flatMap((row) => {
      const match = byId.get(row.match_id);
      return match ? [presentTip(row, match, seesVip)] : [];
    }),
    tournaments,
    cursor:
      last && rows.length === limit ? cursorOf({ start_time: last.kick_off, id: last.id }) : null,
  };
}
