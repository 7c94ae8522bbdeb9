import { goalMinutes, momentAt, redMinutes, shareAt, type AddedTime, type Moment } from './minutes';
import type { Random } from '../random';

/** Expected goals of each team before kick-off. */
export interface Rates {
  home: number;
  away: number;
}

export type Side = 'home' | 'away';
export interface SideMoment extends Moment {
  side: Side;
}

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** Red cards per match, home and away. */
export const redRates: Rates = { home: 0.09, away: 0.1 };
/** Factors on the scoring rates of the team with ten and of its opponent, by the side with ten. */
const tenMen = {
  home: { own: 0.585, other: 2.02 },
  away: { own: 0.62, other: 1.88 },
} as const;
/** Scoring factor by lead, from -2 or worse to 2 or better, fitted to the table of totals: a trailing team attacks. */
const scoreState = [0.853, 1.311, 1.019, 0.803, 0.833] as const;
/** A draw with goals has a higher scoring rate than 0–0. */
const levelAgain = 1.073;
/** Normalises the mean of all factors to 1. */
const scale: Rates = { home: 1.0, away: 0.974 };

export interface MatchState {
  home: number;
  away: number;
  homeReds: number;
  awayReds: number;
}

/** Factors on both teams' scoring rates in a match state. */
export function stateFactors(state: MatchState): Rates {
  const ahead = Math.max(-2, Math.min(2, state.home - state.away));
  const level = ahead === 0 && state.home > 0 ? levelAgain : 1;
  let home = scale.home * level * scoreState[ahead + 2]!;
  let away = scale.away * level * scoreState[2 - ahead]!;
  for (let card = 0; card < Math.min(state.homeReds, 2); card++) {
    home *= tenMen.home.own;
    away *= tenMen.home.other;
  }
  for (let card = 0; card < Math.min(state.awayReds, 2); card++) {
    away *= tenMen.away.own;
    home *= tenMen.away.other;
  }
  return { home, away };
}

export function drawReds(random: Random, added: AddedTime): SideMoment[] {
  const cards = (['home', 'away'] as const).flatMap((side) =>
    Array.from({ length: Math.min(random.poisson(redRates[side]), 2) }, () => ({
      side,
      ...momentAt(redMinutes, random.next(), added),
    })),
  );
  return cards.sort((a, b) => a.period - b.period || a.second - b.second);
}

/**
 * Goals of ninety minutes: a Poisson process whose intensity follows the table of minutes, the score and red cards. It takes
 * exponential steps in shares of the table, and ends a step at each red card.
 */
export function drawGoals(
  random: Random,
  rates: Rates,
  reds: readonly SideMoment[],
  added: AddedTime,
): SideMoment[] {
  const state: MatchState = { home: 0, away: 0, homeReds: 0, awayReds: 0 };
  const cuts = reds.map((red) => ({ side: red.side, share: shareAt(goalMinutes, red, added) }));
  const goals: SideMoment[] = [];
  let share = 0;
  for (let cut = 0; ;) {
    const factors = stateFactors(state);
    const home = rates.home * factors.home;
    const away = rates.away * factors.away;
    const next = share + random.exponential() / (home + away);
    const card = cuts[cut];
    if (card && next >= card.share) {
      state[card.side === 'home' ? 'homeReds' : 'awayReds']++;
      share = card.share;
      cut++;
      continue;
    }
    if (next >= 1) return goals;
    const side = random.next() * (home + away) < home ? 'home' : 'away';
    state[side]++;
    share = next;
    goals.push({ side, ...momentAt(goalMinutes, share, added) });
  }
}
