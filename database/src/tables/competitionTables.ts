import type { Sport, StageKind, ZoneKind } from '@scoreline/shared-lib/contract';
import type { ColumnType, Generated } from 'kysely';

import type { PlayerPosition, TransferEvent } from '@scoreline/shared-lib/contract/feed';
import type { Day, Instant, WithDefault } from './columns';

interface CategoryTable {
  id: Generated<number>;
  sport: Sport;
  name: string;
  slug: string;
  country_code: string | null;
}

interface TournamentTable {
  id: Generated<number>;
  category_id: number;
  sport: Sport;
  name: string;
  slug: string;
  priority: WithDefault<number>;
  tie_breakers: WithDefault<string[]>;
  has_standings: WithDefault<boolean>;
}

interface SeasonTable {
  id: Generated<number>;
  tournament_id: number;
  name: string;
  start_date: Day;
  end_date: Day;
  current: WithDefault<boolean>;
  /** Whether its older matches are still being added. */
  filling: WithDefault<boolean>;
}

interface SeasonChancesTable {
  season_id: number;
  /** The number of results behind them. */
  results: number;
  sample: number;
  computed_at: Instant;
  chances: ColumnType<
    { competitorId: number; zones: Partial<Record<ZoneKind, number>> }[],
    string,
    string
  >;
}

interface StageTable {
  id: Generated<number>;
  season_id: number;
  kind: StageKind;
  name: string;
  position: WithDefault<number>;
}

interface RoundTable {
  id: Generated<number>;
  stage_id: number;
  number: number;
  name: string;
}

interface VenueTable {
  id: Generated<number>;
  name: string;
  city: WithDefault<string>;
  capacity: number | null;
  latitude: number | null;
  longitude: number | null;
}

interface PersonTable {
  id: Generated<number>;
  role: 'coach' | 'referee';
  name: string;
}

interface TeamTable {
  id: Generated<number>;
  sport: Sport;
  name: string;
  short_name: string;
  slug: string;
  code: string;
  country_code: string | null;
  national: WithDefault<boolean>;
  colours: string[] | null;
  venue_id: number | null;
  coach_id: number | null;
}

interface SeasonTeamTable {
  season_id: number;
  team_id: number;
  groups: WithDefault<string[]>;
}

interface PlayerTable {
  id: Generated<number>;
  sport: Sport;
  name: string;
  slug: string;
  birth_date: Day | null;
  nationality: string | null;
  position: PlayerPosition | null;
  preferred_foot: 'left' | 'right' | 'both' | null;
  height_cm: number | null;
}

interface SquadMemberTable {
  team_id: number;
  player_id: number;
  shirt_number: number | null;
  from_date: Day;
  until_date: Day | null;
}

interface PlayerTotalTable {
  season_id: number;
  player_id: number;
  team_id: number;
  matches: number;
  values: ColumnType<Record<string, number>, string, string>;
  feed_revision: WithDefault<number>;
}

interface PlayerTotalRenewalTable {
  season_id: number;
  renewed_at: Instant;
}

interface TransferTable {
  id: Generated<number>;
  player_id: number;
  from_team_id: number | null;
  to_team_id: number | null;
  date: Day;
  kind: TransferEvent['kind'];
  fee: number | null;
}

/** Tables of leagues, seasons, teams and people. */
export interface CompetitionTables {
  categories: CategoryTable;
  tournaments: TournamentTable;
  seasons: SeasonTable;
  stages: StageTable;
  season_chances: SeasonChancesTable;
  rounds: RoundTable;
  venues: VenueTable;
  people: PersonTable;
  teams: TeamTable;
  season_teams: SeasonTeamTable;
  players: PlayerTable;
  squad_members: SquadMemberTable;
  player_totals: PlayerTotalTable;
  player_totals_renewals: PlayerTotalRenewalTable;
  transfers: TransferTable;
}
