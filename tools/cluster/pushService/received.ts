/** What came for one app, in its order. */
interface Arrival {
  /** Since the service began, ms. */
  atMs: number;
  /** It says that it may have come before: the phone replaces the first one and makes no sound. */
  isRepeat: boolean;
}

export interface Figures {
  all: number;
  /** How many came again and said so. */
  repeated: number;
  /** How many came that had come before and did not say so. */
  doubled: number;
  /** When the doubled ones came, by app and notification. */
  doubles: Record<string, Arrival[]>;
}

/** The record of all notifications that apps were sent. */
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
