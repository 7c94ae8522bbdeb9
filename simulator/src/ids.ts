import { valueIn } from '@scoreline/shared-lib/contract/lists';

import type { Slot } from './calendar/slots';
import { competitions } from './competitions/catalogue';

/**
 * Addresses hold ids, so a seed's are the same in every database, in whatever order it was filled: numbered by place in
 * the catalogue, far above what the database's own numbers reach.
 */
const first = 10_000_000;

/** More than there are; a number that is taken all the same gives way to one of the database. */
const most = { seasons: 64, slots: 2_048, places: 64, windows: 128 };

const competitionNumbers = new Map(competitions.map(({ key }, index) => [key, index]));
const clubNumbers = new Map(
  [...new Set(competitions.flatMap(({ teams }) => teams.map(({ ref }) => ref)))].map(
    (ref, index) => [ref, index],
  ),
);

export const tournamentId = (key: string): number => first + valueIn(competitionNumbers, key);

export const teamId = (ref: string): number => first + valueIn(clubNumbers, ref);

export function matchId({ season, number }: Slot): number {
  const competition = valueIn(competitionNumbers, season.competition.key);
  const year = season.year % most.seasons;
  return first + (competition * most.seasons + year) * most.slots + number;
}

/** Of `club#place`, or `club#place.window` of who came up later. */
export function playerId(ref: string): number {
  const [club, seat] = ref.split('#') as [string, string];
  const [place, window = 0] = seat.split('.').map(Number) as [number, number?];
  return first + (valueIn(clubNumbers, club) * most.places + place) * most.windows + window;
}
