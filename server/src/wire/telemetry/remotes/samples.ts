/** The period of the operations page. */
export const windowMinutes = 60;
const windowMs = windowMinutes * 60_000;
const mostSamples = 300;

/** The newest values of the last hour, at most 300. */
export class Samples {
  readonly #values: { at: number; value: number }[] = [];

  add(value: number, at: number): void {
    this.#values.push({ at, value });
    if (this.#values.length > mostSamples) this.#values.shift();
  }

  /** The quantile for `share` and the number of samples; null without samples. */
  quantile(share: number, now: number): { value: number; count: number } | null {
    const values = this.#values.filter(({ at }) => now - at <= windowMs).map(({ value }) => value);
    const sorted = values.sort((a, b) => a - b);
    const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
    return value === undefined ? null : { value, count: sorted.length };
  }
}

/** Counts per minute over the last hour. */
export class MinuteCounts {
  readonly #counts = new Map<number, number>();

  add(at: number): void {
    const minute = Math.floor(at / 60_000);
    this.#counts.set(minute, (this.#counts.get(minute) ?? 0) + 1);
    for (const old of this.#counts.keys()) {
      if (old <= minute - windowMinutes) this.#counts.delete(old);
    }
  }

  /** Oldest minute first, current one last. */
  series(now: number): number[] {
    const last = Math.floor(now / 60_000);
    return Array.from(
      { length: windowMinutes },
      (_, index) => this.#counts.get(last - windowMinutes + 1 + index) ?? 0,
    );
  }

  total = (now: number): number => this.series(now).reduce((sum, count) => sum + count, 0);
}
