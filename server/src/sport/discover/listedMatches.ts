import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { loadTournaments } from '../leagues/tournaments';
import { loadSummaries } from '../matches/summaries';

interface ListedRow {
  id: number;
  tournament_id: number;
}

/** The matches of the rows by id, and the leagues of all. */
export async function listedMatches(db: Kysely<Database>, rows: readonly ListedRow[]) {
  const [summaries, tournaments] = await Promise.all([
    loadSummaries(
      db,
      rows.map((row) => row.id),
    ),
    loadTournaments(db, [...new Set(rows.map((row) => row.tournament_id))]),
  ]);
  return { byId: new Map(summaries.map((match) => [match.eventId, match])), tournaments };
}
