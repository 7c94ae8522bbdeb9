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
  /** When the canary began, as its release says. */
  since: Instant;
  /** What all other devices run. */
  current_build: string;
  team: string;
  /** What its team asks of the guard; null where it asks for nothing. */
  guard: Json<CanaryGuard> | null;
  /** What both builds had told when the canary was found to be worse. */
  judgement: Json<unknown> | null;
  reason: string | null;
  judged_at: Instant | null;
  /** `over` where others had ended it by then, `watched` where the guard was not to end it. */
  outcome: 'ended' | 'over' | 'watched' | null;
  settled_at: Instant | null;
  /** When its owner is told next; null where nobody is to be told. */
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
  /** Loads over the network by class of their time. */
  loads: number[];
  /** Pages that devices were first handed with this shell. */
  handed: WithDefault<number>;
  /** Of these, those that told soon that it stands. */
  heard: WithDefault<number>;
}

/** Tables of the guard of canaries. */
export interface GuardTables {
  guarded_canaries: GuardedCanaryTable;
  canary_minutes: CanaryMinuteTable;
}
