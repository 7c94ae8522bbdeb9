/** A notification to one app. */
interface Arrival {
  /** Milliseconds since the service started. */
  atMs: number;
  /** Flagged as a possible repeat: the phone replaces the first one without a sound. */
  isRepeat: boolean;
}

export interface Figures {
  all: number;
  /** Repeats that were flagged as such. */
  repeated: number;
  /** Repeats that were not flagged. */
  doubled: number;
  /** Arrivals of the unflagged repeats, by app and notification. */
  doubles: Record<string, Arrival[]>;
}

/** Records all notifications sent to apps. */
export class Received {
  readonly #arrivals = new Map<string, Arrival[]>();

  take(app: string, id: string, arrival: Arrival): void {
    const key = `${app} ${id}`;
    const before = this.#arrivals.get(key);
    if (before) before.push(arrival);
    else this.#arrivals.set(key, [arrival]);
  }

  figures(): Figures {
    const each = [...this.#arrivals].map(([key, arrivals]) => {
      const unheard = arrivals.filter(({ isRepeat }, at) => isRepeat && at > 0).length;
      return { key, arrivals, unheard, doubled: arrivals.length - unheard - 1 };
    });
    const sum = (of: (one: (typeof each)[number]) => number) =>
      each.reduce((total, one) => total + of(one), 0);
    return {
      all: sum(({ arrivals }) => arrivals.length),
      repeated: sum(({ unheard }) => unheard),
      doubled: sum(({ doubled }) => doubled),
      doubles: Object.fromEntries(
        each.flatMap(({ key, arrivals, doubled }) => (doubled > 0 ? [[key, arrivals]] : [])),
      ),
    };
  }
}
