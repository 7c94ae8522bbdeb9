import type { CanaryGuard } from './canaryGuard';

/** One action in a registry: who did it, with which commit, to what, and why. */
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
  /** Number of the release it created. */
  seq?: number;
  /** Build before and after, or the policy's version. */
  old?: string;
  new?: string;
  /** Percentage of devices in the canary. */
  percent?: number;
  /** The team's guard settings for a canary. */
  guard?: CanaryGuard;
  reason?: string;
  /** End of the preview for testers, in ISO 8601. */
  until?: string;
  /** The team that approved. */
  approval?: string;
}

/** An action in the log: rows are numbered without gaps, and each carries the hash of the previous one. */
export interface ReleaseLogRow {
  id: number;
  /** The `ReleaseAct` as JSON, exactly as hashed. */
  entry: string;
  previous: string;
  hash: string;
}
