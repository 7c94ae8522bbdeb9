import { type Meeting, meetingsOf, type Played } from './meetings';

export interface GoalRating {
  /** Goals of an average away side against an average home side. */
  base: number;
  homeEdge: number;
  attack: Map<number, number>;
  defence: Map<number, number>;
  /** How far low scores deviate from independence; negative for more draws. */
  lean: number;
}

/** A match from a year ago counts half. */
const halfLifeDays = 365;
/** Every team starts as an average one that has scored and conceded this many goals. */
const prior = 6;
const rounds = 25;
export const mostGoals = 10;

interface Team {
  attack: number;
  defence: number;
  /** Actual goals, and those expected from the other teams' strengths. */
  happened: Goals;
  expected: Goals;
}

interface Goals {
  scored: number;
  conceded: number;
}

const beginning = (): Goals => ({ scored: prior, conceded: prior });

/**
 * Fits attack and defence of every team by Poisson likelihood, with older matches weighted less, after Dixon and Coles (1997).
 */
export function fitGoals(matches: readonly Played[]): GoalRating {
  const { teams, meetings } = meetingsOf<Team>(matches, halfLifeDays, () => ({
    ...{ attack: 1, defence: 1, happened: beginning(), expected: beginning() },
  }));
  const sum = (of: (match: Played) => number) =>
    meetings.reduce((total, { match, weight }) => total + weight * of(match), 0);
  const all = sum(() => 1) || 1;
  const base = sum(({ awayScore }) => awayScore) / all || 1;
  const homeEdge = sum(({ homeScore }) => homeScore) / all / base || 1;
  fitStrengths([...teams.values()], meetings, { base, homeEdge });
  const named = (key: 'attack' | 'defence') =>
    new Map([...teams].map(([id, team]) => [id, team[key]]));
  const rating = { base, homeEdge, attack: named('attack'), defence: named('defence'), lean: 0 };
  return { ...rating, lean: bestLean(rating, meetings) };
}

const of = (values: Map<number, number>, team: number): number => values.get(team) ?? 1;

/** Iterates actual over expected goals, one team at a time, shrunk to 1 by the prior. */
function fitStrengths(
  teams: readonly Team[],
  meetings: readonly Meeting<Team>[],
  { base, homeEdge }: Pick<GoalRating, 'base' | 'homeEdge'>,
): void {
  for (const { match, home, away, weight } of meetings) {
    home.happened.scored += weight * match.homeScore;
    away.happened.scored += weight * match.awayScore;
    away.happened.conceded += weight * match.homeScore;
    home.happened.conceded += weight * match.awayScore;
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const team of teams) team.expected = beginning();
    for (const { home, away, weight } of meetings) {
      const [byAway, byHome] = [weight * base, weight * base * homeEdge];
      home.expected.scored += byHome * away.defence;
      away.expected.scored += byAway * home.defence;
      away.expected.conceded += byHome * home.attack;
      home.expected.conceded += byAway * away.attack;
    }
    for (const team of teams) {
      team.attack = team.happened.scored / team.expected.scored;
      team.defence = team.happened.conceded / team.expected.conceded;
    }
  }
}

export function expectedGoals(rating: GoalRating, home: number, away: number): [number, number] {
  const { base, homeEdge, attack, defence } = rating;
  return [
    base * homeEdge * of(attack, home) * of(defence, away),
    base * of(attack, away) * of(defence, home),
  ];
}

/** Dixon and Coles' factor for 0:0, 1:0, 0:1 and 1:1. */
function lowScore(h: number, a: number, [home, away]: [number, number], lean: number): number {
  if (h > 1 || a > 1) return 1;
  if (h === 0 && a === 0) return 1 - home * away * lean;
  if (h === 1 && a === 1) return 1 - lean;
  return 1 + (h === 0 ? home : away) * lean;
}

const leans = Array.from({ length: 21 }, (_, at) => (at - 15) / 100);

/** Only low scores affect it. */
function bestLean(rating: GoalRating, meetings: readonly Meeting<Team>[]): number {
  const low = meetings
    .filter(({ match }) => match.homeScore <= 1 && match.awayScore <= 1)
    .map(({ match: { home, away, homeScore, awayScore }, weight }) => ({
      ...{ homeScore, awayScore, weight },
      expected: expectedGoals(rating, home, away),
    }));
  const likelihood = (lean: number) =>
    low.reduce((total, { homeScore, awayScore, weight, expected }) => {
      const factor = lowScore(homeScore, awayScore, expected, lean);
      return total + weight * Math.log(Math.max(factor, 1e-9));
    }, 0);
  return leans
    .map((lean) => ({ lean, likelihood: likelihood(lean) }))
    .reduce((best, each) => (each.likelihood > best.likelihood ? each : best)).lean;
}

export interface Score {
  home: number;
  away: number;
  chance: number;
}

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= mostGoals; goals += 1)
    chances.push((chances[goals - 1]! * mean) / goals);
  return chances;
}

/** The chance of every score up to ten goals per side; the sum is 1. */
export function scoreGrid(rating: GoalRating, home: number, away: number): Score[] {
  const expected = expectedGoals(rating, home, away);
  const [homeChances, awayChances] = expected.map(poisson) as [number[], number[]];
  const grid = homeChances.flatMap((p, h) =>
    awayChances.map((q, a) => ({
      home: h,
      away: a,
      chance: p * q * lowScore(h, a, expected, rating.lean),
    })),
  );
  const sum = grid.reduce((total, { chance }) => total + chance, 0);
  return grid.map((score) => ({ ...score, chance: score.chance / sum }));
}

/** Home, draw, away. */
export const outcomesOf = (grid: readonly Score[]): [number, number, number] =>
  grid.reduce<[number, number, number]>(
    (sums, { home, away, chance }) => {
      sums[home > away ? 0 : home === away ? 1 : 2] += chance;
      return sums;
    },
    [0, 0, 0],
  );
