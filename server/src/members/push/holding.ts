import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';

import { isDatabaseAway } from '../../store/db/connection/away';
import type { Database } from '../../store/db/schema';
import { claimMs, type ClaimedMessage, endClaim, noteServed } from './queries';

const againMs = 300;
const renewMs = 10_000;

interface HoldingDeps {
  db: Kysely<Database>;
  now: () => Date;
}

interface HoldingOptions {
  /** When it was claimed, by `performance.now()`. */
  claimedAt: number;
  /** How long one sending may take. */
  sendingMs: number;
  isClosed(): boolean;
}

/** A message that this sender delivers, while its claim counts; it is renewed until `end`. */
export class Holding {
  readonly #renewal: NodeJS.Timeout;
  #safeUntil: number;
  #asking: Promise<boolean> | null = null;

  constructor(
    private readonly deps: HoldingDeps,
    readonly message: ClaimedMessage,
    private readonly options: HoldingOptions,
  ) {
    this.#safeUntil = this.#safeFrom(options.claimedAt);
    this.#renewal = setInterval(() => void this.#write().catch(() => false), renewMs);
  }

  /** Writes down how far it is, as soon as the database answers; false where another sender has taken it over. */
  note(): Promise<boolean> {
    return this.#whenThere(() => this.#write());
  }

  /** Whether something may be sent: nobody takes the message over before that has ended. Waits while nobody can say. */
  async mayGoOn(): Promise<boolean> {
    if (performance.now() < this.#safeUntil) return true;
    this.#asking ??= this.note().finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** Served, or left to another sender. */
  async end(isServed: boolean): Promise<void> {
    const { db, now } = this.deps;
    await this.#whenThere(() => endClaim(db, this.message, isServed ? now() : null));
  }

  stop(): void {
    clearInterval(this.#renewal);
  }

  async #write(): Promise<boolean> {
    const at = performance.now();
    const isOurs = await noteServed(this.deps.db, this.message, this.deps.now());
    if (isOurs) this.#safeUntil = this.#safeFrom(at);
    return isOurs;
  }

  readonly #safeFrom = (at: number) => at + claimMs - this.options.sendingMs;

  /** Where the database is away, what was sent is written down when it is back: what is not known to be sent is repeated. */
  async #whenThere<T>(write: () => Promise<T>): Promise<T> {
    const end = performance.now() + claimMs;
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isDatabaseAway(error) || this.options.isClosed() || performance.now() > end)
          throw error;
        await sleep(againMs);
      }
    }
  }
}
