/** Tracks connected clients, and the time from the first lost connection until all are connected again. */
export class Attendance {
  readonly #away = new Set<object>();
  #since = 0;

  constructor(
    /** Called with that time in ms. */
    private readonly onAllBack: (ms: number) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  left(client: object): void {
    if (this.#away.size === 0) this.#since = this.now();
    this.#away.add(client);
  }

  /** A client has its connection and the missed changes again. */
  back(client: object): void {
    if (!this.#away.delete(client) || this.#away.size > 0) return;
    this.onAllBack(this.now() - this.#since);
  }

  /** Number of clients without a connection. */
  get away(): number {
    return this.#away.size;
  }
}
