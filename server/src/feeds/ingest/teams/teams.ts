import { slug } from '@scoreline/shared-lib/contract';

import type { PlayerEvent, TeamEvent } from '@scoreline/shared-lib/contract/feed';
import type { Batch } from '../batch';
import { joinClubs } from './sameClubs';
import { peopleIds, venueIds, venueKey } from '../names';
import { storeByRef } from '../storeByRef';

export async function storeTeams(batch: Batch, events: TeamEvent[]): Promise<void> {
  const newest = await batch.newest('team', events, ({ ref }) => ref);
  const fresh = await joinClubs(batch, newest);
  const coaches = await peopleIds(
    batch.db,
    'coach',
    fresh.map(({ coach }) => coach),
  );
  const venues = await venueIds(
    batch.db,
    fresh.flatMap(({ venue }) => venue ?? []),
  );
  await storeByRef(batch, 'team', 'teams', teamColumns, fresh, (event) => ({
    sport: event.sport,
    name: event.name,
    short_name: event.shortName,
    slug: slug(event.name, event.ref),
    code: event.code,
    country_code: event.countryCode,
    national: event.national,
    colours: event.colours,
    venue_id: event.venue && venues.get(venueKey(event.venue)),
    coach_id: event.coach && coaches.get(event.coach),
  }));
}

export async function storePlayers(batch: Batch, events: PlayerEvent[]): Promise<void> {
  const fresh = await batch.newest('player', events, ({ ref }) => ref);
  await storeByRef(batch, 'player', 'players', playerColumns, fresh, (event) => ({
    sport: event.sport,
    name: event.name,
    slug: slug(event.name, event.ref),
    birth_date: event.birthDate,
    nationality: event.nationality,
    position: event.position,
    preferred_foot: event.preferredFoot,
    height_cm: event.heightCm,
  }));
}

const teamColumns = {
  sport: 'sport',
  name: 'text',
  short_name: 'text',
  slug: 'text',
  code: 'text',
  country_code: 'text',
  national: 'boolean',
  colours: 'text[]',
  venue_id: 'integer',
  coach_id: 'integer',
};

const playerColumns = {
  sport: 'sport',
  name: 'text',
  slug: 'text',
  birth_date: 'date',
  nationality: 'text',
  position: 'player_position',
  preferred_foot: 'preferred_foot',
  height_cm: 'smallint',
};
