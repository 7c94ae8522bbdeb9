const mostSamples = 12;

/** Estimates how far the server's clock is ahead of the page's, from the times the server sends. */
export function createServerClock(now: () => number) {
  let best: number | null = null;
  let samples: number[] = [];

  return {
    /** `sentAt` is when the page asked for the time; without it the latency is unknown and counts as 0. */
    heard(time: string, sentAt: number | null): void {
      const received = now();
      const way = sentAt === null ? 0 : (received - sentAt) / 2;
      const sample = Date.parse(time) + way - received;
      if (Number.isNaN(sample)) return;
      // Latency only makes the server appear behind, so the largest recent sample is the most accurate.
      samples = [...samples.slice(1 - mostSamples), sample];
      best = Math.max(...samples);
    },
    /** Milliseconds to add to the page's clock; 0 before the first sample. */
    offset: (): number => best ?? 0,
  };
}
