import type { StageKind } from '@scoreline/shared-lib/contract';

import { championsLeagueClubs } from '../competitions/football/tournaments';
import type { Stage } from '../competitions/shape';
import { randomOf } from '../random';
import { mondayOf, weekOf, weekday, type Day } from './days';
import { groupRounds, nbaRounds, swissRounds, tableRounds, type Pair } from './pairings';
import type { Season } from './seasons';

/** A place in the calendar: who plays is known for a table, and comes from results in a knock-out. */
export interface Slot {
  ref: string;
  /** Its place among the slots of the season. */
  number: number;
  season: Season;
  stage: Stage;
  round: { number: number; name: string };
  group: string | null;
  /** In UTC. */
  day: Day;
  /** Days on which it may be played instead, and that one. */
  days: readonly Day[];
  pair: Pair | null;
  knockOut: { round: number; tie: number; leg: number } | null;
}

export const stages = {
  regular: { key: 'regular', kind: 'regularSeason', name: 'Regular season' },
  leaguePhase: { key: 'league-phase', kind: 'groupStage', name: 'League phase' },
  groups: { key: 'groups', kind: 'groupStage', name: 'Group stage' },
  knockOut: { key: 'knock-out', kind: 'postSeason', name: 'Knock-out' },
  semifinal: { key: 'semi-finals', kind: 'semifinal', name: 'Semi-finals' },
  final: { key: 'final', kind: 'finals', name: 'Final' },
} as const satisfies Record<string, Stage & { kind: StageKind }>;

/** The stages of a season in order of play. */
export function stagesOf({ competition }: Season): Stage[] {
  const first = {
    table: stages.regular,
    nba: stages.regular,
    swiss: stages.leaguePhase,
    groups: stages.groups,
    cup: null,
  }[competition.format];
  const knockOut = competition.knockOut ? knockOutStages(competition.knockOut.entrants) : [];
  return [...(first ? [first] : []), ...new Set(knockOut)];
}

const knockOutStages = (entrants: number): Stage[] =>
  Array.from({ length: Math.log2(entrants) }, (_, round) => {
    const ties = entrants / 2 ** (round + 1);
    return ties === 1 ? stages.final : ties === 2 ? stages.semifinal : stages.knockOut;
  });

/** Days between the last days of two rounds of a knock-out. */
function knockOutGap({ competition, start, end }: Season): number {
  const { knockOut, format } = competition;
  if (!knockOut) return 0;
  if (format === 'cup') return Math.floor((end - start - 2) / (Math.log2(knockOut.entrants) - 1));
  if (format === 'swiss') return 28;
  if (knockOut.wins) return (2 * knockOut.wins - 1) * 2 + 3;
  return format === 'groups' ? 5 : knockOut.legs === 2 ? 9 : 7;
}

/** Every match of a season that will be, or may be, played. */
export function slotsOf(season: Season, seed: number): Slot[] {
  return [...tableSlots(season, seed), ...knockOutSlots(season)].map((slot, number) => ({
    ...slot,
    number,
  }));
}

type Unnumbered = Omit<Slot, 'number'>;

function tableSlots(season: Season, seed: number): Unnumbered[] {
  const { competition } = season;
  const random = randomOf(seed, 'pairings', season.ref);
  if (competition.format === 'cup') return [];
  if (competition.format === 'groups') return groupSlots(season, seed);
  const rounds =
    competition.format === 'nba'
      ? nbaRounds(competition.teams, random)
      : competition.format === 'swiss'
        ? swissRounds(competition.teams, random)
        : tableRounds(competition.teams, competition.legs, random);
  const windows =
    competition.sport === 'basketball'
      ? evenWindows(season, rounds.length)
      : weekWindows(season, rounds.length);
  const stage = competition.format === 'swiss' ? stages.leaguePhase : stages.regular;
  return rounds.flatMap((round, index) =>
    round.map((pair, place) => ({
      ref: `${season.ref}:${index + 1}:${place}`,
      season,
      stage,
      round: { number: index + 1, name: `Round ${index + 1}` },
      group: null,
      ...daysFor(pair, windows[index]!, place + index),
      pair,
      knockOut: null,
    })),
  );
}

function groupSlots(season: Season, seed: number): Unnumbered[] {
  const groups = groupRounds(season.competition.teams, randomOf(seed, 'groups', season.ref));
  return groups.flatMap(({ group, rounds }, index) =>
    rounds.flatMap((round, matchday) =>
      round.map((pair, place) => ({
        ref: `${season.ref}:${group}${matchday + 1}:${place}`,
        season,
        stage: stages.groups,
        round: { number: matchday + 1, name: `Matchday ${matchday + 1}` },
        group,
        ...on(season.start + matchday * 5 + Math.floor((index * 5) / groups.length)),
        pair,
        knockOut: null,
      })),
    ),
  );
}

/** Last day of the table: what follows needs a few days of rest. */
function tableEnd(season: Season): Day {
  const { knockOut, format } = season.competition;
  if (!knockOut) return season.end;
  const rounds = Math.log2(knockOut.entrants);
  return season.end - rounds * knockOutGap(season) - (format === 'swiss' ? 0 : 3);
}

/** Basketball: windows of equal length one after the other, on the league's days, so that a team plays once in each. */
function evenWindows(season: Season, rounds: number): Day[][] {
  const days = tableEnd(season) - season.start;
  return Array.from({ length: rounds }, (_, round) => {
    const from = season.start + Math.floor((round * days) / rounds);
    const to =
      season.start +
      Math.max(Math.floor(((round + 1) * days) / rounds), Math.floor((round * days) / rounds) + 1);
    const window = Array.from({ length: to - from }, (_, index) => from + index);
    const usual = window.filter((day) => season.competition.days.includes(weekday(day)));
    return usual.length > 0 ? usual : window;
  });
}

/** Football: a round a week on the league's days, and where weeks are too few a second one in midweek. */
function weekWindows(season: Season, rounds: number): Day[][] {
  const { competition } = season;
  const mondays: Day[] = [];
  const parity = competition.format === 'swiss';
  for (let monday = mondayOf(season.start); monday + 7 <= tableEnd(season); monday += 7)
    if (!parity || weekOf(monday) % 2 === 0) mondays.push(monday);
  const perWeek = mondays.map(
    (_, index) =>
      Math.floor(((index + 1) * rounds) / mondays.length) -
      Math.floor((index * rounds) / mondays.length),
  );
  return mondays.flatMap((monday, index) => {
    const days = competition.days.map(
      (day) => monday + (day === 1 && competition.days[0]! > 2 ? 8 : day) - 1,
    );
    const saturday = monday + 5;
    if (perWeek[index] === 0) return [];
    return perWeek[index] === 1
      ? [days]
      : [
          [monday + 2, monday + 3],
          [saturday, saturday + 1],
        ];
  });
}

const on = (day: Day) => ({ day, days: [day] });

/**
 * Clubs that also play in Europe keep to Saturday and Sunday, which leaves them a day of rest on both sides. In football most
 * matches are on Saturday, where that is one of the days.
 */
function daysFor(pair: Pair, window: Day[], turn: number): Pick<Slot, 'day' | 'days'> {
  const weekend = window.filter((day) => weekday(day) >= 6);
  const europeans =
    pair.some(({ ref }) => championsLeagueClubs.has(ref)) &&
    weekend.length > 0 &&
    window.length > weekend.length;
  const days = europeans ? weekend : window;
  const usual = days.flatMap((day) =>
    weekday(day) === 6 && pair[0].sport === 'football' ? [day, day] : [day],
  );
  return { day: usual[turn % usual.length]!, days };
}

export const roundNames: Record<number, string> = {
  1: 'Final',
  2: 'Semi-finals',
  4: 'Quarter-finals',
  8: 'Round of 16',
  16: 'Round of 32',
};

function knockOutSlots(season: Season): Unnumbered[] {
  const { competition } = season;
  const { knockOut } = competition;
  if (!knockOut) return [];
  const kinds = knockOutStages(knockOut.entrants);
  return kinds.flatMap((stage, round) => {
    const ties = knockOut.entrants / 2 ** (round + 1);
    const games = gamesOf(season, ties);
    return Array.from({ length: ties }, (_, tie) => tie).flatMap((tie) =>
      Array.from({ length: games }, (_, leg) => ({
        ref: `${season.ref}:ko${round}:${tie}:${leg}`,
        season,
        stage,
        round: { number: 100 + round, name: roundNames[ties]! },
        group: null,
        ...on(knockOutDay(season, kinds.length, round, ties, tie, leg)),
        pair: null,
        knockOut: { round, tie, leg },
      })),
    );
  });
}

/** Most matches of a tie: a series, two legs, or one, as finals mostly are. */
export function gamesOf({ competition }: Season, ties: number): number {
  const { legs, wins, finalNeutral } = competition.knockOut!;
  if (wins) return 2 * wins - 1;
  return ties === 1 && finalNeutral ? 1 : legs;
}

function knockOutDay(
  season: Season,
  rounds: number,
  round: number,
  ties: number,
  tie: number,
  leg: number,
): Day {
  const { competition } = season;
  const gap = knockOutGap(season);
  const last = season.end - (rounds - 1 - round) * gap;
  const games = gamesOf(season, ties);
  if (competition.knockOut!.wins) return last - (games - 1 - leg) * 2 - (tie % 2);
  if (competition.format === 'groups') return last - (tie % Math.min(ties, 4));
  if (competition.format === 'cup' || competition.format === 'swiss') {
    if (ties === 1) return last;
    const odd = competition.format === 'cup' ? 1 : 0;
    const monday = mondayOf(last) - (weekOf(last) % 2 === odd ? 0 : 7);
    return monday + 1 + (tie % 3) - (games - 1 - leg) * 14;
  }
  return last - (games - 1 - leg) * 4 - (tie % 2);
}
