import type { Sport } from '@scoreline/shared-lib/contract';

import { groupBy } from '../../../store/collections/groupBy';
import type { Appearance } from './results';
import type { RuledTieBreaker } from '../rules/seasonRules';
import { tallyOf, type Tally } from './tally';

export interface Field {
  sport: Sport;
  tieBreakers: readonly RuledTieBreaker[];
  /** By team. */
  appearances: ReadonlyMap<number, readonly Appearance[]>;
  /** Conference and division of each team, if any. */
  groups?: ReadonlyMap<number, readonly string[]>;
  /**
   * Matches that two teams play against each other: head to head counts only once level teams have played them all. If absent,
   * it counts at once.
   */
  meetings?: number | undefined;
  /** Points for a win in football; defaults to three. */
  winPoints?: number | undefined;
  /** The last tie-breaker. */
  nameOf(teamId: number): string;
}

type Score = (tally: Tally) => number;
type Plain =
  'points' | 'pointsPerGame' | 'goalDifference' | 'goals' | 'wins' | 'winRate' | 'pointDifference';

const difference: Score = ({ scored, conceded }) => scored - conceded;
const scores: Record<Plain, Score[]> = {
  points: [({ points }) => points, ({ exactPoints }) => exactPoints],
  pointsPerGame: [({ points, played }) => (played === 0 ? 0 : points / played)],
  goalDifference: [difference],
  pointDifference: [difference],
  goals: [({ scored }) => scored],
  wins: [({ won }) => won],
  winRate: [({ winRate }) => winRate],
};
/** The NBA counts only wins. */
const amongThemselves = ({ sport, tieBreakers }: Field): Score[] => {
  if (tieBreakers.includes('divisionWinner')) return scores.winRate;
  return [...(sport === 'football' ? scores.points : scores.winRate), difference, ...scores.goals];
};
const byDifference: Score[] = [...scores.points, difference];

/**
 * Sorts best first: by the first tie-breaker that separates level teams; teams that remain level start again among themselves.
 * The name decides last.
 */
export function ranked(tallies: Tally[], field: Field): Tally[] {
  if (tallies.length < 2) return tallies;
  for (const tieBreaker of inOrder(field.tieBreakers, tallies.length)) {
    const levels = levelsBy(tieBreaker, tallies, field);
    if (levels.length > 1) return levels.flatMap((level) => ranked(level, field));
  }
  return byName(tallies, field);
}

/**
 * Among more than two level teams, a division winner comes first, and results against the other conference do not count;
 * between two, head to head comes first.
 */
function inOrder(tieBreakers: readonly RuledTieBreaker[], teams: number) {
  if (teams < 3 || !tieBreakers.includes('divisionWinner')) return tieBreakers;
  const others = tieBreakers.filter(
    (one) => one !== 'divisionWinner' && one !== 'otherPlayOffRecord',
  );
  const index = others.indexOf('headToHead');
  return [...others.slice(0, index), 'divisionWinner' as const, ...others.slice(index)];
}

function levelsBy(tieBreaker: RuledTieBreaker, tallies: Tally[], field: Field): Tally[][] {
  switch (tieBreaker) {
    case 'headToHead':
      return headToHead(tallies, field, amongThemselves(field));
    case 'mutualDifference':
      return headToHead(tallies, field, byDifference);
    case 'divisionWinner':
      return split(tallies, [winsDivision(field)]);
    case 'divisionRecord':
      return byRecord(tallies, field, divisionOf, true);
    case 'conferenceRecord':
      return byRecord(tallies, field, conferenceOf, false);
    case 'ownPlayOffRecord':
      return byPlayOffRecord(tallies, field, true);
    case 'otherPlayOffRecord':
      return byPlayOffRecord(tallies, field, false);
    default:
      return split(tallies, scores[tieBreaker]);
  }
}

/** By a table of the matches among the level teams, once they have played them all. */
function headToHead(tallies: Tally[], field: Field, by: Score[]): Tally[][] {
  const level = new Set(tallies.map(({ teamId }) => teamId));
  if (!haveMet(level, field)) return [tallies];
  const mutual = tableOf(tallies, field, (_, opponent) => level.has(opponent));
  return split(tallies, by, (tally) => mutual.get(tally.teamId) ?? tally);
}

function haveMet(teams: ReadonlySet<number>, { meetings = 0, appearances }: Field): boolean {
  return [...teams].every((team) => {
    const met = groupBy(appearances.get(team) ?? [], ({ opponentId }) => opponentId);
    return [...teams].every((other) => other === team || (met.get(other)?.length ?? 0) >= meetings);
  });
}

type GroupOf = (groups: readonly string[]) => string | undefined;
const conferences = ['ec', 'wc'];
const conferenceOf: GroupOf = (groups) => groups.find((group) => conferences.includes(group));
const divisionOf: GroupOf = (groups) => groups.find((group) => !conferences.includes(group));

const groupOf = ({ groups }: Field, teamId: number, of: GroupOf): string | undefined =>
  of(groups?.get(teamId) ?? []);

/** By the matches within each team's own group; `shared`: only if all teams have the same group. */
function byRecord(tallies: Tally[], field: Field, of: GroupOf, shared: boolean): Tally[][] {
  const own = new Set(tallies.map(({ teamId }) => groupOf(field, teamId, of)));
  if (own.has(undefined) || (shared && own.size > 1)) return [tallies];
  const within = tableOf(
    tallies,
    field,
    (team, opponent) => groupOf(field, team, of) === groupOf(field, opponent, of),
  );
  return split(tallies, scores.winRate, (tally) => within.get(tally.teamId) ?? tally);
}

/** By the matches against play-off teams, of the own conference or of the other. */
function byPlayOffRecord(tallies: Tally[], field: Field, own: boolean): Tally[][] {
  const through = playOffTeams(field);
  const among = tableOf(
    tallies,
    field,
    (team, opponent) =>
      through.has(opponent) &&
      (groupOf(field, team, conferenceOf) === groupOf(field, opponent, conferenceOf)) === own,
  );
  return split(tallies, scores.winRate, (tally) => among.get(tally.teamId) ?? tally);
}

const places = 8;

/** The best eight of each conference, and teams level with the eighth. */
function playOffTeams(field: Field): Set<number> {
  const all = tableOf(
    [...field.appearances.keys()].map((teamId) => tallyOf(teamId, field.sport, [])),
    field,
    () => true,
  );
  return new Set(
    conferences.flatMap((conference) => {
      const own = [...all.values()].filter(
        ({ teamId }) => groupOf(field, teamId, conferenceOf) === conference,
      );
      const rates = own.map(({ winRate }) => winRate).toSorted((a, b) => b - a);
      const least = rates[places - 1] ?? 0;
      return own.filter(({ winRate }) => winRate >= least).map(({ teamId }) => teamId);
    }),
  );
}

function tableOf(
  tallies: Tally[],
  { appearances, sport, winPoints }: Field,
  counts: (teamId: number, opponentId: number) => boolean,
): Map<number, Tally> {
  return new Map(
    tallies.map(({ teamId }) => {
      const own = appearances.get(teamId) ?? [];
      const counted = own.filter(({ opponentId }) => counts(teamId, opponentId));
      return [teamId, tallyOf(teamId, sport, counted, winPoints)];
    }),
  );
}

/** 1 for a division leader; its ties are broken without this criterion. */
function winsDivision(field: Field): Score {
  const tieBreakers = field.tieBreakers.filter((one) => one !== 'divisionWinner');
  const winners = new Map<string, number>();
  return ({ teamId }) => {
    const division = groupOf(field, teamId, divisionOf);
    if (division === undefined) return 0;
    if (!winners.has(division)) {
      const members = [...field.appearances.keys()].filter(
        (id) => groupOf(field, id, divisionOf) === division,
      );
      const table = members.map((id) => tallyOf(id, field.sport, field.appearances.get(id) ?? []));
      winners.set(division, ranked(table, { ...field, tieBreakers })[0]?.teamId ?? 0);
    }
    return winners.get(division) === teamId ? 1 : 0;
  };
}

/** Groups of teams level on all of `by`, best group first. */
function split(tallies: Tally[], by: Score[], of = (tally: Tally): Tally => tally): Tally[][] {
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
