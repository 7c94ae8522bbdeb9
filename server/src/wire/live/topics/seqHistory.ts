import { itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

interface Standing {
  /** By `performance.now()`. */
  at: number;
  seq: number;
}

/** Longer than a replica that is read may lag. */
const keptMs = 30_000;

/** Which number each of some topics had when, for answers that a page begins with. */
export class SeqHistory {
  readonly #topics = new Map<string, Standing[]>();

  /** @param at by `performance.now()` */
  note(topic: string, seq: number, at = performance.now()): void {
    const standings = this.#topics.get(topic);
    if (!standings) return void this.#topics.set(topic, [{ at, seq }]);
    if (lastItem(standings).seq === seq) return;
    standings.push({ at, seq });
    // The last of the old ones says what counted when its time was over; the new one is not old.
    while (itemAt(standings, 1).at < at - keptMs) standings.shift();
  }

  /**
   * The number of which all that led to it was committed at a moment, by `performance.now()`; null where that is not known.
   */
  at(topic: string, moment: number): number | null {
    return this.#topics.get(topic)?.findLast(({ at }) => at <= moment)?.seq ?? null;
  }
}
