import type { PlayerHit, Sport, TeamHit } from '@scoreline/shared-lib/contract';

interface HitRow {
  id: number;
  sport: Sport;
  name: string;
  slug: string;
}

export interface TeamHitRow extends HitRow {
  country_code: string | null;
  colours: string[] | null;
}

export interface PlayerHitRow extends HitRow {
  team_id: number | null;
  team_name: string | null;
}

/** A team's colours as in the contract: absent if unknown. */
export function coloursOf({ colours }: Pick<TeamHitRow, 'colours'>): Pick<TeamHit, 'colours'> {
  const [first, second] = colours ?? [];
  return first && second ? { colours: [first, second] } : {};
}

export const presentTeamHit = ({ id, sport, name, slug, ...row }: TeamHitRow): TeamHit => ({
  competitorId: id,
  sport,
  name,
  slug,
  countryCode: row.country_code,
  ...coloursOf(row),
});

export const presentPlayerHit = ({ id, sport, name, slug, ...row }: PlayerHitRow): PlayerHit => ({
  playerId: id,
  sport,
  name,
  slug,
  team:
    row.team_id === null || row.team_name === null
      ? null
      : { competitorId: row.team_id, name: row.team_name },
});
