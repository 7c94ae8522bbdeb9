import type { CanaryGuard } from './canaryGuard';

/** One thing that was done in a registry: who, with which commit, to what, and why. */
export interface ReleaseAct {
  at: string;
  kind:
    | 'policy'
    | 'upload'
    | 'promote'
    | 'canary'
    | 'withdraw'
    | 'rollback'
    | 'renew'
    | 'stage'
    | 'unstage';
  team: string;
  commit?: string;
  track?: string;
  remote?: string;
  /** Number of the release that it made. */
  seq?: number;
  /** Build before and after, or the policy's version. */
  old?: string;
  new?: string;
  /** Of the devices that try it. */
  percent?: number;
  /** What the team asked of the guard for a canary. */
  guard?: CanaryGuard;
  reason?: string;
  /** Until when testers may see it, in ISO 8601. */
  until?: string;
  /** The team that agreed. */
  approval?: string;
}

/** An act as the log has it: numbered without a gap, each with the hash of the one before. */
export interface ReleaseLogRow {
  id: number;
  /** A `ReleaseAct` as JSON, to the byte as it was hashed. */
  entry: string;
  previous: string;
  hash: string;
}
