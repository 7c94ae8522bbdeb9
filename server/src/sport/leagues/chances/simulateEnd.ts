import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Zone } from '../rules/zones';

export interface Standing {
  teamId: number;
  points: number;
  goalDifference: number;
  goals: number;
}

/** A match still to be played, with the expected goals of both sides. */
export interface Coming {
  home: number;
  away: number;
  homeGoals: number;
  awayGoals: number;
}

interface Season {
  standings: readonly Standing[];
  coming: readonly Coming[];
  zones: readonly Zone[];
}

/** This many matches take a few milliseconds; then the event loop gets a turn. */
const matchesATurn = 20_000;

/**
 * How often each team finishes in each zone, over many simulated ends of the season: goals are Poisson, and level teams are
 * ranked by goal difference, goals, then a drawn lot. `random` returns 0 to 1.
 */
export async function simulateEnd(
  { standings, coming, zones }: Season,
  sample: number,
  random: () => number,
): Promise<Map<number, Map<Zone, number>>> {
  const counts = standings.map(() => new Map<Zone, number>());
  const playOn = createEnd(standings, coming, random);
  const runsATurn = Math.ceil(matchesATurn / Math.max(1, coming.length));
  for (let run = 0; run < sample; run++) {
    if (run > 0 && run % runsATurn === 0) await nextTurn();
    const ranked = playOn();
    for (const zone of zones)
      for (let rank = zone.from - 1; rank < Math.min(zone.to, ranked.length); rank++) {
        const own = counts[ranked[rank]!]!;
        own.set(zone, (own.get(zone) ?? 0) + 1);
      }
  }
  return new Map(standings.map(({ teamId }, at) => [teamId, counts[at]!]));
}

/** Each call simulates the season to its end and returns the places of the standings, winner first, in one reused array. */
function createEnd(
  standings: readonly Standing[],
  coming: readonly Coming[],
  random: () => number,
) {
  const matches = matchesOf(standings, coming);
  const before = {
    points: Float64Array.from(standings, ({ points }) => points),
    difference: Float64Array.from(standings, ({ goalDifference }) => goalDifference),
    goals: Float64Array.from(standings, ({ goals }) => goals),
  };
  const table = structuredClone(before);
  const lots = new Float64Array(standings.length);
  const ranked = standings.map((_, at) => at);
  const { points, difference, goals } = table;
  return (): readonly number[] => {
    points.set(before.points);
    difference.set(before.difference);
    goals.set(before.goals);
    for (const { home, away, noHomeGoal, noAwayGoal } of matches)
      play(table, home, away, poisson(noHomeGoal, random), poisson(noAwayGoal, random));
    for (let at = 0; at < lots.length; at++) lots[at] = random();
    return ranked.sort(
      (a, b) =>
        points[b]! - points[a]! ||
        difference[b]! - difference[a]! ||
        goals[b]! - goals[a]! ||
        lots[a]! - lots[b]!,
    );
  };
}

/** Matches by the places of their teams, with each side's chance of no goal. */
function matchesOf(standings: readonly Standing[], coming: readonly Coming[]) {
  const rank = new Map(standings.map(({ teamId }, at) => [teamId, at]));
  return coming.flatMap(({ home, away, homeGoals, awayGoals }) => {
    const [at, other] = [rank.get(home), rank.get(away)];
    if (at === undefined || other === undefined) return [];
    return {
      home: at,
      away: other,
      noHomeGoal: Math.exp(-homeGoals),
      noAwayGoal: Math.exp(-awayGoals),
    };
  });
}

type Table = Record<'points' | 'difference' | 'goals', Float64Array>;

function play(
  { points, difference, goals }: Table,
  home: number,
  away: number,
  homeGoals: number,
  awayGoals: number,
): void {
  goals[home]! += homeGoals;
  goals[away]! += awayGoals;
  difference[home]! += homeGoals - awayGoals;
  difference[away]! += awayGoals - homeGoals;
  if (homeGoals === awayGoals) {
    points[home]! += 1;
    points[away]! += 1;
  } else points[homeGoals > awayGoals ? home : away]! += 3;
}

/** Draws a number of goals, given the chance of none, `exp(-mean)`. */
function poisson(ofNone: number, random: () => number): number {
  let count = 0;
  for (let product = random(); product > ofNone; product *= random()) count++;
  return count;
}
