import type { MatchSummary } from '@scoreline/shared-lib/contract';

export type Outcome = 'W' | 'D' | 'L';

export interface Tally {
  matches: number;
  won: number;
  drawn: number;
  lost: number;
}

/** Statuses with a played score; an awarded result counts in tables, never in statistics. */
const played = new Set(['finished', 'afterExtraTime', 'afterPenalties']);

export const wasPlayed = (match: MatchSummary): boolean => played.has(match.status);

/**
 * The score after 90 minutes in football, so that a match decided in extra time is a draw; the final score in basketball. Null
 * if unknown, for example after extra time without the scores of the halves.
 */
export function regulationScore(match: MatchSummary): { home: number; away: number } | null {
  if (match.home.score === null || match.away.score === null) return null;
  if (match.sport === 'basketball' || match.status === 'finished') {
    return { home: match.home.score, away: match.away.score };
  }
  const [home, away] = [match.home.periods, match.away.periods].map(([first, second]) =>
    first === undefined || second === undefined ? null : first + second,
  );
  return home == null || away == null ? null : { home, away };
}

/** The result for `competitorId`; null if it did not play or the score is unknown. */
export function outcomeFor(match: MatchSummary, competitorId: number): Outcome | null {
  const score = regulationScore(match);
  if (!score) return null;
  const difference = score.home - score.away;
  if (difference === 0) return 'D';
  const isHome = match.home.competitorId === competitorId;
  return difference > 0 === isHome ? 'W' : 'L';
}

/** Counts the results of `competitorId`. */
export function tallyOf(matches: MatchSummary[], competitorId: number): Tally {
  const tally: Tally = { matches: 0, won: 0, drawn: 0, lost: 0 };
  for (const match of matches) {
    const outcome = outcomeFor(match, competitorId);
    if (!outcome) continue;
    tally.matches += 1;
    if (outcome === 'W') tally.won += 1;
    else if (outcome === 'D') tally.drawn += 1;
    else tally.lost += 1;
  }
  return tally;
}
