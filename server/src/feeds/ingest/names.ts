import { arrayLiteral, insertRows, run, type Executor } from './rows';

export interface NamedVenue {
  name: string;
  city: string;
  capacity: number | null;
  latitude: number | null;
  longitude: number | null;
}

const known = (names: Iterable<string | null>): string[] => [
  ...new Set([...names].filter((name): name is string => Boolean(name))),
];

/** Ids of coaches or referees by name; inserts new ones. */
export async function peopleIds(
  db: Executor,
  role: 'coach' | 'referee',
  names: Iterable<string | null>,
): Promise<Map<string, number>> {
  const wanted = known(names);
  if (!wanted.length) return new Map();
  await insertRows(
    db,
    'people',
    { role: 'text', name: 'text' },
    wanted.map((name) => ({ role, name })),
    'ON CONFLICT DO NOTHING',
  );
  const rows = await run<{ id: number; name: string }>(
    db,
    `SELECT id, name FROM people WHERE role = $1 AND name = ANY($2::text[])`,
    [role, arrayLiteral(wanted)],
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

export const venueKey = ({ name, city }: { name: string; city: string }): string =>
  `${name}\n${city}`;

/** Ids of venues by `venueKey`; fills in unknown facts. */
export async function venueIds(
  db: Executor,
  venues: Iterable<NamedVenue>,
): Promise<Map<string, number>> {
  const wanted = [...new Map([...venues].map((venue) => [venueKey(venue), venue])).values()];
  const rows = await insertRows<{ id: number; name: string; city: string }>(
    db,
    'venues',
    {
      name: 'text',
      city: 'text',
      capacity: 'integer',
      latitude: 'double precision',
      longitude: 'double precision',
    },
    wanted.map((venue) => ({ ...venue })),
    `ON CONFLICT (name, city) DO UPDATE SET capacity = coalesce(excluded.capacity, venues.capacity),
       latitude = coalesce(excluded.latitude, venues.latitude),
       longitude = coalesce(excluded.longitude, venues.longitude)
     RETURNING id, name, city`,
  );
  return new Map(rows.map((row) => [venueKey(row), row.id]));
}

/** A fixture names only the venue: finds one of that name, else inserts one of an unknown city. */
export async function venueIdsByName(
  db: Executor,
  names: Iterable<string | null>,
): Promise<Map<string, number>> {
  const wanted = known(names);
  if (!wanted.length) return new Map();
  await run(
    db,
    `INSERT INTO venues (name) SELECT name FROM unnest($1::text[]) AS v(name)
     WHERE NOT EXISTS (SELECT FROM venues WHERE venues.name = v.name)`,
    [arrayLiteral(wanted)],
  );
  const rows = await run<{ id: number; name: string }>(
    db,
    `SELECT min(id) AS id, name FROM venues WHERE name = ANY($1::text[]) GROUP BY name`,
    [arrayLiteral(wanted)],
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** The home venues of teams. */
export async function homeVenues(
  db: Executor,
  teamIds: Iterable<number>,
): Promise<Map<number, { id: number; name: string }>> {
  const rows = await run<{ team_id: number; id: number; name: string }>(
    db,
    `SELECT t.id AS team_id, v.id, v.name FROM teams t JOIN venues v ON v.id = t.venue_id
     WHERE t.id = ANY($1::int[])`,
    [arrayLiteral([...new Set(teamIds)])],
  );
  return new Map(rows.map(({ team_id, id, name }) => [team_id, { id, name }]));
}
