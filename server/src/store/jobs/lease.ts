import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '@scoreline/database/schema';
import { createHolder, type Fence, type LeasedWork } from './holder';
import { leaseRow } from './leaseRow';
import type { Presence } from './presence';

export type { Fence, LeasedWork } from './holder';

/** Another server holds the lease now: this one's pending writes are refused. */
export class LeaseLost extends Error {}

interface LeaseOptions {
  db: Kysely<Database>;
  name: string;
  logger: Pick<Logger, 'info' | 'error'>;
  work: LeasedWork;
  /** How long to wait for a silent holder. */
  holdMs?: number;
  /** Lets other servers see at once that this one died; without it they wait `holdMs`. */
  presence?: Presence | null;
  /** No other server can be on this database, so any other holder is dead. */
  isAlone?: boolean;
}

export interface Lease {
  /** Resolves after the first try and, if this server got the lease, once the work has begun. @throws if it cannot begin */
  start(): Promise<void>;
  isHeld(): boolean;
  close(): Promise<void>;
}

/** Delay between checks whether the lease is free. */
const lookMs = 250;

/** How the lease can be taken now; null if it cannot. */
function createLookOut(row: ReturnType<typeof leaseRow>, isAlone: boolean) {
  let mayForce = isAlone;
  /** The holder whose session was missing at the last check. */
  let missing: string | null = null;
  return async (): Promise<{ byForce?: boolean; deadHolder?: string } | null> => {
    if (mayForce) {
      mayForce = false;
      return { byForce: true };
    }
    const state = await row.look();
    const before = missing;
    missing = state.is === 'gone' ? state.holder : null;
    if (state.is === 'free') return {};
    // A session that only broke is back at the next check.
    return state.is === 'gone' && state.holder === before ? { deadHolder: state.holder } : null;
  };
}

/** Runs `settle` after each pause, and at once on request, one at a time. */
function createTurns(settle: () => Promise<void>, pauseMs: () => number) {
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  let turn: Promise<void> = Promise.resolve();
  const run = (): void => {
    if (!isClosed) turn = turn.then(settle);
  };
  function goOn(): void {
    timer = setTimeout(() => {
      run();
      void turn.then(() => !isClosed && goOn());
    }, pauseMs());
    timer.unref();
  }
  return {
    ...{ run, goOn },
    after: (task: () => Promise<void>): void => void (turn = turn.then(task)),
    async close(): Promise<void> {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await turn;
    },
  };
}

/**
 * Runs the work on one of all servers that share a database. The row in PostgreSQL decides, by its clock. A holder whose
 * session is missing at two checks is dead; a hanging one is waited for until its lease ends. A holder that cannot renew ends
 * its work before that, and the fence refuses late commits.
 */
export function createLease(options: LeaseOptions): Lease {
  const { db, name, logger, work, holdMs = 9_000, presence = null, isAlone = false } = options;
  const row = leaseRow({
    ...{ db, name, holdMs, holder: presence?.id ?? randomUUID() },
    isAttached: () => presence?.isAttached() ?? false,
  });
  const holder = createHolder({ name, logger, work, holdMs });
  const lookOut = createLookOut(row, isAlone);
  let hasFailed = false;
  let hasGivenUp = false;
  const turns = createTurns(settle, () => {
    const isAtRest = holder.held() ? !hasFailed : hasGivenUp;
    hasGivenUp = false;
    return isAtRest ? holdMs / 3 : lookMs;
  });

  const fenceOf =
    (term: number): Fence =>
    async (transaction) => {
      if (await row.isOfTerm(transaction, term)) return;
      turns.run();
      throw new LeaseLost(`Another server holds the lease "${name}".`);
    };

  async function tryToTake(askedAt: number): Promise<void> {
    const how = await lookOut();
    const term = how && (await row.take(how));
    if (term === null) return;
    holder.begin(askedAt, term, fenceOf(term), (error) => turns.after(() => giveUp(term, error)));
  }

  async function renewOrTake(): Promise<void> {
    const askedAt = performance.now();
    const before = holder.held();
    if (!before) return tryToTake(askedAt);
    const isRenewed = await row.renew();
    // A late answer does not count: the work has ended.
    if (holder.held() !== before) return;
    if (!isRenewed) return holder.letGo();
    holder.hold(askedAt);
    work.renewed?.();
  }

  const passOver = (error: unknown): void =>
    logger.error({ err: error, lease: name }, 'the lease could not be settled');

  /** Retries a failure at the pace of the checks, and logs it once. */
  async function settle(): Promise<void> {
    try {
      await renewOrTake();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) passOver(error);
      hasFailed = true;
    }
  }

  /**
   * Work that failed to begin here may begin elsewhere, or here later. Does not release a lease that was taken again meanwhile.
   */
  async function giveUp(term: number, error: unknown): Promise<void> {
    if (!holder.holds(term)) return;
    hasGivenUp = true;
    holder.forget();
    passOver(error);
    await release().catch(passOver);
  }

  const release = async (): Promise<void> => {
    if (!holder.held()) return;
    holder.letGo();
    await holder.done().catch(() => undefined);
    await row.remove();
  };

  return {
    async start() {
      await renewOrTake();
      // Others must not mistake a broken session for a death.
      presence?.watch(() => holder.held() && turns.run());
      turns.goOn();
      await holder.done();
    },
    isHeld: () => holder.held() !== null,
    async close() {
      await turns.close();
      await release();
    },
  };
}
