import {
  type MatchInsights,
  type SummaryOdds,
  withoutMargin,
} from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { pastResults } from './pastResults';
import { rate } from './rate';
import type { Database } from '@scoreline/database/schema';
import type { MatchKey } from '../matches/sections/matchKey';

type Probabilities = NonNullable<MatchInsights['probabilities']>;
type Rateable = Pick<MatchKey, 'sport' | 'tournamentId' | 'startTime' | 'homeId' | 'awayId'>;

/** The chances from a match's prices without the margin, and from a rating of its league's past results, each if available. */
export async function matchProbabilities(
  db: Kysely<Database>,
  match: Rateable,
  odds: SummaryOdds | null,
): Promise<Probabilities | null> {
  const past = await pastResults(db, match.tournamentId, match.startTime);
  const rated = rate(match.sport, past, match.homeId, match.awayId);
  const rating = rated && {
    method: match.sport === 'football' ? ('dixonColes' as const) : ('points' as const),
    sample: rated.sample,
    ...named(rated.chances),
  };
  const prices = odds && { method: 'power' as const, ...named(withoutMargin(pricesOf(odds))) };
  return prices || rating ? { prices, rating } : null;
}

function pricesOf({ current: { home, draw, away } }: SummaryOdds): number[] {
  return draw === undefined ? [home, away] : [home, draw, away];
}

const round = (chance: number) => Math.round(chance * 10_000) / 10_000;

function named(chances: readonly number[]) {
  const [home = 0, middle = 0, last] = chances.map(round);
  return last === undefined ? { home, away: middle } : { home, draw: middle, away: last };
}
