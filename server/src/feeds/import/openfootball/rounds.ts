import { groupBy } from '../../../store/collections/groupBy';
import type { Worded } from './worded';

export interface NumberedRound {
  number: number;
  name: string;
}

type Rounds = Map<Worded, NumberedRound>;

/** Matches `Matchday 3`, `3. Round` and `Spieltag 3`, but neither `Round of 16` nor `2. Platz`. */
const numbered =
  /^(?:(?:matchday|round|spieltag|jornada|giornata|journée|week|runde) *(\d+)|(\d+)\. *(?:round|runde|spieltag))$/i;

const numberOf = (round: string): number | undefined => {
  const match = numbered.exec(round);
  return match ? Number(match[1] ?? match[2]) : undefined;
};

const dayOf = ({ entry }: Worded): string => entry.date;
/** The two teams of a match, independent of the ground. */
export const pairOf = ({ entry: { team1, team2 } }: Worded): string =>
  [team1, team2].sort().join('\n');

/** Rounds of a table, by number; without one, a match's round counts the matches its teams have played. */
export function roundsByOrder(own: Worded[]): Rounds {
  const names = [...new Set(own.map(({ round }) => round))];
  if (names.every((name) => numberOf(name) !== undefined))
    return new Map(own.map((one) => [one, { number: numberOf(one.round)!, name: one.round }]));
  const played = new Map<string, number>();
  const rounds: Rounds = new Map();
  for (const one of own.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))) {
    const given = numberOf(one.round);
    const teams = [one.entry.team1, one.entry.team2];
    const number = Math.max(...teams.map((team) => (played.get(team) ?? 0) + 1));
    for (const team of teams) played.set(team, given ?? number);
    rounds.set(one, { number: given ?? number, name: given ? one.round : `Matchday ${number}` });
  }
  return rounds;
}

/** Rounds of a knock-out in order of play. Legs that a file calls matchdays are one round. */
export function knockOutRounds(stage: string, own: Worded[]): Rounds {
  const plain = own.every(({ round }) => round === '' || numberOf(round) !== undefined);
  if (plain && (own.some(({ round }) => round === '') || hasLegs(own))) {
    const most = Math.max(...opponentsOf(own).values());
    return most > 2 && own.every(({ round }) => round !== '')
      ? roundsByOrder(own)
      : byTies(stage, own);
  }
  const names = [...groupBy(own, ({ round }) => round)]
    .map(([name, matches]) => ({ name, size: sizeOf(name), first: matches.map(dayOf).sort()[0]! }))
    .sort((a, b) => b.size - a.size || a.first.localeCompare(b.first))
    .map(({ name }) => name);
  if (names.every((name) => numberOf(name) !== undefined)) return roundsByOrder(own);
  return new Map(
    own.map((one) => [one, { number: names.indexOf(one.round) + 1, name: one.round }]),
  );
}

/** The number of teams in a knock-out round; earlier rounds without a telling name are larger than any. */
function sizeOf(name: string): number {
  const [, teams] = /(?:round of|last) *(\d+)/i.exec(name) ?? [];
  if (teams) return Number(teams);
  const [, ties] = /^1\/(\d+)/.exec(name) ?? [];
  if (ties) return Number(ties) * 2;
  if (/eighth/i.test(name)) return 16;
  if (/quarter/i.test(name)) return 8;
  if (/semi/i.test(name)) return 4;
  if (/third|3rd|\bplace\b/i.test(name)) return 3;
  return /^finals?$/i.test(name) ? 2 : Number.MAX_SAFE_INTEGER;
}

/** Whether a pair meets in two rounds. */
const hasLegs = (own: Worded[]): boolean =>
  [...groupBy(own, pairOf).values()].some(
    (legs) => new Set(legs.map(({ round }) => round)).size > 1,
  );

function opponentsOf(own: Worded[]): Map<string, number> {
  const met = new Map<string, Set<string>>();
  for (const { entry } of own)
    for (const [team, other] of [
      [entry.team1, entry.team2],
      [entry.team2, entry.team1],
    ] as const)
      met.set(team, (met.get(team) ?? new Set()).add(other));
  return new Map([...met].map(([team, others]) => [team, others.size]));
}

const byTeams = new Map([
  [1, 'Final'],
  [2, 'Semifinals'],
  [4, 'Quarterfinals'],
  [8, 'Round of 16'],
]);

/** The next opponent starts the next round; a single last tie is the final. */
function byTies(stage: string, own: Worded[]): Rounds {
  const met = new Map<string, string[]>();
  const levels = new Map<string, number>();
  for (const one of own.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))) {
    const { team1, team2 } = one.entry;
    for (const [team, other] of [
      [team1, team2],
      [team2, team1],
    ] as const) {
      const known = met.get(team) ?? [];
      if (!known.includes(other)) met.set(team, [...known, other]);
    }
    const level = Math.max(met.get(team1)!.indexOf(team2), met.get(team2)!.indexOf(team1)) + 1;
    levels.set(pairOf(one), Math.max(level, levels.get(pairOf(one)) ?? 0));
  }
  const last = Math.max(...levels.values());
  const tiesOf = (level: number) => [...levels.values()].filter((other) => other === level).length;
  const nameOf = (level: number): string => {
    const known = last > 1 && tiesOf(last) === 1 ? byTeams.get(tiesOf(level)) : undefined;
    return known ?? (last > 1 ? `${stage} ${level}` : stage);
  };
  return new Map(
    own.map((one) => {
      const number = levels.get(pairOf(one)) ?? 1;
      return [one, { number, name: nameOf(number) }];
    }),
  );
}
