import { itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

interface Standing {
  /** By `performance.now()`. */
  at: number;
  seq: number;
}

/** Longer than the maximum lag of a replica that is read. */
const keptMs = 30_000;

/** The numbers of some topics over time, for answers in pages. */
export class SeqHistory {
  readonly #topics = new Map<string, Standing[]>();

  /** @param at by `performance.now()` */
  note(topic: string, seq: number, at = performance.now()): void {
    const standings = this.#topics.get(topic);
    if (!standings) return void this.#topics.set(topic, [{ at, seq }]);
    if (lastItem(standings).seq === seq) return;
    standings.push({ at, seq });
    // The last expired entry is kept: it was valid when the period starts.
    while (itemAt(standings, 1).at < at - keptMs) standings.shift();
  }

  /** The number up to which everything was committed at a time, by `performance.now()`; null if unknown. */
  at(topic: string, moment: number): number | null {
    return this.#topics.get(topic)?.findLast(({ at }) => at <= moment)?.seq ?? null;
  }
}
