/** Who follows the site, and how long it takes from the first who loses the connection until nobody is without one. */
export class Attendance {
  readonly #away = new Set<object>();
  #since = 0;

  constructor(
    /** Of one such time, ms. */
    private readonly onAllBack: (ms: number) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  left(client: object): void {
    if (this.#away.size === 0) this.#since = this.now();
    this.#away.add(client);
  }

  /** It has its connection again, and what has changed since. */
  back(client: object): void {
    if (!this.#away.delete(client) || this.#away.size > 0) return;
    this.onAllBack(this.now() - this.#since);
  }

  /** How many are without a connection now. */
  get away(): number {
    return this.#away.size;
  }
}
