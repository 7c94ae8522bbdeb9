import { groupBy } from '../../../store/collections/groupBy';
import type { Worded } from './worded';

export const groupStage = 'Group stage';
const names = [groupStage, 'Second group stage', 'Third group stage'];

/**
 * Finds second group stages, in which a team has a second group. Files do not always name them: World Cups of 1974 to 1982, and
 * the Champions League of 1999 to 2003, where both stages have groups A to D.
 */
export function groupStages(matches: Worded[]): Worded[] {
  const unnamed = matches.filter(({ stage, group }) => stage === groupStage && group !== null);
  const groups = [...groupBy(unnamed, ({ group }) => group).values()]
    .flatMap(phasesOf)
    .sort((a, b) => firstDay(a).localeCompare(firstDay(b)));
  const reached = new Map<string, number>();
  const stages = new Map<Worded, number>();
  for (const group of groups) {
    const teams = [...new Set(group.flatMap(teamsOf))];
    const stage = Math.max(...teams.map((team) => (reached.get(team) ?? -1) + 1));
    for (const team of teams) reached.set(team, stage);
    for (const match of group) stages.set(match, stage);
  }
  return matches.map((match) => ({
    ...match,
    stage: names[stages.get(match) ?? -1] ?? match.stage,
  }));
}

const byDay = (a: Worded, b: Worded): number => a.entry.date.localeCompare(b.entry.date);
const firstDay = (matches: Worded[]): string => matches.toSorted(byDay)[0]?.entry.date ?? '';
const teamsOf = ({ entry }: Worded): [string, string] => [entry.team1, entry.team2];

/** Splits the matches of one letter where teams that have finished a group of four meet others under the same letter. */
function phasesOf(matches: Worded[]): Worded[][] {
  const phases: Worded[][] = [];
  let met = new Map<string, Map<string, number>>();
  for (const match of matches.toSorted(byDay)) {
    const [home, away] = teamsOf(match);
    const isDone = (team: string, other: string) => {
      const own = met.get(team) ?? new Map<string, number>();
      return own.size > 2 && !own.has(other) && [...own.values()].every((count) => count > 1);
    };
    if (phases.length === 0 || isDone(home, away) || isDone(away, home)) {
      phases.push([]);
      met = new Map();
    }
    phases.at(-1)?.push(match);
    for (const [team, other] of [
      [home, away],
      [away, home],
    ] as const) {
      const own = met.get(team) ?? new Map<string, number>();
      met.set(team, own.set(other, (own.get(other) ?? 0) + 1));
    }
  }
  return phases;
}
