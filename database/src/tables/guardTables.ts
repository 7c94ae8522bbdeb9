import type { CanaryGuard } from '@scoreline/shared-lib/contract';
import type { Generated } from 'kysely';

import type { Instant, Json, WithDefault } from './columns';

interface GuardedCanaryTable {
  id: Generated<number>;
  /** `scoreline/prod/stable`. */
  track: string;
  /** Or `shell`. */
  remote: string;
  build: string;
  /** The start of the canary according to its release. */
  since: Instant;
  /** The build of all other devices. */
  current_build: string;
  team: string;
  /** The team's settings for the guard; null if there are none. */
  guard: Json<CanaryGuard> | null;
  /** The reports on both builds when the canary was found to be worse. */
  judgement: Json<unknown> | null;
  reason: string | null;
  judged_at: Instant | null;
  /** `over` if others had ended it already, `watched` if the guard was not to end it. */
  outcome: 'ended' | 'over' | 'watched' | null;
  settled_at: Instant | null;
  /** When its owner is notified next; null if nobody is to be notified. */
  due_at: Instant | null;
  attempts: WithDefault<number>;
  told_at: Instant | null;
}

interface CanaryMinuteTable {
  canary_id: number;
  minute: Instant;
  is_canary: boolean;
  visits: number;
  failed: number;
  /** Loads over the network by duration class. */
  loads: number[];
  /** Pages first served to devices with this shell. */
  handed: WithDefault<number>;
  /** Those of them that soon reported a successful start. */
  heard: WithDefault<number>;
}

/** Tables of the guard of canaries. */
export interface GuardTables {
  guarded_canaries: GuardedCanaryTable;
  canary_minutes: CanaryMinuteTable;
}
