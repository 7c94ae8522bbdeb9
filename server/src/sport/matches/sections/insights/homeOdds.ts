import type { HomeOdds } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import { inOrder, resultRows } from '../form/form';
import type { MatchKey } from '../matchKey';
import { outcomeFor } from '../form/tally';
import type { Database } from '@scoreline/database/schema';

/** Prices are the same if all differ by less than the first tolerance; with fewer than five matches, by less than the second. */
const tolerances = [0.005, 0.02] as const;
const least = 5;
const shown = 10;

interface Opening {
  bookmaker_id: number;
  market: '1x2' | 'moneyline';
  opening_home: number;
  opening_draw: number | null;
  opening_away: number;
}

/**
 * How matches with the same opening prices at the same bookmaker ended (the home-win history): the last ten that were played
 * out and started before this one. Null if the match has no such price.
 */
export async function homeOdds(db: Kysely<Database>, match: MatchKey): Promise<HomeOdds | null> {
  const opening = await openingOf(db, match);
  if (!opening) return null;
  for (const tolerance of tolerances) {
    const ids = await sameOpening(db, match, opening, tolerance);
    if (ids.length >= least || tolerance === tolerances[1]) return present(db, ids, tolerance);
  }
  return null;
}

async function openingOf(db: Kysely<Database>, match: MatchKey): Promise<Opening | undefined> {
  const row = await db
    .selectFrom('odds as o')
    .innerJoin('bookmakers as b', 'b.id', 'o.bookmaker_id')
    .select(['o.bookmaker_id', 'o.market', 'o.opening_home', 'o.opening_draw', 'o.opening_away'])
    .where('o.match_id', '=', match.id)
    .where('o.market', '=', match.sport === 'football' ? '1x2' : 'moneyline')
    .orderBy('b.priority')
    .orderBy('b.id')
    .executeTakeFirst();
  return row as Opening | undefined;
}

async function sameOpening(
  db: Kysely<Database>,
  match: MatchKey,
  opening: Opening,
  tolerance: number,
): Promise<number[]> {
  // An open interval on the leading index column; the other columns filter its few hundred rows.
  const near = (column: string, price: number) =>
    sql<boolean>`${sql.ref(column)} > ${price - tolerance} AND ${sql.ref(column)} < ${price + tolerance}`;
  const rows = await db
    .selectFrom('odds as o')
    .innerJoin('matches as m', 'm.id', 'o.match_id')
    .select('m.id')
    .where('o.bookmaker_id', '=', opening.bookmaker_id)
    .where('o.market', '=', opening.market)
    .where(near('o.opening_home', opening.opening_home))
    .where(near('o.opening_away', opening.opening_away))
    .$if(opening.opening_draw !== null, (builder) =>
      builder.where(near('o.opening_draw', opening.opening_draw!)),
    )
    .where('m.start_time', '<', match.startTime)
    .where('m.status', 'in', ['finished', 'afterExtraTime', 'afterPenalties'])
    .orderBy('m.start_time', 'desc')
    .limit(shown)
    .execute();
  return rows.map((row) => row.id);
}

async function present(db: Kysely<Database>, ids: number[], tolerance: number): Promise<HomeOdds> {
  const matches = await inOrder(db, ids);
  const outcomes = matches.map((match) => outcomeFor(match, match.home.competitorId));
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  return {
    tolerance,
    sample: matches.length,
    homeWins: count('W'),
    draws: count('D'),
    awayWins: count('L'),
    matches: await resultRows(db, matches, (match) => match.home.competitorId),
  };
}
