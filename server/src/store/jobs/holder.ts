import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '../db/schema';

/** To be called in each transaction that writes what only the holder may. @throws `LeaseLost` where another server holds the lease */
export type Fence = (transaction: Kysely<Database>) => Promise<void>;

/** What one server at a time does. */
export interface LeasedWork {
  /** Terms rise with every holder, whatever is restarted. */
  begin(term: number, fence: Fence): Promise<void>;
  end(): Promise<void>;
  /** Up to now nobody else can have held it. */
  renewed?(): void;
}

interface HolderOptions {
  name: string;
  logger: Pick<Logger, 'info' | 'error'>;
  work: LeasedWork;
  holdMs: number;
}

/** One time of holding the lease without a break: another object for each renewal. */
interface Held {
  /** Lets go of the lease unless it is renewed before. */
  guard: NodeJS.Timeout;
}

/** Does the work while a lease is held: one end or beginning after the other. */
export function createHolder({ name, logger, work, holdMs }: HolderOptions) {
  const endMs = holdMs / 4;
  let held: Held | null = null;
  /** Of what is held, null when nothing is. */
  let heldTerm: number | null = null;
  let doing: Promise<void> = Promise.resolve();

  /** Renewals go on meanwhile: to begin may take long. */
  function letGo(): void {
    clearTimeout(held?.guard);
    held = null;
    heldTerm = null;
    logger.info({ lease: name }, 'this server no longer does this');
    doing = doing.then(() => work.end());
    doing.catch((error: unknown) => logger.error({ err: error, lease: name }, 'it did not end'));
  }

  /** A renewal that fails or hangs ends the work in time: the database may give the lease to another server at `askedAt + holdMs`. */
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
    /** The work that could not begin is done with. */
    forget: () => void (doing = Promise.resolve()),
    /** Resolves when what was last begun or ended is; throws where it could not. */
    done: () => doing,
  };
}
