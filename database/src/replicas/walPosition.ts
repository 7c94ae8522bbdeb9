import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

/** Parses a position in PostgreSQL's write-ahead log, `16/B374D848`, to a number of bytes. */
export function walPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

interface Sample {
  at: number;
  position: bigint;
}

/** How long positions are stored, ms; a replica that lags more is behind by an unknown time. */
const rememberedMs = 600_000;

/** Maps times to positions of the primary's log, to find the time up to which a replica is complete. */
export class PrimaryLog {
  #samples: Sample[] = [];

  /** The newest known position; null before the first one. */
  get position(): bigint | null {
    return this.#samples.at(-1)?.position ?? null;
  }

  /** The log was at this position at `at` ms or later; times arrive in order. */
  add(at: number, position: bigint): void {
    // While nothing is written, one sample with the newest time is enough.
    const before = this.#samples.at(-2);
    if (before?.position === position && this.position === position) this.#samples.pop();
    this.#samples.push({ at, position });
    while (firstItem(this.#samples).at < at - rememberedMs) this.#samples.shift();
  }

  /** Call when another log has replaced it. */
  clear(): void {
    this.#samples = [];
  }

  /** The time up to which all commits are before a position; null if it is older than all stored samples. */
  shownUntil(position: bigint): number | null {
    let [low, high] = [0, this.#samples.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (itemAt(this.#samples, middle).position <= position) low = middle + 1;
      else high = middle;
    }
    return this.#samples[low - 1]?.at ?? null;
  }
}
