import type { MatchStatus } from '@scoreline/shared-lib/contract';

import type { IncidentEvent, PlayerEvent, StateEvent } from '@scoreline/shared-lib/contract/feed';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import type { OpenGoal, OpenMatch, OpenScore } from './openfootballMatch';
import { playerNamed, playerRefOf } from '../players';
import { archive } from '../reading';

type Points = { home: number; away: number };
type Pair = readonly [number, number];

const points = ([home, away]: Pair): Points => ({ home, away });
const less = (a: Pair, b: Pair): Pair => [a[0] - b[0], a[1] - b[1]];

const statuses: Record<string, MatchStatus> = {
  awarded: 'awarded',
  postponed: 'postponed',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  abandoned: 'abandoned',
  suspended: 'suspended',
};

function statusOf({ status }: OpenMatch, score: OpenScore): MatchStatus {
  if (status) return statuses[status] ?? 'unknown';
  if (score.p) return 'afterPenalties';
  if (score.et) return 'afterExtraTime';
  return score.ft ? 'finished' : 'notStarted';
}

export const isPlayed = ({ score }: OpenMatch): boolean =>
  Boolean(score?.ft ?? score?.et ?? score?.p);

/**
 * The half-time score from the file, or 0–0 if nothing else is possible, else counted from the goals if they add up to the
 * score.
 */
function halfTimeOf(match: OpenMatch, full: Pair): Pair | undefined {
  const given = match.score?.ht;
  if (given) return given;
  if (full[0] + full[1] === 0) return full;
  const goals = [match.goals1 ?? [], match.goals2 ?? []].map((side) => side.map(minuteOf));
  if (!match.goals1 || !match.goals2) return undefined;
  const upTo = (minute: number): Pair => [
    firstItem(goals).filter((goal) => goal.minute <= minute).length,
    itemAt(goals, 1).filter((goal) => goal.minute <= minute).length,
  ];
  const complete = String(upTo(90)) === String(full);
  return complete ? upTo(45) : undefined;
}

function periodsOf(match: OpenMatch, score: OpenScore): Points[] {
  const full = score.ft;
  const half = full && halfTimeOf(match, full);
  const kicks = score.p ? [points(score.p)] : [];
  // The kicks are the last period, even if no other is known.
  if (!full || !half || half[0] > full[0] || half[1] > full[1]) return kicks;
  const extra = score.et ? [points(less(score.et, full))] : [];
  return [points(half), points(less(full, half)), ...extra, ...kicks];
}

/** Undefined if the file has no result. */
export function stateOf(
  match: OpenMatch,
  matchRef: string,
  revision: number,
): StateEvent | undefined {
  const score = match.score ?? {};
  const status = statusOf(match, score);
  if (status === 'notStarted') return undefined;
  const result = score.et ?? score.ft;
  return {
    type: 'state',
    source: archive,
    revision,
    matchRef,
    status,
    clock: null,
    score: result ? points(result) : null,
    periods: periodsOf(match, score),
    redCards: { home: 0, away: 0 },
    attendance: null,
  };
}

function minuteOf({ minute, offset }: OpenGoal): { minute: number; added: number | null } {
  const [base = '', more] = String(minute).split('+');
  const added = offset ?? (more === undefined ? null : Number(more));
  return { minute: Number(base), added };
}

const periodOf = (minute: number): number => (minute <= 45 ? 1 : minute <= 90 ? 2 : 3);

/** The goals of a match with their scorers; an own goal counts for the side under which it is listed. */
export function goalsOf(
  match: OpenMatch,
  teams: { home: string; away: string },
  matchRef: string,
  revision: number,
): { players: PlayerEvent[]; incidents: IncidentEvent[] } {
  const sides = [
    ['home', match.goals1 ?? []],
    ['away', match.goals2 ?? []],
  ] as const;
  const goals = sides
    .flatMap(([side, list]) => list.map((goal) => ({ side, goal, ...minuteOf(goal) })))
    .sort((a, b) => a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0));
  const score = { home: 0, away: 0 };
  const players: PlayerEvent[] = [];
  const incidents = goals.map(({ side, goal, minute, added }, i): IncidentEvent => {
    score[side] += 1;
    const own = goal.owngoal ? (side === 'home' ? 'away' : 'home') : side;
    const playerRef = playerRefOf(teams[own], goal.name);
    players.push(playerNamed(playerRef, goal.name, revision));
    return {
      type: 'incident',
      source: archive,
      revision,
      ref: `goal-${i + 1}`,
      matchRef,
      kind: goal.owngoal ? 'ownGoal' : goal.penalty ? 'penaltyGoal' : 'goal',
      side,
      period: periodOf(minute),
      minute,
      added,
      second: null,
      playerRef,
      otherPlayerRef: null,
      score: { ...score },
      removed: false,
    };
  });
  return { players, incidents };
}
