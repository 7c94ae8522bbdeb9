import { shootOutOf, type MatchSummary } from '@scoreline/shared-lib/contract';

import type { TieRules } from './rules/seasonRules';

/** How the ties of a round are decided. */
export interface TieFormat {
  /** Legs of each tie; a tie with fewer is open. */
  legs: number;
  /** Wins that decide a series; absent for ties decided by goals. */
  wins?: number;
  awayGoals?: boolean;
}

const over = new Set<MatchSummary['status']>([
  'finished',
  'afterExtraTime',
  'afterPenalties',
  'awarded',
]);
const calledOff = new Set<MatchSummary['status']>(['cancelled', 'abandoned']);

const isSingleGame = (round: string): boolean => /play-?in|\bcup\b/i.test(round);

/** A round's format by the season's rules and the highest number of legs in one of its ties. */
export function formatOf(
  round: string,
  ties: readonly (readonly MatchSummary[])[],
  rules: TieRules = {},
): TieFormat {
  const { bestOf = [], awayGoals } = rules;
  const own = bestOf.find((rule) => rule.round?.toLowerCase() === round.toLowerCase());
  const series = own ?? bestOf.find((rule) => rule.round === undefined);
  if (series && !isSingleGame(round)) return { legs: 1, wins: (series.games + 1) / 2 };
  const legs = Math.max(1, ...ties.map((tie) => Math.min(2, legsOf(tie).length)));
  return { legs, ...(awayGoals && { awayGoals }) };
}

/** The legs of a tie on two grounds, without cancelled ones. A second match on one ground is a replay. */
const legsOf = (tie: readonly MatchSummary[]): MatchSummary[] => {
  const counted = tie.filter(({ status }) => !calledOff.has(status));
  const [first, second] = counted;
  const isDecided = first && over.has(first.status) && first.home.score === first.away.score;
  const isReplay = counted.length > 1 && isDecided && second && isSoonAfter(first, second);
  return isReplay ? counted.slice(0, 1) : counted;
};

const isSoonAfter = (one: MatchSummary, other: MatchSummary): boolean =>
  Date.parse(other.startTime) - Date.parse(one.startTime) < 3 * 86_400_000;

/** The competitor id of the side that advances; null while the tie is open. */
export function tieWinner(all: readonly MatchSummary[], format: TieFormat): number | null {
  const legs = all.filter(({ status }) => !calledOff.has(status));
  const [opening] = legs;
  if (!opening) return null;
  const sides = [opening.home.competitorId, opening.away.competitorId] as const;
  const played = legs.filter(({ status }) => over.has(status));
  if (format.wins !== undefined) return seriesWinner(played, sides, format.wins);
  if (played.length < legs.length || legs.length < format.legs) return null;
  const margin = played.reduce((sum, leg) => sum + marginOf(leg, sides[0]), 0);
  if (margin !== 0) return margin > 0 ? sides[0] : sides[1];
  return (
    shootOutWinner(played.at(-1)) ?? (format.awayGoals ? awayGoalsWinner(played, sides) : null)
  );
}

type Sides = readonly [number, number];

function seriesWinner(played: MatchSummary[], sides: Sides, wins: number): number | null {
  const won = (side: number) => played.filter((leg) => gameWinner(leg) === side).length;
  return sides.find((side) => won(side) >= wins) ?? null;
}

function gameWinner(leg: MatchSummary): number | null {
  const margin = marginOf(leg, leg.home.competitorId);
  if (margin === 0) return shootOutWinner(leg);
  return margin > 0 ? leg.home.competitorId : leg.away.competitorId;
}

function awayGoalsWinner(legs: MatchSummary[], [first, second]: Sides): number | null {
  if (legs.length !== 2) return null;
  const awayGoals = (side: number) =>
    legs.reduce((sum, { away }) => sum + (away.competitorId === side ? (away.score ?? 0) : 0), 0);
  const difference = awayGoals(first) - awayGoals(second);
  if (difference === 0) return null;
  return difference > 0 ? first : second;
}

function marginOf(leg: MatchSummary, competitorId: number): number {
  const margin = (leg.home.score ?? 0) - (leg.away.score ?? 0);
  return leg.home.competitorId === competitorId ? margin : -margin;
}

function shootOutWinner(leg: MatchSummary | undefined): number | null {
  const kicks = leg && shootOutOf(leg);
  if (!kicks || kicks.home === kicks.away) return null;
  return kicks.home > kicks.away ? leg.home.competitorId : leg.away.competitorId;
}
