import type { MatchSummary, Sport } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { presentSummary } from './present';
import { summaryRows } from './queries';

/** In order of kick-off; unknown ids are omitted. */
export async function loadSummaries(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<MatchSummary[]> {
  if (ids.length === 0) return [];
  return (await summaryRows(db, { ids })).map(presentSummary);
}

/** The same without prices. */
export async function loadResults(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<MatchSummary[]> {
  if (ids.length === 0) return [];
  return (await summaryRows(db, { ids, prices: false })).map(presentSummary);
}

/** Matches that start from `from` up to `to`, and all in play regardless of their start, in order of kick-off. */
export async function loadWindow(
  db: Kysely<Database>,
  sport: Sport,
  from: Date,
  to: Date,
): Promise<MatchSummary[]> {
  return (await summaryRows(db, { sport, from, to, live: true })).map(presentSummary);
}
