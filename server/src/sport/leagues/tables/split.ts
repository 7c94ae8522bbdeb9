import { groupBy } from '../../../store/collections/groupBy';
import type { Appearance, StageResults } from './results';
import type { SeasonRules, Split, TablePart } from '../rules/seasonRules';

export interface PlayedSplit {
  /** Matches of the regular season only. */
  regular: Appearance[];
  /** Stages of the parts of the table. */
  later: StageResults[];
  /** When the regular season ended. */
  at: Date;
}

/** The sources' names of the stages that count in a table of their own. */
export const partStages = ({ split }: SeasonRules): string[] =>
  split?.parts.flatMap(({ stages }) => [...stages]) ?? [];

/** The two halves of a split season, once all its teams have played the first; null before that. */
export function playedSplit(
  stages: StageResults[],
  split: Split,
  teams: number,
): PlayedSplit | null {
  const named = new Set(split.parts.flatMap((part) => part.stages));
  const later = stages.filter(({ name }) => named.has(name));
  const first = stages.filter((stage) => !later.includes(stage));
  const own = groupBy(
    first.flatMap(({ appearances }) => appearances),
    ({ teamId }) => teamId,
  );
  const complete = [...own.values()].every(({ length }) => length >= split.after);
  if (!complete || own.size < teams || own.size === 0) return null;
  const regular = [...own.values()].flatMap((all) => all.slice(0, split.after));
  const at = new Date(Math.max(...regular.map(({ startTime }) => startTime.getTime())));
  return { regular, later, at };
}

/** The teams of each part: by the teams of its stage if a source lists all of them, else by their place in the regular season. */
export function membersOf(
  { parts }: Split,
  later: StageResults[],
  ranking: readonly number[],
): Map<TablePart, Set<number>> {
  const players = new Map(parts.map((part) => [part, playersOf(part, later)]));
  if (parts.every((part) => players.get(part)?.size === part.size)) return players;
  let taken = 0;
  return new Map(parts.map((part) => [part, new Set(ranking.slice(taken, (taken += part.size)))]));
}

const playersOf = ({ stages }: TablePart, later: StageResults[]): Set<number> =>
  new Set(
    later
      .filter(({ name }) => stages.includes(name))
      .flatMap(({ appearances }) => appearances.map(({ teamId }) => teamId)),
  );
