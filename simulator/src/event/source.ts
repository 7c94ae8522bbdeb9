import type { FixtureEvent } from '@scoreline/shared-lib/contract/feed';
import { instant } from '../calendar/days';
import type { Fixture } from '../fixture';
import { matchId } from '../ids';
import { personName } from '../people/names';
import { hashOf } from '../random';

export const source = 'demo';

/** Revision of facts that never change, however often they are sent. */
export const constantRevision = 1;

const refereesPerLeague = 24;

/** A fixture as the calendar had it first, or with the new date of a postponed match. */
export function fixtureEvent(fixture: Fixture, replay = false): FixtureEvent {
  const { slot, home, away } = fixture;
  const { competition } = slot.season;
  const referee = hashOf('referee', fixture.ref) % refereesPerLeague;
  const country = competition.category.code ?? away.countryCode;
  return {
    type: 'fixture',
    source,
    revision: constantRevision + (replay ? 1 : 0),
    ref: fixture.ref,
    id: matchId(slot),
    sport: competition.sport,
    tournamentRef: competition.key,
    seasonRef: slot.season.ref,
    stageRef: `${slot.season.ref}:${slot.stage.key}`,
    round: slot.round,
    group: slot.group,
    homeRef: home.ref,
    awayRef: away.ref,
    startTime: instant(replay ? fixture.start : fixture.firstStart),
    neutral: fixture.neutral,
    venue: venueName(fixture),
    referee: personName(country, 'referee', competition.key, referee),
  };
}

export const venueOf = (club: Fixture['home']) => ({
  name: club.sport === 'football' ? `${club.name} Stadium` : `${club.name} Arena`,
  city: club.city.name,
  capacity:
    500 *
    (club.sport === 'football'
      ? 20 + (hashOf('seats', club.ref) % 120)
      : 8 + (hashOf('seats', club.ref) % 30)),
  latitude: club.city.latitude,
  longitude: club.city.longitude,
});

const venueName = ({ home, neutral }: Fixture): string | null =>
  neutral ? null : venueOf(home).name;

export function attendanceOf({ home, neutral, ref }: Fixture): number {
  const { capacity } = venueOf(home);
  return Math.round(capacity * (neutral ? 0.9 : 0.55 + 0.44 * (hashOf('gate', ref) / 2 ** 32)));
}
