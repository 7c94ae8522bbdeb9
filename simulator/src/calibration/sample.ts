import { seasonOf } from '../calendar/seasons';
import { slotsOf } from '../calendar/slots';
import { competitions } from '../competitions/catalogue';
import type { Fixture } from '../fixture';
import { footballRates } from '../result/ratings';

/** Matches of leagues over some seasons as the simulator draws them, without a calendar: only the pitch matters here. */
export function leagueFixtures(
  sport: 'football' | 'basketball',
  years: readonly number[],
  keys?: readonly string[],
): Fixture[] {
  return competitions
    .filter(
      (competition) =>
        competition.sport === sport &&
        (competition.format === 'table' || competition.format === 'nba'),
    )
    .filter(({ key }) => !keys || keys.includes(key))
    .flatMap((competition) => years.map((year) => seasonOf(competition, year)))
    .flatMap((season) => slotsOf(season, seed))
    .flatMap((slot) =>
      slot.pair
        ? [
            {
              ref: slot.ref,
              slot,
              home: slot.pair[0],
              away: slot.pair[1],
              start: 0,
              firstStart: 0,
              announcedAt: 0,
              neutral: false,
              mishap: null,
            },
          ]
        : [],
    );
}

export const seed = 1;
export const ratesOf = (fixture: Fixture) => footballRates(fixture, seed);
