import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

/** A position in PostgreSQL's write-ahead log as it writes it, `16/B374D848`, as a number of bytes. */
export function walPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

interface Sample {
  at: number;
  position: bigint;
}

/** How long a replica's lag is known, ms; one that lags more is behind, by however much. */
const rememberedMs = 600_000;

/** Where the primary's log stood at which moment, so that a replica's position says as of when it shows everything. */
export class PrimaryLog {
  #samples: Sample[] = [];

  /** The newest position that is known; null before the first one. */
  get position(): bigint | null {
    return this.#samples.at(-1)?.position ?? null;
  }

  /** Where the log stood at `at` ms or later; moments come in order. */
  add(at: number, position: bigint): void {
    // While nothing is written, one sample says it all, with the newest moment.
    const before = this.#samples.at(-2);
    if (before?.position === position && this.position === position) this.#samples.pop();
    this.#samples.push({ at, position });
    while (firstItem(this.#samples).at < at - rememberedMs) this.#samples.shift();
  }

  /** Another log has taken its place. */
  clear(): void {
    this.#samples = [];
  }

  /** The moment up to which all that was committed is before a position; null where it is before all that is remembered. */
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
