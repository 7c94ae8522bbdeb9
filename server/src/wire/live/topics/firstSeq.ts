/** The shortest time between two deltas of a topic. */
export const batchMs = 20;

const begin = Date.UTC(2025, 0, 1);

/**
 * Where a topic's numbers start: the count of batches since 2025. As a topic makes at most one delta a batch, a process
 * that starts later always starts above what an earlier one gave out, and an old `since` is never taken for a new one.
 */
export const firstSeq = (now: Date): number =>
  Math.max(1, Math.floor((now.getTime() - begin) / batchMs));
