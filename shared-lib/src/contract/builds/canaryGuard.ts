/** A team's guard settings for one canary; the defaults of all canaries apply to omitted fields. */
export interface CanaryGuard {
  /** Why the guard ignores this canary. */
  off?: string;
  /** Minimum number of the canary's visits before the guard decides. */
  visits?: number;
  /** Tolerated difference in the failure rate, in percentage points of the visits. */
  failures?: number;
  /** Tolerated difference in the share of loads slower than the current build's third quartile, in percentage points. */
  loading?: number;
  /** Tolerated difference in the share of loads slower than nine in ten of the current build's, in percentage points. */
  tail?: number;
}
