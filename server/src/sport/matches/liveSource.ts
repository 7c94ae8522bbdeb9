import type { MatchImage } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { livePrices } from '../../wire/live/livePrices';
import type { LiveSource } from '../../wire/live/source';
import type { Database } from '@scoreline/database/schema';
import { matchIncidents } from './sections/events';
import { matchStatistics } from './sections/statistics';
import { loadSummaries, loadWindow } from './summaries';

/** Reads the live socket's data from the database. */
export const databaseSource = (db: Kysely<Database>): LiveSource => ({
  loadSummaries: (ids) => loadSummaries(db, ids),
  loadWindow: (sport, from, to) => loadWindow(db, sport, from, to),
  whichExist: (ids) => whichExist(db, ids),
  loadMatch: (matchId) => loadMatch(db, matchId),
});

async function whichExist(db: Kysely<Database>, ids: number[]): Promise<number[]> {
  const rows = await db.selectFrom('matches').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

async function loadMatch(db: Kysely<Database>, matchId: number): Promise<MatchImage | null> {
  const [summaries, incidents, statistics, odds, momentum] = await Promise.all([
    loadSummaries(db, [matchId]),
    matchIncidents(db, matchId),
    matchStatistics(db, matchId),
    livePrices(db, matchId),
    momentumOf(db, matchId),
  ]);
  const summary = summaries[0];
  if (!summary) return null;
  return {
    summary,
    incidents: keyed(incidents, (incident) => incident.incidentId),
    statistics: Object.fromEntries(
      statistics.periods.map(({ period, rows }) => [period, figures(rows)]),
    ),
    odds: keyed(odds, (price) => `${price.bookmakerId}:${price.market}:${price.line}`),
    momentum,
  };
}

const keyed = <T>(items: T[], keyOf: (item: T) => string | number): Record<string, T> =>
  Object.fromEntries(items.map((item) => [keyOf(item), item]));

const figures = (rows: { key: string; home: number; away: number }[]) =>
  Object.fromEntries(rows.map(({ key, home, away }) => [key, { home, away }]));

async function momentumOf(db: Kysely<Database>, matchId: number): Promise<Record<string, number>> {
  const row = await db
    .selectFrom('match_momentum')
    .select('values')
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  return Object.fromEntries((row?.values ?? []).map((value, index) => [index + 1, value]));
}
