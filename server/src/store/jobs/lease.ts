import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '../db/schema';
import { leaseRow } from './leaseRow';

/** What one server at a time does. */
export interface LeasedWork {
  /** Terms rise with every holder, whatever is restarted. */
  begin(term: number): Promise<void>;
  end(): Promise<void>;
  /** Up to now nobody else can have held it. */
  renewed?(): void;
}

interface LeaseOptions {
  db: Kysely<Database>;
  name: string;
  logger: Pick<Logger, 'info' | 'error'>;
  work: LeasedWork;
  /** How long a holder that went silent is waited for. */
  holdMs?: number;
  /** No other server can be on this database: whoever held the lease is dead. */
  isAlone?: boolean;
}

interface Held {
  /** Lets go of the lease unless it is renewed before. */
  guard: NodeJS.Timeout;
}

export interface Lease {
  /** Resolves after the first try and, where this server got the lease, when the work has begun; throws where it cannot begin. */
  start(): Promise<void>;
  isHeld(): boolean;
  close(): Promise<void>;
}

/**
 * Has the work done by one server of all that share a database. The row in PostgreSQL decides, by its clock; a holder that
 * cannot renew ends its work before another one may begin.
 */
export function createLease(options: LeaseOptions): Lease {
  const { db, name, logger, work, holdMs = 9_000 } = options;
  const endMs = holdMs / 4;
  const row = leaseRow({ db, name, holder: randomUUID(), holdMs });
  let held: Held | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isAlone = options.isAlone ?? false;
  let isClosed = false;
  let turn: Promise<void> = Promise.resolve();
  let doing: Promise<void> = Promise.resolve();

  /** A renewal that fails or hangs ends the work in time: the database may give the lease to another server at `askedAt + holdMs`. */
  function hold(askedAt: number): void {
    clearTimeout(held?.guard);
    const worksMs = askedAt + holdMs - endMs - performance.now();
    held = { guard: setTimeout(letGo, Math.max(0, worksMs)) };
  }

  /** Renewals go on meanwhile: to begin may take long. */
  function letGo(): void {
    clearTimeout(held?.guard);
    held = null;
    logger.info({ lease: name }, 'this server no longer does this');
    doing = doing.then(() => work.end());
    doing.catch((error: unknown) => logger.error({ err: error, lease: name }, 'it did not end'));
  }

  async function tryToTake(askedAt: number): Promise<void> {
    const term = await row.take(isAlone);
    isAlone = false;
    if (term === null) return;
    hold(askedAt);
    logger.info({ lease: name, term }, 'this server does this from now on');
    doing = doing.catch(() => undefined).then(() => work.begin(term));
    doing.catch((error: unknown) => void (turn = turn.then(() => giveUp(error))));
  }

  async function renewOrTake(): Promise<void> {
    const askedAt = performance.now();
    const before = held;
    if (!before) return tryToTake(askedAt);
    const isRenewed = await row.renew();
    // An answer that comes too late is no answer: the work has ended.
    if (held !== before) return;
    if (!isRenewed) return letGo();
    hold(askedAt);
    work.renewed?.();
  }

  const passOver = (error: unknown): void =>
    logger.error({ err: error, lease: name }, 'the lease could not be settled');

  function renewInTurn(): void {
    if (isClosed) return;
    turn = turn.then(renewOrTake).catch(passOver);
  }

  /** What could not begin here may begin elsewhere, or here later. */
  async function giveUp(error: unknown): Promise<void> {
    if (!held) return;
    doing = Promise.resolve();
    passOver(error);
    await release().catch(passOver);
  }

  const release = async (): Promise<void> => {
    if (!held) return;
    letGo();
    await doing.catch(() => undefined);
    await row.remove();
  };

  return {
    async start() {
      await renewOrTake();
      timer = setInterval(renewInTurn, holdMs / 3);
      timer.unref();
      await doing;
    },
    isHeld: () => held !== null,
    async close() {
      isClosed = true;
      if (timer) clearInterval(timer);
      await turn;
      await release();
    },
  };
}
