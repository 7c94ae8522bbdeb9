import type { Played } from './dixonColes';
import { numbered } from './numbered';

export interface PointRating {
  /** Points of a home side over an equal one. */
  homeEdge: number;
  strength: Map<number, number>;
  /** Of a result around what was expected, points. */
  deviation: number;
}

const halfLifeDays = 180;
/** Every team begins as an average one that has played this many matches. */
const prior = 4;
const rounds = 30;
const usualDeviation = 13;

const strengthOf = (rating: PointRating, team: number) => rating.strength.get(team) ?? 0;

/** Strengths in points by least squares of the margins, drawn to the average, older matches counting less: for basketball. */
export function fitPoints(matches: readonly Played[]): PointRating {
  const weights = matches.map(({ age }) => 0.5 ** (age / halfLifeDays));
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const margin = ({ homeScore, awayScore }: Played) => homeScore - awayScore;
  const homeEdge = matches.reduce((sum, match, at) => sum + weights[at]! * margin(match), 0) / all;
  const over = matches.map((match) => margin(match) - homeEdge);
  const strength = strengths(matches, weights, over);
  const rating: PointRating = { homeEdge, strength, deviation: usualDeviation };
  const squares = matches.map(
    (match) => (margin(match) - expectedMargin(rating, match.home, match.away)) ** 2,
  );
  const spread = squares.reduce((sum, square, at) => sum + weights[at]! * square, 0) / all;
  return { ...rating, deviation: Math.sqrt(spread) || usualDeviation };
}

/** `over` is each match's margin over what a home side wins by anyway. */
function strengths(matches: readonly Played[], weights: number[], over: number[]) {
  const { teams, home, away } = numbered(matches);
  const counts = new Float64Array(teams.length).fill(prior);
  weights.forEach((weight, at) => {
    counts[home[at]!]! += weight;
    counts[away[at]!]! += weight;
  });
  let strength = new Float64Array(teams.length);
  for (let round = 0; round < rounds; round += 1) {
    const points = new Float64Array(teams.length);
    for (let at = 0; at < matches.length; at += 1) {
      const [h, a] = [home[at]!, away[at]!];
      points[h]! += weights[at]! * (over[at]! + strength[a]!);
      points[a]! += weights[at]! * (strength[h]! - over[at]!);
    }
    // Half a step: both sides of a match move at once.
    strength = strength.map((had, team) => (points[team]! / counts[team]! + had) / 2);
  }
  return new Map(teams.map((team, at) => [team, strength[at]!]));
}

export const expectedMargin = (rating: PointRating, home: number, away: number): number =>
  rating.homeEdge + strengthOf(rating, home) - strengthOf(rating, away);

/** The chance that a normal value is below `z`, to about 1e-7 (Abramowitz and Stegun 26.2.17). */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}

/** The chance of the home side to win, there being no draw. */
export const homeChance = (rating: PointRating, home: number, away: number): number =>
  normalBelow(expectedMargin(rating, home, away) / rating.deviation);
