import { numbered } from './numbered';

export interface Played {
  home: number;
  away: number;
  homeScore: number;
  awayScore: number;
  /** Days before the moment the rating is for. */
  age: number;
}

export interface GoalRating {
  /** Goals of an average away side at an average home side's. */
  base: number;
  homeEdge: number;
  attack: Map<number, number>;
  defence: Map<number, number>;
  /** How far low scores lean from independence; negative for more draws. */
  lean: number;
}

/** A match of a year ago counts half. */
const halfLifeDays = 365;
/** Every team begins as an average one who has scored and conceded this often. */
const prior = 6;
const rounds = 25;
export const mostGoals = 10;

const weightOf = ({ age }: Played): number => 0.5 ** (age / halfLifeDays);

/** Attack and defence of every team by Poisson likelihood with older matches counting less, after Dixon and Coles (1997). */
export function fitGoals(matches: readonly Played[]): GoalRating {
  const weights = matches.map(weightOf);
  const sum = (of: (match: Played, at: number) => number) =>
    matches.reduce((total, match, at) => total + weights[at]! * of(match, at), 0);
  const all = sum(() => 1) || 1;
  const base = sum(({ awayScore }) => awayScore) / all || 1;
  const homeEdge = sum(({ homeScore }) => homeScore) / all / base || 1;
  const rating = { base, homeEdge, ...strengths({ matches, weights, base, homeEdge }), lean: 0 };
  return { ...rating, lean: bestLean(rating, matches, weights) };
}

const of = (values: Map<number, number>, team: number): number => values.get(team) ?? 1;

interface Fit {
  matches: readonly Played[];
  weights: readonly number[];
  base: number;
  homeEdge: number;
}

/**
 * What happened over what was expected, a team at a time, drawn to 1 by the prior, again and again.
 */
function strengths({
  matches,
  weights,
  base,
  homeEdge,
}: Fit): Pick<GoalRating, 'attack' | 'defence'> {
  const { teams, home, away } = numbered(matches);
  const happened = { scored: sums(teams.length), conceded: sums(teams.length) };
  matches.forEach(({ homeScore, awayScore }, at) => {
    const [h, a, weight] = [home[at]!, away[at]!, weights[at]!];
    happened.scored[h]! += weight * homeScore;
    happened.scored[a]! += weight * awayScore;
    happened.conceded[a]! += weight * homeScore;
    happened.conceded[h]! += weight * awayScore;
  });
  let attack = new Float64Array(teams.length).fill(1);
  let defence = attack.slice();
  for (let round = 0; round < rounds; round += 1) {
    const [scored, conceded] = [sums(teams.length), sums(teams.length)];
    for (let at = 0; at < matches.length; at += 1) {
      const [h, a] = [home[at]!, away[at]!];
      const [byAway, byHome] = [weights[at]! * base, weights[at]! * base * homeEdge];
      scored[h]! += byHome * defence[a]!;
      scored[a]! += byAway * defence[h]!;
      conceded[a]! += byHome * attack[h]!;
      conceded[h]! += byAway * attack[a]!;
    }
    attack = happened.scored.map((goals, team) => goals / scored[team]!);
    defence = happened.conceded.map((goals, team) => goals / conceded[team]!);
  }
  const named = (values: Float64Array) => new Map(teams.map((team, at) => [team, values[at]!]));
  return { attack: named(attack), defence: named(defence) };
}

const sums = (teams: number) => new Float64Array(teams).fill(prior);

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

/** Only low scores speak of it. */
function bestLean(rating: GoalRating, matches: readonly Played[], weights: number[]): number {
  const low = matches.flatMap(({ home, away, homeScore, awayScore }, at) =>
    homeScore > 1 || awayScore > 1
      ? []
      : [
          {
            homeScore,
            awayScore,
            weight: weights[at]!,
            expected: expectedGoals(rating, home, away),
          },
        ],
  );
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

/** The chance of every score up to ten goals a side; they add up to 1. */
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
