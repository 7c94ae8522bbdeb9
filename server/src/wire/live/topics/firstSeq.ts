/** The minimum time between two deltas of a topic. */
export const batchMs = 20;

const begin = Date.UTC(2025, 0, 1);

/**
 * The first number of a topic: the count of batches since 2025. A topic makes at most one delta per batch, so a later
 * process always starts above the numbers of an earlier one, and an old `since` is never mistaken for a new one.
 */
export const firstSeq = (now: Date): number =>
  Math.max(1, Math.floor((now.getTime() - begin) / batchMs));
