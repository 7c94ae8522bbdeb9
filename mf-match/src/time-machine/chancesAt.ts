import type { Sport } from '@scoreline/shared-lib/contract';

/** 0 to 1. Basketball has no draw. */
export interface Chances {
  home: number;
  draw?: number;
  away: number;
}

export interface Standing {
  /** Goals or points by which the home side leads. */
  lead: number;
  /** Share of regular time played, 0 to 1. */
  played: number;
}

const mostGoals = 10;

function poisson(mean: number): number[] {
  let chance = Math.exp(-mean);
  const chances = [chance];
  for (let goals = 1; goals <= mostGoals; goals += 1) {
    chance = (chance * mean) / goals;
    chances.push(chance);
  }
  return chances;
}

interface Rates {
  home: number;
  away: number;
}

/** Outcomes when both sides still score at these rates and the home side leads by `lead`. */
function outcomes({ home, away }: Rates, lead: number): Required<Chances> {
  const [homeGoals, awayGoals] = [poisson(home), poisson(away)];
  const sum = { home: 0, draw: 0, away: 0 };
  homeGoals.forEach((one, scored) =>
    awayGoals.forEach((other, conceded) => {
      const margin = lead + scored - conceded;
      sum[margin > 0 ? 'home' : margin < 0 ? 'away' : 'draw'] += one * other;
    }),
  );
  const all = sum.home + sum.draw + sum.away;
  return { home: sum.home / all, draw: sum.draw / all, away: sum.away / all };
}

const halvings = 24;

function bisect([low, high]: [number, number], isLow: (middle: number) => boolean): number {
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (isLow(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Expected goals of both sides that reproduce the chances at kick-off. Fewer goals make a draw likelier. */
export function ratesOf({ home, draw = 0, away }: Chances): Rates {
  const wanted = home / (home + away);
  const rates = (goals: number): Rates => {
    const share = bisect([0.01, 0.99], (part) => {
      const found = outcomes({ home: goals * part, away: goals * (1 - part) }, 0);
      return found.home / (found.home + found.away) < wanted;
    });
    return { home: goals * share, away: goals * (1 - share) };
  };
  return rates(bisect([0.4, 8], (goals) => outcomes(rates(goals), 0).draw > draw));
}

/** Of the 25,302 goals of the five large leagues from 2020/21 to 2024/25, 55 % fell after half time. */
const secondHalf = 0.55;

const goalsToCome = (played: number): number =>
  played < 0.5 ? 1 - 2 * played * (1 - secondHalf) : 2 * (1 - played) * secondHalf;

/** Points by which regulation spreads around the expected result, fitted at the quarter ends of 3,937 NBA games. */
const deviation = 19.5;

/** Probability that a normal value is below `z` (Abramowitz and Stegun 26.2.17). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = terms.reduceRight((rest, factor) => t * (factor + rest), 0);
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return z >= 0 ? 1 - tail : tail;
}

const least = 1e-4;

function basketballAt(start: Chances, { lead, played }: Standing): Chances {
  const wanted = Math.min(1 - least, Math.max(least, start.home / (start.home + start.away)));
  const z = bisect([-5, 5], (value) => normalBelow(value) < wanted);
  const left = Math.max(least, 1 - played);
  const home = normalBelow((lead / deviation + z * left) / Math.sqrt(left));
  return { home, away: 1 - home };
}

/** A match's chances at a moment, from those at kick-off, the score and the time left. `docs/model.md` explains the method. */
export function chancesAt(sport: Sport, start: Chances, standing: Standing): Chances {
  if (sport === 'basketball') return basketballAt(start, standing);
  const rates = ratesOf(start);
  const left = goalsToCome(Math.min(1, standing.played));
  return outcomes({ home: rates.home * left, away: rates.away * left }, standing.lead);
}
