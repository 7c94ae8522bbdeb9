import type { Market, MatchStatus, Sport, StageKind } from '@scoreline/shared-lib/contract';
import type { ColumnType, Generated } from 'kysely';

import type { IncidentKind, PlayerPosition, TransferEvent } from '../feeds/events';

/** `timestamptz`: a Date out of the database, a Date or ISO text into it. */
type Instant = ColumnType<Date, Date | string, Date | string>;
/** `date`: `2026-11-21` both ways (db/open sets the parser). */
type Day = string;
type SideName = 'home' | 'away';
type WithDefault<T> = ColumnType<T, T | undefined, T>;

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

export interface MatchTable {
  id: Generated<number>;
  sport: Sport;
  tournament_id: number;
  season_id: number;
  stage_id: number;
  round_id: number | null;
  group_code: string | null;
  home_id: number;
  away_id: number;
  start_time: Instant;
  neutral: WithDefault<boolean>;
  venue_id: number | null;
  referee_id: number | null;
  attendance: number | null;
  status: WithDefault<MatchStatus>;
  home_score: number | null;
  away_score: number | null;
  home_periods: WithDefault<number[]>;
  away_periods: WithDefault<number[]>;
  home_red_cards: WithDefault<number>;
  away_red_cards: WithDefault<number>;
  clock_period: number | null;
  clock_minute: number | null;
  clock_added: number | null;
  clock_seconds: number | null;
  clock_running: WithDefault<boolean>;
  clock_at: Instant | null;
  revision: WithDefault<number>;
  state_revision: WithDefault<number>;
  updated_at: WithDefault<Date>;
}

interface IncidentTable {
  id: Generated<number>;
  match_id: number;
  kind: IncidentKind;
  side: SideName | null;
  period: number;
  minute: number | null;
  added: number | null;
  second: number | null;
  player_id: number | null;
  other_player_id: number | null;
  home_score: number | null;
  away_score: number | null;
  removed: WithDefault<boolean>;
  ref: string | null;
  feed_revision: WithDefault<number>;
}

interface LineupTable {
  match_id: number;
  side: SideName;
  formation: string | null;
  coach_id: number | null;
  confirmed: WithDefault<boolean>;
  feed_revision: WithDefault<number>;
}

interface LineupPlayerTable {
  match_id: number;
  side: SideName;
  player_id: number;
  place: number;
  shirt_number: number | null;
  position: PlayerPosition | null;
  grid: string | null;
  starter: boolean;
}

interface MissingPlayerTable {
  match_id: number;
  side: SideName;
  player_id: number;
  reason: string;
}

interface MatchStatisticTable {
  match_id: number;
  period: WithDefault<number>;
  key: string;
  home: number;
  away: number;
}

interface MatchMomentumTable {
  match_id: number;
  values: number[];
  feed_revision: WithDefault<number>;
}

interface PlayerStatisticTable {
  match_id: number;
  player_id: number;
  side: SideName;
  values: ColumnType<Record<string, number>, string, string>;
  feed_revision: WithDefault<number>;
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

interface BookmakerTable {
  id: Generated<number>;
  key: string;
  name: string;
  priority: WithDefault<number>;
}

interface OddsTable {
  id: Generated<number>;
  match_id: number;
  bookmaker_id: number;
  market: Market;
  line: WithDefault<number>;
  opening_home: number;
  opening_draw: number | null;
  opening_away: number;
  opening_at: Instant;
  opening_is_snapshot: WithDefault<boolean>;
  current_home: number;
  current_draw: number | null;
  current_away: number;
  current_at: Instant;
  closing: WithDefault<boolean>;
  seen_at: Instant | null;
}

interface OddsMovementTable {
  odds_id: number;
  at: Instant;
  home: number;
  draw: number | null;
  away: number;
}

interface OddsRepeatTable {
  odds_id: number;
  at: Instant;
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

interface VideoTable {
  id: Generated<number>;
  match_id: number;
  title: string;
  url: string;
  provider: string;
  duration_seconds: number | null;
}

interface FeedRefTable {
  source: string;
  kind: string;
  ref: string;
  id: number;
  revision: WithDefault<number>;
}

interface FeedProgressTable {
  source: string;
  key: string;
  value: ColumnType<unknown, string, string>;
}

interface DeviceCipherTable {
  aes_id: string;
  device_id: string;
  key: Buffer;
  failures: WithDefault<number>;
  revoked: WithDefault<boolean>;
  created_at: Instant;
  used_at: Instant;
}

interface SessionCipherTable {
  trans_id: string;
  key: Buffer;
  failures: WithDefault<number>;
  revoked: WithDefault<boolean>;
  created_at: Instant;
  expires_at: Instant;
}

export interface Database {
  categories: CategoryTable;
  tournaments: TournamentTable;
  seasons: SeasonTable;
  stages: StageTable;
  rounds: RoundTable;
  venues: VenueTable;
  people: PersonTable;
  teams: TeamTable;
  season_teams: SeasonTeamTable;
  players: PlayerTable;
  squad_members: SquadMemberTable;
  matches: MatchTable;
  incidents: IncidentTable;
  lineups: LineupTable;
  lineup_players: LineupPlayerTable;
  missing_players: MissingPlayerTable;
  match_statistics: MatchStatisticTable;
  match_momentum: MatchMomentumTable;
  player_statistics: PlayerStatisticTable;
  player_totals: PlayerTotalTable;
  player_totals_renewals: PlayerTotalRenewalTable;
  bookmakers: BookmakerTable;
  odds: OddsTable;
  odds_movements: OddsMovementTable;
  odds_repeats: OddsRepeatTable;
  transfers: TransferTable;
  videos: VideoTable;
  feed_refs: FeedRefTable;
  feed_progress: FeedProgressTable;
  device_ciphers: DeviceCipherTable;
  session_ciphers: SessionCipherTable;
}
