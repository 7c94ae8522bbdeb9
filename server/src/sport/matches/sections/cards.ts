import type { PlayerCard, TeamCard } from '@scoreline/shared-lib/contract';
import { sql, type Kysely, type Selectable } from 'kysely';

import type { Database } from '@scoreline/database/schema';

type TeamRow = Pick<
  Selectable<Database['teams']>,
  'id' | 'name' | 'short_name' | 'slug' | 'code' | 'country_code' | 'colours'
>;

const coloursOf = (colours: string[] | null): TeamCard['colours'] => {
  const [shirt, shorts] = colours ?? [];
  return shirt && shorts ? [shirt, shorts] : null;
};

export const presentTeam = (row: TeamRow): TeamCard => ({
  competitorId: row.id,
  name: row.name,
  shortName: row.short_name,
  slug: row.slug,
  code: row.code,
  countryCode: row.country_code,
  colours: coloursOf(row.colours),
});

/** Cards of teams by id, in one query. */
export async function teamCards(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, TeamCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('teams')
    .select(['id', 'name', 'short_name', 'slug', 'code', 'country_code', 'colours'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, presentTeam(row)]));
}

/** Cards of players by id with their current shirt number, in one query. */
export async function playerCards(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, PlayerCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('players as p')
    .select(['p.id', 'p.name', 'p.slug', 'p.position', 'p.nationality'])
    .select(
      sql<number | null>`(SELECT s.shirt_number FROM squad_members s WHERE s.player_id = p.id
        ORDER BY s.until_date IS NULL DESC, s.from_date DESC LIMIT 1)`.as('shirt_number'),
    )
    .where('p.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, presentPlayer(row)]));
}

interface PlayerRow {
  id: number;
  name: string;
  slug: string;
  position: PlayerCard['position'];
  nationality: string | null;
  shirt_number: number | null;
}

export const presentPlayer = (row: PlayerRow): PlayerCard => ({
  playerId: row.id,
  name: row.name,
  slug: row.slug,
  shirtNumber: row.shirt_number,
  position: row.position,
  countryCode: row.nationality,
});
