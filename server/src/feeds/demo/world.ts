import type { Sport } from '@scoreline/shared-lib/contract';

import { yearOf, type Day } from './calendar/days';
import { knownSeasons, seasonOf, type Season } from './calendar/seasons';
import { slotsOf, type Slot } from './calendar/slots';
import { planYear, type Planned } from './calendar/yearPlan';
import { competitions } from './competitions/catalogue';
import type { Club } from './competitions/shape';
import type { Fixture } from './fixture';
import { resolveKnockOut } from './knockOut';
import { newStart } from './mishaps';
import { createSquads, type Squads } from './people/squads';

export interface World {
  seed: number;
  squads: Squads;
  clubs: readonly Club[];
  /** Two finished seasons of every competition and the current one. */
  seasons(today: Day): Season[];
  /** Matches of a season whose teams are known by `at`, in order of kick-off. */
  fixtures(season: Season, at: number): Fixture[];
}

/** Everything that a seed determines. Calendars are laid a year at a time and kept. */
export function createWorld(seed: number): World {
  const clubs = [
    ...new Map(competitions.flatMap(({ teams }) => teams).map((club) => [club.ref, club])).values(),
  ];
  const calendar = createCalendar(seed);
  const tables = new Map<string, Fixture[]>();
  const tableOf = (season: Season) => {
    const known = tables.get(season.ref);
    if (known) return known;
    const made = tableFixtures(season, calendar(season));
    tables.set(season.ref, made);
    return made;
  };
  return {
    seed,
    clubs,
    squads: createSquads(clubs, seed),
    seasons: (today) => competitions.flatMap((competition) => knownSeasons(competition, today)),
    fixtures: (season, at) => {
      const table = tableOf(season);
      const later = resolveKnockOut(season, calendar(season), table, at, seed);
      return [...table, ...later].sort((a, b) => a.start - b.start || (a.ref < b.ref ? -1 : 1));
    },
  };
}

/** Where the calendar places a season's matches. */
export interface SeasonCalendar {
  slots: readonly Slot[];
  startOf(slot: Slot): number;
  mishapOf(slot: Slot): Fixture['mishap'];
}

/** When a match is played depends on all that is played around it, so a year is planned as a whole, when it is first asked for. */
function createCalendar(seed: number): (season: Season) => SeasonCalendar {
  const seasons = new Map<string, Slot[]>();
  const plans = new Map<string, Map<string, Planned>>();
  const slotsIn = (season: Season) => kept(seasons, season.ref, () => slotsOf(season, seed));
  const planOf = (sport: Sport, year: number) =>
    kept(plans, `${sport}:${year}`, () => {
      const begun = [year - 1, year].flatMap((each) => seasonsIn(sport, each));
      const slots = begun.flatMap(slotsIn).filter(({ day }) => yearOf(day) === year);
      return planYear(year, slots, seed);
    });
  return (season) => {
    const plan = ({ ref, day }: Slot) => planOf(season.competition.sport, yearOf(day)).get(ref)!;
    return {
      slots: slotsIn(season),
      startOf: (slot) => plan(slot).start,
      mishapOf: (slot) => plan(slot).mishap,
    };
  };
}

function kept<K, V>(memory: Map<K, V>, key: K, make: () => V): V {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}

const seasonsIn = (sport: Sport, year: number): Season[] =>
  competitions
    .filter(({ everyYears }) => !everyYears || year % everyYears === 2)
    .filter((competition) => competition.sport === sport)
    .map((competition) => seasonOf(competition, year));

/** Matches are on the calendar from long before the season. */
const announced = 0;

function tableFixtures(season: Season, { slots, startOf, mishapOf }: SeasonCalendar): Fixture[] {
  return slots.flatMap((slot): Fixture[] => {
    if (!slot.pair) return [];
    const [home, away] = slot.pair;
    const firstStart = startOf(slot);
    const mishap = mishapOf(slot);
    const start = mishap === 'postponed' ? newStart(firstStart) : firstStart;
    const neutral = season.competition.format === 'groups';
    return [
      {
        ref: slot.ref,
        slot,
        home,
        away,
        start,
        firstStart,
        announcedAt: announced,
        neutral,
        mishap,
      },
    ];
  });
}
