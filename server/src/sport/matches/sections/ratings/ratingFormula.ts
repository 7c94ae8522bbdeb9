import type { Incident, MatchStatus, PlayerPosition } from '@scoreline/shared-lib/contract';

export type SideName = 'home' | 'away';

interface Lined {
  playerId: number;
  side: SideName;
  position: PlayerPosition | null;
  starter: boolean;
}

type Deed = Pick<Incident, 'kind' | 'side' | 'minute' | 'removed' | 'period'> & {
  playerId: number | null;
  otherPlayerId: number | null;
};

export interface RatedMatch {
  players: readonly Lined[];
  /** In order of play, from which the players on the pitch at each goal follow. */
  incidents: readonly Deed[];
  /** Of the whole match, if known. */
  shotsOnTarget: Record<SideName, number> | null;
  saves: Record<SideName, number> | null;
  /** Minutes of play so far. */
  length: number;
}

interface Rating {
  playerId: number;
  side: SideName;
  rating: number;
  minutes: number;
}

type Line = 'goalkeeper' | 'defender' | 'midfielder' | 'forward';

/** The numbers of `docs/ratings.md`. */
const weights = {
  base: 6.3,
  bounds: [3, 10],
  leastMinutes: 10,
  goal: { goalkeeper: 1.3, defender: 1.2, midfielder: 1, forward: 0.9 },
  penaltyGoal: 0.6,
  assist: 0.6,
  ownGoal: -0.8,
  penaltyMissed: -0.7,
  yellowCard: -0.3,
  secondYellow: -1,
  redCard: -1.5,
  scored: 0.1,
  conceded: { goalkeeper: -0.35, defender: -0.25, midfielder: -0.12, forward: -0.06 },
  cleanSheet: { goalkeeper: 0.8, defender: 0.5, midfielder: 0.2, forward: 0 },
  cleanSheetMinutes: 60,
  save: 0.2,
  pressure: { goalkeeper: 0, defender: 0.4, midfielder: 0.5, forward: 0.5 },
  leastShots: 4,
} as const;

const shootOut = 5;
const goals: readonly Incident['kind'][] = ['goal', 'ownGoal', 'penaltyGoal'];
const dismissals: readonly Incident['kind'][] = ['secondYellow', 'redCard'];

const lineOf = (position: PlayerPosition | null): Line =>
  position === 'goalkeeper' || position === 'defender' || position === 'forward'
    ? position
    : 'midfielder';

interface Spell {
  /** Minutes of play. */
  minutes: number;
  /** Incidents during that time. */
  seen: readonly Deed[];
}

/** From coming on to going off; null for a player who did not play. */
function spellOf(
  { playerId, starter }: Lined,
  deeds: readonly Deed[],
  length: number,
): Spell | null {
  const minuteOf = (place: number) => Math.min(deeds[place]?.minute ?? 0, length);
  const on = deeds.findIndex(
    ({ kind, otherPlayerId }) => kind === 'substitution' && otherPlayerId === playerId,
  );
  if (!starter && on < 0) return null;
  const off = deeds.findIndex(
    ({ kind, playerId: of }) =>
      of === playerId && (kind === 'substitution' || dismissals.includes(kind)),
  );
  const from = starter ? 0 : minuteOf(on);
  const to = off < 0 ? length : minuteOf(off);
  const seen = deeds.slice(starter ? 0 : on, off < 0 ? undefined : off);
  return { minutes: Math.max(0, to - from), seen };
}

/** A player's contribution from the events alone. */
function ownDeeds(playerId: number, line: Line, deeds: readonly Deed[]): number {
  let sum = 0;
  for (const { kind, playerId: by, otherPlayerId } of deeds) {
    if (otherPlayerId === playerId && kind === 'goal') sum += weights.assist;
    if (by !== playerId) continue;
    if (kind === 'goal') sum += weights.goal[line];
    else sum += single[kind] ?? 0;
  }
  return sum;
}

const single: Partial<Record<Incident['kind'], number>> = {
  penaltyGoal: weights.penaltyGoal,
  ownGoal: weights.ownGoal,
  penaltyMissed: weights.penaltyMissed,
  yellowCard: weights.yellowCard,
  secondYellow: weights.secondYellow,
  redCard: weights.redCard,
};

const halfTime = 45;
const fullTime = 90;
const afterExtraTime = 120;

interface Played {
  status: MatchStatus;
  /** Minute of the clock, if known. */
  minute: number | null;
  /** Number of periods with a score of their own; a shoot-out counts as one. */
  periods: number;
}

/** Minutes of play, so far if the match is not over: a shoot-out may follow 90 or 120 of them. */
export function lengthOf(
  { status, minute, periods }: Played,
  incidents: readonly Pick<Deed, 'period' | 'removed'>[],
): number {
  if (status === 'live' && minute !== null) return minute;
  if (status === 'halfTime') return periods <= 1 ? halfTime : fullTime;
  const parts = status === 'afterPenalties' ? periods - 1 : periods;
  const hasExtraTime =
    status === 'afterExtraTime' ||
    parts > 2 ||
    incidents.some(({ period, removed }) => !removed && (period === 3 || period === 4));
  return hasExtraTime ? afterExtraTime : fullTime;
}

/** Ratings of all players with enough minutes, from events and statistics alone; see `docs/ratings.md` for the formula. */
export function ratingsOf(match: RatedMatch): Rating[] {
  const { players, shotsOnTarget, saves, length } = match;
  const deeds = match.incidents.filter(({ removed, period }) => !removed && period < shootOut);
  return players.flatMap((player) => {
    const spell = spellOf(player, deeds, length);
    if (!spell) return [];
    const { playerId, side } = player;
    const { minutes } = spell;
    const line = lineOf(player.position);
    const own = ownDeeds(playerId, line, deeds);
    if (minutes < weights.leastMinutes && own === 0) return [];
    const { scored, conceded } = goalsSeen(spell, side);
    const share = length > 0 ? minutes / length : 0;
    const hasCleanSheet = conceded === 0 && minutes >= weights.cleanSheetMinutes;
    const sum =
      weights.base +
      own +
      scored * weights.scored +
      conceded * weights.conceded[line] +
      (hasCleanSheet ? weights.cleanSheet[line] : 0) +
      (line === 'goalkeeper' && saves ? saves[side] * weights.save * share : 0) +
      pressureOf(shotsOnTarget, side) * weights.pressure[line] * share;
    return [{ playerId, side, minutes, rating: bounded(sum) }];
  });
}

/** Goals for each side while the player was on the pitch; a goal counts for the side that it is credited to. */
function goalsSeen({ seen }: Spell, side: SideName) {
  const all = seen.filter(({ kind }) => goals.includes(kind));
  const scored = all.filter((goal) => goal.side === side).length;
  return { scored, conceded: all.length - scored };
}

/** Shots on target relative to the other side's, from -1 to 1. */
function pressureOf(shots: RatedMatch['shotsOnTarget'], side: SideName): number {
  if (!shots) return 0;
  const [own, other] = side === 'home' ? [shots.home, shots.away] : [shots.away, shots.home];
  return (own - other) / Math.max(weights.leastShots, own + other);
}

/** Rounds half up to a tenth: a sum of decimals may be slightly below its exact half. */
function bounded(sum: number): number {
  const [least, most] = weights.bounds;
  const tenths = Math.max(least, Math.min(most, sum)) * 10;
  return Math.round(Number(tenths.toFixed(6))) / 10;
}

/** The highest rating; among equal ones more minutes, then the lower id. */
export const bestOf = (ratings: readonly Rating[]): number | null =>
  ratings.toSorted(
    (a, b) => b.rating - a.rating || b.minutes - a.minutes || a.playerId - b.playerId,
  )[0]?.playerId ?? null;
