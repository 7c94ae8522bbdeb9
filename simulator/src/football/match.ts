import type { Random } from '../random';
import {
  momentAt,
  substitutionMinutes,
  yellowMinutes,
  type AddedTime,
  type Moment,
} from './minutes';
import { drawGoals, drawReds, other, type Rates, type Side, type SideMoment } from './scoring';

export type Happening = Moment & {
  kind:
    | 'goal'
    | 'ownGoal'
    | 'penaltyGoal'
    | 'penaltyMissed'
    | 'goalCancelled'
    | 'yellowCard'
    | 'secondYellow'
    | 'redCard'
    | 'substitution';
  side: Side;
};

/** Goals of the first leg, from this match's sides, for a match that must have a winner. */
export interface Decider {
  firstLeg: { home: number; away: number };
}

export interface FootballMatch {
  /** Added time of each period played, in seconds. */
  added: number[];
  happenings: Happening[];
  /** Kicks in order. The home team takes the even indexes if `homeFirst`. */
  shootOut: { side: Side; scored: boolean }[] | null;
  periods: number;
}

const sides = ['home', 'away'] as const;
const yellowRates: Rates = { home: 1.91, away: 2.18 };
const secondYellowShare = 0.4;
const ownGoalShare = 0.083 / 2.811;
const penaltyShare = (0.32 * 0.77) / 2.811;
const missedPenalties = 0.32 * 0.23;
const cancelledGoals = 0.11;
const substitutions = [0.01, 0.1, 0.27, 0.62];

/** The events of a match without players. The same key gives the same events with any squads. */
export function playFootball(random: Random, rates: Rates, decider?: Decider): FootballMatch {
  const added: [number, number] = [
    Math.round(60 + random.next() * 150),
    Math.round(150 + random.next() * 330),
  ];
  const reds = drawReds(random, added);
  const goals = drawGoals(random, rates, reds, added);
  const happenings = [
    ...goals.map((goal) => goalOf(random, goal)),
    ...cardsOf(random, reds, added),
    ...drawn(random, missedPenalties / 2, 'penaltyMissed', added),
    ...drawn(random, cancelledGoals / 2, 'goalCancelled', added),
    ...substitutionsOf(random, added),
  ];
  const match: FootballMatch = { added, happenings, shootOut: null, periods: 2 };
  if (decider && isLevel(match, decider)) playOn(random, rates, match, decider);
  happenings.sort((a, b) => a.period - b.period || a.second - b.second);
  return match;
}

function goalOf(random: Random, goal: SideMoment): Happening {
  const draw = random.next();
  const kind =
    draw < ownGoalShare ? 'ownGoal' : draw < ownGoalShare + penaltyShare ? 'penaltyGoal' : 'goal';
  return { ...goal, kind };
}

/** A second yellow card needs an earlier first one. Without one it stays a straight red. */
function cardsOf(random: Random, reds: SideMoment[], added: AddedTime): Happening[] {
  const yellows = sides.flatMap((side) =>
    Array.from({ length: random.poisson(yellowRates[side]) }, () => ({
      side,
      kind: 'yellowCard' as const,
      ...momentAt(yellowMinutes, random.next(), added),
    })),
  );
  const sendingsOff = reds.map((red): Happening => {
    const warned = yellows.some((yellow) => yellow.side === red.side && isBefore(yellow, red));
    return {
      ...red,
      kind: warned && random.chance(secondYellowShare) ? 'secondYellow' : 'redCard',
    };
  });
  return [...yellows, ...sendingsOff];
}

export const isBefore = (a: Moment, b: Moment): boolean =>
  a.period < b.period || (a.period === b.period && a.second < b.second);

function drawn(
  random: Random,
  rate: number,
  kind: Happening['kind'],
  added: AddedTime,
): Happening[] {
  return sides.flatMap((side) =>
    Array.from({ length: random.poisson(rate) }, () => ({
      side,
      kind,
      ...momentAt(yellowMinutes, random.next(), added),
    })),
  );
}

function substitutionsOf(random: Random, added: AddedTime): Happening[] {
  return sides.flatMap((side) =>
    Array.from({ length: 2 + random.weighted(substitutions) }, () => ({
      side,
      kind: 'substitution' as const,
      ...momentAt(substitutionMinutes, random.next(), added),
    })),
  );
}

const goalKinds = new Set<string>(['goal', 'ownGoal', 'penaltyGoal']);
export const isGoal = ({ kind }: { kind: string }): boolean => goalKinds.has(kind);

export function goalsOf(match: FootballMatch, upTo = Infinity): { home: number; away: number } {
  const goals = match.happenings.filter(
    (happening) => isGoal(happening) && happening.period <= upTo,
  );
  const home = goals.filter(({ side }) => side === 'home').length;
  return { home, away: goals.length - home };
}

function isLevel(match: FootballMatch, { firstLeg }: Decider): boolean {
  const goals = goalsOf(match);
  return goals.home + firstLeg.home === goals.away + firstLeg.away;
}

/** Extra time has slightly fewer goals a minute than the ninety minutes. */
const extraTimeShare = 0.29;

function playOn(random: Random, rates: Rates, match: FootballMatch, decider: Decider): void {
  match.added.push(Math.round(30 + random.next() * 90), Math.round(60 + random.next() * 120));
  match.periods = 4;
  for (const side of sides) {
    for (let count = random.poisson(rates[side] * extraTimeShare); count > 0; count--) {
      const period = random.whole(3, 4);
      const second = Math.floor(random.next() * (900 + match.added[period - 1]!));
      match.happenings.push(goalOf(random, { side, period, second }));
    }
  }
  if (isLevel(match, decider)) match.shootOut = shootOut(random);
}

/** Five kicks each, ended once decided, then sudden death in pairs. */
function shootOut(random: Random): { side: Side; scored: boolean }[] {
  const kicks: { side: Side; scored: boolean }[] = [];
  const score = { home: 0, away: 0 };
  const first: Side = random.chance(0.5) ? 'home' : 'away';
  for (let index = 0; ; index++) {
    const side = index % 2 ? other(first) : first;
    const scored = random.chance(0.75);
    kicks.push({ side, scored });
    if (scored) score[side]++;
    const left = (of: Side) => Math.max(0, 5 - kicks.filter((kick) => kick.side === of).length);
    const lead = score.home - score.away;
    if (lead > left('away') || -lead > left('home')) {
      if (index < 9 || index % 2) return kicks;
    }
  }
}
