import type {
  AwardReason,
  Market,
  MatchStatus,
  Sport,
  StageKind,
} from '@scoreline/shared-lib/contract';

import type { FeedShot } from './feedShot';

export type { FeedShot };

/**
 * An event from a provider, in the provider's own names. A `ref` is the provider's stable name of a thing, unique within its
 * source and kind; the ingest maps it to our id. Events are idempotent, and one whose `revision` is not above the last applied to
 * the same subject is dropped, so events may arrive late, twice or out of order.
 */
export type FeedEvent =
  | CategoryEvent
  | TournamentEvent
  | SeasonEvent
  | TeamEvent
  | PlayerEvent
  | SquadEvent
  | FixtureEvent
  | StateEvent
  | IncidentEvent
  | LineupEvent
  | StatisticsEvent
  | PlayerStatisticsEvent
  | MomentumEvent
  | ShotsEvent
  | PriceEvent
  | TransferEvent
  | VideoEvent;

interface Base {
  /** `demo`, `api-football`, `nba`, `football-data`, … */
  source: string;
  /** Increases within a subject: milliseconds of the provider's clock, or its own counter. */
  revision: number;
}

export interface CategoryEvent extends Base {
  type: 'category';
  ref: string;
  sport: Sport;
  name: string;
  countryCode: string | null;
}

export type TieBreaker = 'points' | 'goalDifference' | 'goals' | 'headToHead' | 'wins' | 'winRate';

/** Things with an id in addresses. */
interface Addressed extends Base {
  /** Id requested by the source, from a range of its own. Without it, or if it is taken, the database assigns one. */
  id?: number;
}

export interface TournamentEvent extends Addressed {
  type: 'tournament';
  ref: string;
  categoryRef: string;
  sport: Sport;
  name: string;
  priority: number;
  tieBreakers: TieBreaker[];
  hasStandings: boolean;
}

export interface SeasonEvent extends Base {
  type: 'season';
  ref: string;
  tournamentRef: string;
  /** `2025/26` or `2026` */
  name: string;
  startDate: string;
  endDate: string;
  current: boolean;
  stages: { ref: string; kind: StageKind; name: string; order: number }[];
  /** Groups a team is in, `ec`, `al`, `A`; several if groupings nest. */
  teams: { teamRef: string; groups: string[] }[];
}

export interface TeamEvent extends Addressed {
  type: 'team';
  ref: string;
  sport: Sport;
  name: string;
  shortName: string;
  /** Three letters. */
  code: string;
  countryCode: string | null;
  national: boolean;
  /** Two colours, `#rrggbb`, of the generated crest. */
  colours: [string, string] | null;
  venue: {
    name: string;
    city: string;
    capacity: number | null;
    latitude: number | null;
    longitude: number | null;
  } | null;
  coach: string | null;
}

export type PlayerPosition =
  'goalkeeper' | 'defender' | 'midfielder' | 'forward' | 'guard' | 'wing' | 'centre';

export interface PlayerEvent extends Addressed {
  type: 'player';
  ref: string;
  sport: Sport;
  name: string;
  birthDate: string | null;
  nationality: string | null;
  position: PlayerPosition | null;
  preferredFoot: 'left' | 'right' | 'both' | null;
  heightCm: number | null;
}

/** The whole squad of a team, valid from `from`. Players no longer listed have left. */
export interface SquadEvent extends Base {
  type: 'squad';
  teamRef: string;
  from: string;
  players: { playerRef: string; shirtNumber: number | null }[];
}

export interface FixtureEvent extends Addressed {
  type: 'fixture';
  ref: string;
  sport: Sport;
  tournamentRef: string;
  seasonRef: string;
  stageRef: string;
  round: { number: number; name: string } | null;
  group: string | null;
  homeRef: string;
  awayRef: string;
  /** ISO 8601 UTC. */
  startTime: string;
  /** True if the source knows only the day; `startTime` is then any time of that day. */
  timeUnknown?: boolean;
  neutral: boolean;
  venue: string | null;
  referee: string | null;
}

export interface FeedClock {
  period: number;
  minute?: number;
  added?: number;
  seconds?: number;
  running: boolean;
  at: string;
}

export interface StateEvent extends Base {
  type: 'state';
  matchRef: string;
  status: MatchStatus;
  clock: FeedClock | null;
  /** Both null or both known. A shoot-out's kicks are a period of their own and not part of the score. */
  score: { home: number; away: number } | null;
  /** Points of each period, not cumulative, in order of play. */
  periods: { home: number; away: number }[];
  redCards: { home: number; away: number };
  attendance: number | null;
  /** Why the result was awarded, if the provider says. */
  awardReason?: AwardReason;
  /** The provider's own word for a state that is `unknown` here. */
  statusWord?: string;
}

export type IncidentKind =
  | 'goal'
  | 'ownGoal'
  | 'penaltyGoal'
  | 'penaltyMissed'
  | 'yellowCard'
  | 'secondYellow'
  | 'redCard'
  | 'substitution'
  | 'var'
  | 'goalCancelled'
  | 'periodStart'
  | 'periodEnd'
  | 'score'
  | 'other';

export interface IncidentEvent extends Base {
  type: 'incident';
  ref: string;
  matchRef: string;
  kind: IncidentKind;
  side: 'home' | 'away' | null;
  period: number;
  minute: number | null;
  added: number | null;
  /** Seconds into the match, if the provider knows them. */
  second: number | null;
  playerRef: string | null;
  /** The assisting player, or the substitute for `playerRef`. */
  otherPlayerRef: string | null;
  score: { home: number; away: number } | null;
  /** The provider withdrew it: the row is kept and marked. */
  removed: boolean;
  /** A `VarDecision`, or the provider's own words if none matches. */
  detail?: string | null;
}

export interface LineupEvent extends Base {
  type: 'lineup';
  matchRef: string;
  side: 'home' | 'away';
  formation: string | null;
  coach: string | null;
  confirmed: boolean;
  players: {
    playerRef: string;
    shirtNumber: number | null;
    position: PlayerPosition | null;
    /** Row from the own goal and position from the left, `2:3`; null on the bench. */
    grid: string | null;
    starter: boolean;
    captain?: boolean;
  }[];
  missing: { playerRef: string; reason: string }[];
}

export interface StatisticsEvent extends Base {
  type: 'statistics';
  matchRef: string;
  /** 0 is the whole match. */
  period: number;
  rows: { key: string; home: number; away: number }[];
}

/** Pressure in a football match, minute by minute so far; each event has the whole series. */
export interface MomentumEvent extends Base {
  type: 'momentum';
  matchRef: string;
  /** From -100 (away) to 100 (home), one per minute of play. */
  values: number[];
}

/** All shots of a football match so far, in order of play; each event has the whole list. */
export interface ShotsEvent extends Base {
  type: 'shots';
  matchRef: string;
  shots: FeedShot[];
}

export interface PlayerStatisticsEvent extends Base {
  type: 'playerStatistics';
  matchRef: string;
  side: 'home' | 'away';
  playerRef: string;
  values: Record<string, number>;
}

/** A bookmaker's price at a moment. `home` and `away` also stand for over and under, and for both sides of a handicap. */
export interface PriceEvent extends Base {
  type: 'price';
  matchRef: string;
  bookmaker: string;
  market: Market;
  /** 0 for markets without a line. A handicap is the home side's. */
  line: number;
  at: string;
  /** Decimal, above 1. `draw` only for 1x2. */
  prices: { home: number; draw?: number; away: number };
  /** `snapshot`: the first price a source knows, which may not be the bookmaker's first. */
  kind: 'opening' | 'movement' | 'closing' | 'snapshot';
}

export interface TransferEvent extends Base {
  type: 'transfer';
  ref: string;
  playerRef: string;
  fromTeamRef: string | null;
  toTeamRef: string | null;
  date: string;
  kind: 'transfer' | 'loan' | 'loanReturn' | 'free' | 'draft' | 'trade';
  /** Euros; null if unknown. */
  fee: number | null;
}

export interface VideoEvent extends Base {
  type: 'video';
  ref: string;
  matchRef: string;
  title: string;
  url: string;
  provider: string;
  durationSeconds: number | null;
}
