import { createCalendar, type SeasonCalendar } from './calendar/calendar';
import type { Day } from './calendar/days';
import { knownSeasons, type Season } from './calendar/seasons';
import { competitions } from './competitions/catalogue';
import type { Club } from './competitions/shape';
import type { Fixture } from './fixture';
import { resolveKnockOut } from './result/knockOut';
import { createSquads, type Squads } from './people/squads';

export interface World {
  seed: number;
  squads: Squads;
  clubs: readonly Club[];
  /** The finished seasons of every competition and its current one. */
  seasons(today: Day): Season[];
  /** Matches of a season whose teams are known by `at`, in order of kick-off. */
  fixtures(season: Season, at: number): Fixture[];
}

/** Everything that a seed determines, with so many finished seasons of each competition. Calendars are laid a year at a time and kept. */
export function createWorld(seed: number, pastSeasons = 2): World {
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
    seasons: (today) =>
      competitions.flatMap((competition) => knownSeasons(competition, today, pastSeasons)),
    fixtures: (season, at) => {
      const table = tableOf(season);
      const later = resolveKnockOut(season, calendar(season), table, at, seed);
      return [...table, ...later].sort((a, b) => a.start - b.start || (a.ref < b.ref ? -1 : 1));
    },
  };
}

/** Matches are on the calendar from long before the season. */
const announced = 0;

function tableFixtures(season: Season, { slots, plannedOf }: SeasonCalendar): Fixture[] {
  return slots.flatMap((slot): Fixture[] => {
    if (!slot.pair) return [];
    const [home, away] = slot.pair;
    const { start: firstStart, replay: start = firstStart, mishap } = plannedOf(slot);
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
