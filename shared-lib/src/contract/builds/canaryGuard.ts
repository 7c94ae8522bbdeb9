/** What a team asks of the guard for one canary; what is left out is as for all canaries. */
export interface CanaryGuard {
  /** Why the guard leaves this canary alone. */
  off?: string;
  /** Visits of the canary before which nothing is said of it. */
  visits?: number;
  /** Points by which more of its visits may fail and still count as equal, in per cent of the visits. */
  failures?: number;
  /** Points by which more of its loads may be slower than the current build's third quartile. */
  loading?: number;
  /** Points by which more of its loads may be slower than nine in ten of the current build's. */
  tail?: number;
}
