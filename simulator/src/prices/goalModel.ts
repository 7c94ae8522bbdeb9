import type { Rates } from '../football/scoring';

/** Bookmakers' correction of two independent Poisson counts, by exact score. */
const corrections: readonly [number, number, number][] = [
  [1, 1, 1.11],
  [2, 2, 1.19],
  [1, 0, 0.96],
  [0, 1, 0.92],
];
const most = 11;

export interface Outcomes {
  home: number;
  draw: number;
  away: number;
}

/** Chances of what is still to come: by goals of both teams, by home's lead and by goals together. */
export interface GoalGrid {
  readonly scores: Float64Array;
  /** From ten behind to ten ahead. */
  readonly leads: Float64Array;
  readonly totals: Float64Array;
}

function counts(mean: number): Float64Array {
  const chances = new Float64Array(most);
  chances[0] = Math.exp(-mean);
  for (let goals = 1; goals < most; goals++) chances[goals] = (chances[goals - 1]! * mean) / goals;
  return chances;
}

/** The grid of a match with these rates; `share` of its goals is still to come. */
export function goalGrid(rates: Rates, share = 1): GoalGrid {
  const home = counts(rates.home * share);
  const away = counts(rates.away * share);
  const scores = new Float64Array(most * most);
  for (let h = 0; h < most; h++)
    for (let a = 0; a < most; a++) scores[h * most + a] = home[h]! * away[a]!;
  if (share === 1) for (const [h, a, factor] of corrections) scores[h * most + a]! *= factor;
  return normalised(scores);
}

function normalised(scores: Float64Array): GoalGrid {
  const leads = new Float64Array(2 * most - 1);
  const totals = new Float64Array(2 * most - 1);
  let sum = 0;
  for (const score of scores) sum += score;
  for (let h = 0; h < most; h++) {
    for (let a = 0; a < most; a++) {
      const chance = (scores[h * most + a]! /= sum);
      leads[h - a + most - 1]! += chance;
      totals[h + a]! += chance;
    }
  }
  return { scores, leads, totals };
}

/** How the match ends from a lead of `lead` now. */
export function outcomes({ leads }: GoalGrid, lead = 0): Outcomes {
  const sums = { home: 0, draw: 0, away: 0 };
  for (let index = 0; index < leads.length; index++) {
    const ahead = index - most + 1 + lead;
    sums[ahead > 0 ? 'home' : ahead < 0 ? 'away' : 'draw'] += leads[index]!;
  }
  return sums;
}

/**
 * Chance that a count from `first` on ends above the line, with what is pushed left out: half lines settle whole, quarter
 * lines as the mean of both neighbours.
 */
function shareAbove(chances: Float64Array, first: number, line: number): number {
  const quarter = Math.abs((line * 2) % 1) > 0.1 ? 0.25 : 0;
  let won = 0;
  let lost = 0;
  for (let index = 0; index < chances.length; index++) {
    const over = first + index - line;
    const chance = chances[index]!;
    if (over > quarter) won += chance;
    else if (over < -quarter) lost += chance;
    else if (over > 0 && quarter) won += chance / 2;
    else if (over < 0 && quarter) lost += chance / 2;
  }
  return won / (won + lost);
}

export const overShare = (grid: GoalGrid, line: number, scored = 0): number =>
  shareAbove(grid.totals, scored, line);

/** `line` is the home side's handicap, -0.5 for a favourite. */
export const handicapShare = (grid: GoalGrid, line: number, lead = 0): number =>
  shareAbove(grid.leads, lead - most + 1, -line);
