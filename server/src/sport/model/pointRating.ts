import { type Meeting, meetingsOf, type Played } from './meetings';

export interface PointRating {
  /** Points that a home side scores above an equal one. */
  homeEdge: number;
  strength: Map<number, number>;
  /** Of results around the expected margin, in points. */
  deviation: number;
}

const halfLifeDays = 180;
/** Every team starts as an average one that has played this many matches. */
const prior = 4;
const rounds = 30;
const usualDeviation = 13;

const strengthOf = (rating: PointRating, team: number) => rating.strength.get(team) ?? 0;

interface Team {
  strength: number;
  /** Of its matches, weighted. */
  count: number;
  points: number;
}

const margin = ({ homeScore, awayScore }: Played) => homeScore - awayScore;

/**
 * Strengths in points for basketball, by least squares of the margins, shrunk to the average, with older matches weighted less.
 */
export function fitPoints(matches: readonly Played[]): PointRating {
  const begin = (): Team => ({ strength: 0, count: prior, points: 0 });
  const { teams, meetings } = meetingsOf(matches, halfLifeDays, begin);
  const all = meetings.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const mean = (of: (match: Played) => number) =>
    meetings.reduce((sum, { match, weight }) => sum + weight * of(match), 0) / all;
  const homeEdge = mean(margin);
  fitStrengths([...teams.values()], meetings, homeEdge);
  const strength = new Map([...teams].map(([id, team]) => [id, team.strength]));
  const rating: PointRating = { homeEdge, strength, deviation: usualDeviation };
  const square = (match: Played) =>
    (margin(match) - expectedMargin(rating, match.home, match.away)) ** 2;
  return { ...rating, deviation: Math.sqrt(mean(square)) || usualDeviation };
}

function fitStrengths(
  teams: readonly Team[],
  meetings: readonly Meeting<Team>[],
  homeEdge: number,
): void {
  for (const { home, away, weight } of meetings) {
    home.count += weight;
    away.count += weight;
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const team of teams) team.points = 0;
    for (const { match, home, away, weight } of meetings) {
      const over = margin(match) - homeEdge;
      home.points += weight * (over + away.strength);
      away.points += weight * (home.strength - over);
    }
    // Half a step, because both sides of a match move at once.
    for (const team of teams) team.strength = (team.points / team.count + team.strength) / 2;
  }
}

export const expectedMargin = (rating: PointRating, home: number, away: number): number =>
  rating.homeEdge + strengthOf(rating, home) - strengthOf(rating, away);

/** The chance that a standard normal value is below `z`, to about 1e-7 (Abramowitz and Stegun 26.2.17). */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}

/** The chance of a home win, without draws. */
export const homeChance = (rating: PointRating, home: number, away: number): number =>
  normalBelow(expectedMargin(rating, home, away) / rating.deviation);
