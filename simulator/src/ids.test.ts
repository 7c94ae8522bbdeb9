import { describe, expect, it } from '@jest/globals';

import { dayOf } from './calendar/days';
import { slotsOf } from './calendar/slots';
import { competitions } from './competitions/catalogue';
import { matchId, playerId, teamId, tournamentId } from './ids';
import { createWorld } from './world';

const now = Date.UTC(2026, 10, 21, 12);
const world = createWorld(3);
const seasons = world.seasons(dayOf(now));

const idsOf = {
  matches: seasons.flatMap((season) => slotsOf(season, 3).map(matchId)),
  teams: world.clubs.map(({ ref }) => teamId(ref)),
  tournaments: competitions.map(({ key }) => tournamentId(key)),
  players: [
    ...new Set(
      world.squads
        .windowsBetween(dayOf(Date.UTC(2024, 0, 1)), dayOf(now))
        .flatMap(({ closes }) =>
          world.clubs.flatMap((club) => world.squads.squadAt(club, closes * 86_400_000)),
        )
        .map(({ ref }) => ref),
    ),
  ].map(playerId),
};

describe('the ids of a seed', () => {
  it.each(Object.entries(idsOf))(
    'of %s are whole, PostgreSQL integers, and one a thing',
    (_, ids) => {
      expect(ids.length).toBeGreaterThan(50);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => Number.isInteger(id) && id >= 10_000_000 && id < 2 ** 31)).toBe(
        true,
      );
    },
  );
});
