import type { MatchSummary } from '@scoreline/shared-lib/contract';

export interface CurvePoint {
  /** The last of the five matches. */
  match: MatchSummary;
  /** Football's points or basketball's wins of the five matches up to this one. */
  value: number;
  /** The maximum of five matches. */
  most: number;
}

const window = 5;
const played: readonly MatchSummary['status'][] = ['finished', 'afterExtraTime', 'afterPenalties'];

/** Points of each five played matches in a row, oldest first. `matches` must be newest first. */
export function formPoints(matches: readonly MatchSummary[], competitorId: number): CurvePoint[] {
  const known = matches.filter(({ status }) => played.includes(status)).reverse();
  const worth = known.map((match) => worthOf(match, competitorId));
  return known.slice(window - 1).map((match, at) => ({
    match,
    value: worth.slice(at, at + window).reduce((sum, points) => sum + points, 0),
    most: window * (match.sport === 'football' ? 3 : 1),
  }));
}

function worthOf({ sport, home, away }: MatchSummary, competitorId: number): number {
  const margin = (home.score ?? 0) - (away.score ?? 0);
  const own = home.competitorId === competitorId ? margin : -margin;
  if (sport === 'basketball') return own > 0 ? 1 : 0;
  return own > 0 ? 3 : own === 0 ? 1 : 0;
}
