import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';

import { isDatabaseAway } from '@scoreline/database/connection/away';
import type { Database } from '@scoreline/database/schema';
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
  /** How long one send can take. */
  sendingMs: number;
  isClosed(): boolean;
}

/** A message claimed by this sender. The claim is renewed until `end`. */
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

  /** Stores the progress, waiting for the database if necessary; false if another sender has taken over. */
  note(): Promise<boolean> {
    return this.#whenThere(() => this.#write());
  }

  /** True if a send would end before anyone can take the message over. Waits while the database is away. */
  async mayGoOn(): Promise<boolean> {
    if (performance.now() < this.#safeUntil) return true;
    this.#asking ??= this.note().finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** Marks the message as served, or releases it to another sender. */
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

  /** Retries a write while the database is away. Sends whose result isn't stored are repeated. */
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
