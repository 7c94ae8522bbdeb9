import type { Sport, Tournament } from '@scoreline/shared-lib/contract';

export interface TournamentRow {
  tournament_id: number;
  sport: Sport;
  name: string;
  slug: string;
  priority: number;
  has_standings: boolean;
  category_id: number;
  category_name: string;
  category_slug: string;
  country_code: string | null;
}

/** A tournament with its category, as every operation returns it. */
export const presentTournament = (row: TournamentRow): Tournament => ({
  tournamentId: row.tournament_id,
  sport: row.sport,
  name: row.name,
  slug: row.slug,
  category: {
    categoryId: row.category_id,
    name: row.category_name,
    slug: row.category_slug,
    countryCode: row.country_code,
  },
  priority: row.priority,
  hasStandings: row.has_standings,
});
