import type { Market, MatchStatus, TipResult } from '@scoreline/shared-lib/contract';
import type { ColumnType, Generated } from 'kysely';

import type { Instant, WithDefault } from './columns';

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
  /** Whether its movements are in archive files; only the ends are in the database. */
  movements_archived: WithDefault<boolean>;
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

interface TipTable {
  id: Generated<number>;
  match_id: number;
  bookmaker_id: number;
  market: Market;
  line: WithDefault<number>;
  outcome: 'home' | 'draw' | 'away';
  price: number;
  stake: number;
  reason: ColumnType<Record<string, string>, string, never>;
  vip: WithDefault<boolean>;
  tipster_kind: 'editor' | 'model';
  tipster: string;
  kick_off: Instant;
  published_at: Instant;
  replayed: WithDefault<boolean>;
}

interface TipSettlementTable {
  tip_id: number;
  revision: number;
  result: TipResult;
  profit: number;
  match_status: MatchStatus;
  home_score: number | null;
  away_score: number | null;
  settled_at: Instant;
  /** Why the tip is void as an obvious error; null if its match settled it. */
  error: string | null;
}

/** Tables of prices and tips. */
export interface PriceTables {
  bookmakers: BookmakerTable;
  odds: OddsTable;
  odds_movements: OddsMovementTable;
  odds_repeats: OddsRepeatTable;
  tips: TipTable;
  tip_settlements: TipSettlementTable;
}
