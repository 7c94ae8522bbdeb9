import type { Sport } from '@scoreline/shared-lib/contract';

import type { Appearance } from './results';
import { tallyOf, type Tally } from './tally';
import type { TieBreaker } from '../feeds/events';

export interface Field {
  sport: Sport;
  tieBreakers: readonly TieBreaker[];
  /** Of each team. */
  appearances: ReadonlyMap<number, readonly Appearance[]>;
  /** Decides where nothing else does. */
  nameOf(teamId: number): string;
}

type Score = (tally: Tally) => number;

/** Without points of its own, basketball is ranked by the share of matches won. */
const scores: Record<Exclude<TieBreaker, 'headToHead'>, Score> = {
  points: ({ points, winRate }) => points || winRate,
  goalDifference: ({ scored, conceded }) => scored - conceded,
  goals: ({ scored }) => scored,
  wins: ({ won }) => won,
  winRate: ({ winRate }) => winRate,
};
const amongThemselves: Score[] = [scores.points, scores.goalDifference, scores.goals];

/** Best first: by the league's first tie-breaker, teams level on it by the next, and so on; at last by name. */
export function ranked(tallies: Tally[], field: Field, next = 0): Tally[] {
  if (tallies.length < 2) return tallies;
  const tieBreaker = field.tieBreakers[next];
  if (!tieBreaker) return byName(tallies, field);
  const levels =
    tieBreaker === 'headToHead'
      ? headToHead(tallies, field)
      : split(tallies, [scores[tieBreaker]], (tally) => tally);
  return levels.flatMap((level) => ranked(level, field, next + 1));
}

/** By a table of the matches that the level teams played against each other. */
function headToHead(tallies: Tally[], { appearances, sport }: Field): Tally[][] {
  const level = new Set(tallies.map(({ teamId }) => teamId));
  const mutual = (teamId: number) =>
    appearances.get(teamId)?.filter(({ opponentId }) => level.has(opponentId)) ?? [];
  const table = new Map(
    tallies.map(({ teamId }) => [teamId, tallyOf(teamId, sport, mutual(teamId))]),
  );
  return split(tallies, amongThemselves, (tally) => table.get(tally.teamId) ?? tally);
}

/** Groups of teams level on all `by`, the best group first. */
function split(tallies: Tally[], by: Score[], of: (tally: Tally) => Tally): Tally[][] {
  const compare = (a: Tally, b: Tally) =>
    by.reduce((result, score) => result || score(of(b)) - score(of(a)), 0);
  const levels: Tally[][] = [];
  for (const tally of tallies.toSorted(compare)) {
    const level = levels.at(-1);
    if (level?.[0] && compare(level[0], tally) === 0) level.push(tally);
    else levels.push([tally]);
  }
  return levels;
}

const byName = (tallies: Tally[], { nameOf }: Field): Tally[] =>
  tallies.toSorted((a, b) => nameOf(a.teamId).localeCompare(nameOf(b.teamId), 'en'));
