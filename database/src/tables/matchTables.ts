import type { AwardReason, MatchStatus, Sport, VoteOutcome } from '@scoreline/shared-lib/contract';
import type { ColumnType, Generated } from 'kysely';

import type { FeedShot, IncidentKind, PlayerPosition } from '@scoreline/shared-lib/contract/feed';
import type { Instant, SideName, WithDefault } from './columns';

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
  /** Whether only the day of `start_time` is known. */
  time_unknown: WithDefault<boolean>;
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
  award_reason: AwardReason | null;
  status_word: string | null;
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
  detail: string | null;
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
  captain: WithDefault<boolean>;
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

/** A stored shot: as in the feed, with our player id. */
export interface StoredShot extends Omit<FeedShot, 'playerRef'> {
  playerId: number | null;
}

interface MatchShotTable {
  match_id: number;
  shots: ColumnType<StoredShot[], string, string>;
  feed_revision: WithDefault<number>;
}

interface PlayerStatisticTable {
  match_id: number;
  player_id: number;
  side: SideName;
  values: ColumnType<Record<string, number>, string, string>;
  feed_revision: WithDefault<number>;
}

interface MatchVoteTable {
  match_id: number;
  voter: Buffer;
  outcome: VoteOutcome;
  voted_at: Instant;
}

interface BroadcastTable {
  match_id: number;
  country: string;
  channel: string;
  url: string | null;
}

interface VideoTable {
  id: Generated<number>;
  origin: WithDefault<'feed' | 'operator' | 'scorebat'>;
  match_id: number;
  title: string;
  url: string;
  provider: string;
  duration_seconds: number | null;
}

/** Tables of matches and their incidents. */
export interface MatchTables {
  matches: MatchTable;
  incidents: IncidentTable;
  lineups: LineupTable;
  lineup_players: LineupPlayerTable;
  missing_players: MissingPlayerTable;
  match_statistics: MatchStatisticTable;
  match_momentum: MatchMomentumTable;
  match_shots: MatchShotTable;
  match_votes: MatchVoteTable;
  broadcasts: BroadcastTable;
  player_statistics: PlayerStatisticTable;
  videos: VideoTable;
}
