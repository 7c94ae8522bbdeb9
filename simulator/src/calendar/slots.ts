import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { championsLeagueClubs } from '../competitions/football/tournaments';
import type { Club, Stage } from '../competitions/shape';
import { hashOf, randomOf } from '../random';
import { weekday, type Day } from './days';
import { drawOf, possibleClubs } from './draw/draw';
import { gamesOf, knockOutDay, type KnockOutTie } from './draw/knockOutDays';
import { groupRounds, nbaRounds, swissRounds, tableRounds, type Pair } from './draw/pairings';
import type { Season } from './seasons';
import { knockOutStages, stages } from './stages';
import { windowsOf, type Window } from './windows';

/** A place in the calendar. A table knows its teams, a knock-out takes them from results. */
export interface Slot {
  ref: string;
  /** Its index among the slots of the season. */
  number: number;
  /** Random number by which equal candidates are ordered. */
  lot: number;
  season: Season;
  stage: Stage;
  round: { number: number; name: string };
  group: string | null;
  /** In UTC. */
  day: Day;
  /** All permitted days, including `day`. */
  days: readonly Day[];
  /** Last day for a match that had to wait for rested teams. */
  latest: Day;
  /** Most matches of its season on a day. */
  most: number;
  /** Keeps its day, and other matches make room. */
  fixed: boolean;
  /** All teams that may play in it. */
  clubs: readonly Club[];
  pair: Pair | null;
  knockOut: KnockOutTie | null;
}

/** All matches of a season, including those that may not be needed. */
export function slotsOf(season: Season, seed: number): Slot[] {
  const knockOut = knockOutSlots(season, seed);
  const first = Math.min(...knockOut.map(({ day }) => day));
  const latest = Math.min(season.end, first - restedDays);
  return [...tableSlots(season, seed, latest), ...knockOut].map((slot, number) =>
    Object.assign(slot, { number, lot: hashOf(seed, slot.ref) }),
  );
}

/** From the last match of a table to the first one of the knock-out. */
const restedDays = 3;

type Unnumbered = Omit<Slot, 'number' | 'lot'>;

function tableSlots(season: Season, seed: number, latest: Day): Unnumbered[] {
  const { competition } = season;
  if (competition.format === 'cup') return [];
  if (competition.format === 'groups') return groupSlots(season, seed);
  const rounds = roundsOf(season, seed);
  const windows = windowsOf(season, rounds.length);
  const swiss = competition.format === 'swiss';
  const stage = swiss ? stages.leaguePhase : stages.regular;
  return rounds.flatMap((pairs, index) => {
    const window = itemAt(windows, index);
    const choose = chooserOf(season, window);
    const round = { number: index + 1, name: `Round ${index + 1}` };
    return pairs.map((pair, order) => {
      const { day, days } = choose(pair, order + index);
      const when = swiss ? on(day) : { day, days, latest, most: window.most, fixed: false };
      const ref = `${season.ref}:${index + 1}:${order}`;
      return { ref, season, stage, round, group: null, ...when, clubs: pair, pair, knockOut: null };
    });
  });
}

function roundsOf(season: Season, seed: number): Pair[][] {
  const { format, teams, legs } = season.competition;
  const random = randomOf(seed, 'pairings', season.ref);
  if (format === 'nba') return nbaRounds(teams, random);
  return format === 'swiss' ? swissRounds(teams, random) : tableRounds(teams, legs, random);
}

/** Days between two matches of a team in a group, over which the groups are spread. */
const groupDays = 4;

function groupSlots(season: Season, seed: number): Unnumbered[] {
  const groups = groupRounds(season.competition.teams, randomOf(seed, 'groups', season.ref));
  return groups.flatMap(({ group, rounds }, index) =>
    rounds.flatMap((round, matchday) =>
      round.map((pair, order) => ({
        ref: `${season.ref}:${group}${matchday + 1}:${order}`,
        season,
        stage: stages.groups,
        round: { number: matchday + 1, name: `Matchday ${matchday + 1}` },
        group,
        ...on(
          season.start + matchday * groupDays + Math.floor((index * groupDays) / groups.length),
        ),
        clubs: pair,
        pair,
        knockOut: null,
      })),
    ),
  );
}

const on = (day: Day) => ({ day, days: [day], latest: day, most: Infinity, fixed: true });

interface Choice {
  days: readonly Day[];
  /** In turn; in football most matches are on Saturday, where that is one of the days. */
  usual: readonly Day[];
}

/** Clubs that also play in Europe keep to Saturday and Sunday, which leaves them a day of rest on both sides. */
function chooserOf(season: Season, { days, forward }: Window) {
  const isFootball = season.competition.sport === 'football';
  const choiceOf = (own: readonly Day[]): Choice => ({
    days: own,
    usual: own.flatMap((day) => (weekday(day) === 6 && isFootball ? [day, day] : [day])),
  });
  const weekend = days.filter((day) => weekday(day) >= 6);
  const any = choiceOf(days);
  const europeans = weekend.length > 0 && weekend.length < days.length ? choiceOf(weekend) : any;
  const until = new Map<Day, Day[]>();
  return (pair: Pair, turn: number): Pick<Slot, 'day' | 'days'> => {
    const choice = pair.some(({ ref }) => championsLeagueClubs.has(ref)) ? europeans : any;
    const day = itemAt(choice.usual, turn % choice.usual.length);
    if (forward === undefined) return { day, days: choice.days };
    const own = until.get(day) ?? daysUntil(day, forward, season);
    until.set(day, own);
    return { day, days: own };
  };
}

/** So that a league has about as many matches to come forward on any day. */
const daysUntil = (day: Day, count: number, { start, competition }: Season): Day[] =>
  Array.from({ length: count + 1 }, (_, index) => day - count + index).filter(
    (each) => each >= start && competition.days.includes(weekday(each)),
  );

const roundNames: Record<number, string> = {
  1: 'Final',
  2: 'Semi-finals',
  4: 'Quarter-finals',
  8: 'Round of 16',
  16: 'Round of 32',
};

function knockOutSlots(season: Season, seed: number): Unnumbered[] {
  const { knockOut } = season.competition;
  if (!knockOut) return [];
  const draw = drawOf(season, seed);
  return knockOutStages(knockOut.entrants).flatMap((stage, round) =>
    tiesOf(season, round).map((tie) => ({
      ref: `${season.ref}:ko${round}:${tie.tie}:${tie.leg}`,
      season,
      stage,
      round: { number: 100 + round, name: roundNames[tiesIn(knockOut.entrants, round)]! },
      group: null,
      ...on(knockOutDay(season, tie)),
      clubs: possibleClubs(season, draw, tie),
      pair: null,
      knockOut: tie,
    })),
  );
}

const tiesIn = (entrants: number, round: number): number => entrants / 2 ** (round + 1);

const tiesOf = (season: Season, round: number): KnockOutTie[] =>
  Array.from(
    { length: tiesIn(season.competition.knockOut!.entrants, round) },
    (_, tie) => tie,
  ).flatMap((tie) =>
    Array.from({ length: gamesOf(season, round) }, (_, leg) => ({ round, tie, leg })),
  );
