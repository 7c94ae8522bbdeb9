const mostSamples = 12;

/** Estimates how far the server's clock is ahead of the page's, from the times the server sends. */
export function createServerClock(now: () => number) {
  let best: number | null = null;
  let samples: number[] = [];

  return {
    /** `sentAt`: when this page asked for it; without it the way from the server is not known and counts as none. */
    heard(time: string, sentAt: number | null): void {
      const received = now();
      const way = sentAt === null ? 0 : (received - sentAt) / 2;
      const sample = Date.parse(time) + way - received;
      if (Number.isNaN(sample)) return;
      // A delay only makes the server look late: of the last ones the largest is nearest.
      samples = [...samples.slice(1 - mostSamples), sample];
      best = Math.max(...samples);
    },
    /** Milliseconds to add to the page's clock; 0 until the server was heard. */
    offset: (): number => best ?? 0,
  };
}
