import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '@scoreline/database/schema';

/** Call in each transaction that writes data reserved for the holder. @throws `LeaseLost` if another server holds the lease */
export type Fence = (transaction: Kysely<Database>) => Promise<void>;

/** Work that one server at a time does. */
export interface LeasedWork {
  /** Terms increase with every holder, across all restarts. */
  begin(term: number, fence: Fence): Promise<void>;
  end(): Promise<void>;
  /** Called when it is certain that nobody else can have held it so far. */
  renewed?(): void;
}

interface HolderOptions {
  name: string;
  logger: Pick<Logger, 'info' | 'error'>;
  work: LeasedWork;
  holdMs: number;
}

/** An uninterrupted period of holding the lease: a new object for each renewal. */
interface Held {
  /** Releases the lease unless it is renewed in time. */
  guard: NodeJS.Timeout;
}

/** Runs the work while a lease is held: one begin or end at a time. */
export function createHolder({ name, logger, work, holdMs }: HolderOptions) {
  const endMs = holdMs / 4;
  let held: Held | null = null;
  /** The term of the held lease, or null. */
  let heldTerm: number | null = null;
  let doing: Promise<void> = Promise.resolve();

  /** Renewals continue meanwhile: beginning may take long. */
  function letGo(): void {
    clearTimeout(held?.guard);
    held = null;
    heldTerm = null;
    logger.info({ lease: name }, 'this server no longer does this');
    doing = doing.then(() => work.end());
    doing.catch((error: unknown) => logger.error({ err: error, lease: name }, 'it did not end'));
  }

  /**
   * A failed or hanging renewal ends the work in time: the database may give the lease to another server at `askedAt + holdMs`.
   */
  function hold(askedAt: number): void {
    clearTimeout(held?.guard);
    const worksMs = askedAt + holdMs - endMs - performance.now();
    held = { guard: setTimeout(letGo, Math.max(0, worksMs)) };
  }

  return {
    /** Null while another server holds the lease. */
    held: () => held,
    holds: (term: number) => heldTerm === term,
    hold,
    letGo,
    begin(askedAt: number, term: number, fence: Fence, failed: (error: unknown) => void): void {
      hold(askedAt);
      heldTerm = term;
      logger.info({ lease: name, term }, 'this server does this from now on');
      doing = doing.catch(() => undefined).then(() => work.begin(term, fence));
      doing.catch(failed);
    },
    /** Drops the work that could not begin. */
    forget: () => void (doing = Promise.resolve()),
    /** Resolves when the last begin or end is done. @throws if it failed */
    done: () => doing,
  };
}
