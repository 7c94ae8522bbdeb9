import { groupBy } from '../../../store/collections/groupBy';
import type { Appearance, StageResults } from './results';
import type { SeasonRules, Split, TablePart } from '../rules/seasonRules';

export interface PlayedSplit {
  /** The matches of the regular season alone. */
  regular: Appearance[];
  /** Stages that a part of the table played. */
  later: StageResults[];
  /** When the regular season was over. */
  at: Date;
}

/** What sources call the stages that count in a table of their own. */
export const partStages = ({ split }: SeasonRules): string[] =>
  split?.parts.flatMap(({ stages }) => [...stages]) ?? [];

/** The two halves of a season that is split, once all its teams have played the first; before that, null. */
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

/** Who is in each part: by who plays its stage where a source tells all of them, else by the places of the regular season. */
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
