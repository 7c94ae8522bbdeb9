import { setTimeout as sleep } from 'node:timers/promises';

import { deliverNext, type DeliveryDeps } from './delivery';
import { eventsBetween, firstNotified, type PushEvent } from './difference';
import type { MatchPush } from './message';
import { insertMessage, storeNotifiedState, observe, type ObservedMatch } from './queries';

export interface PushDeps extends DeliveryDeps {
  /** How often to poll for messages that another sender left, ms; without it, only changes of matches trigger sends. */
  pollMs?: number;
}

export interface PushSender {
  /** Call it after the commit, with the matches that changed. */
  matchesChanged(ids: readonly number[]): void;
  /** Another process may have written a message. */
  wake(): void;
  /** Resolves when all notifications so far are sent. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** A failed write is retried after this pause. */
const againMs = 1_000;
/** Concurrent messages, so that a slow one doesn't block the others. */
const mostAtOnce = 4;

/** Notifies subscribers of changes in matches. Stored notifications are sent even if this server dies first. */
export function createPushSender(deps: PushDeps): PushSender {
  const { db, logger } = deps;
  const changed = new Set<number>();
  let noting: Promise<void> | null = null;
  const deliveries = new Set<Promise<void>>();
  let mayBeMore = false;
  const closing = new AbortController();
  const isClosed = () => closing.signal.aborted;

  async function anySubscription(): Promise<boolean> {
    const row = await db.selectFrom('push_subscriptions').select('id').limit(1).executeTakeFirst();
    return row !== undefined;
  }

  /** A match whose changes can't be stored stays in the set after an error. */
  async function noteAll(): Promise<void> {
    const ids = [...changed];
    changed.clear();
    try {
      if (ids.length > 0 && (await anySubscription())) await noteChanges(deps, ids);
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
  }

  async function noteUntilDone(): Promise<void> {
    do {
      try {
        await noteAll();
        startDelivery();
      } catch (error) {
        logger.error({ err: error }, 'push: what changed was not told');
        await sleep(againMs, undefined, closing).catch(() => undefined);
      }
    } while (changed.size > 0 && !isClosed());
  }

  function wake(): void {
    noting ??= noteUntilDone().finally(() => {
      noting = null;
      if (changed.size > 0 && !isClosed()) wake();
    });
  }

  async function deliverUntilDone(): Promise<void> {
    // Each claimed message starts another delivery, because there may be more.
    const options = { isClosed, claimed: startDelivery };
    try {
      for (;;) {
        mayBeMore = false;
        const found = await deliverNext(deps, options);
        if (isClosed() || (!found && !mayBeMore)) return;
      }
    } catch (error) {
      logger.error({ err: error }, 'push: a message was not delivered');
    }
  }

  function startDelivery(): void {
    mayBeMore = true;
    if (deliveries.size >= mostAtOnce || isClosed()) return;
    const delivery = deliverUntilDone().finally(() => deliveries.delete(delivery));
    deliveries.add(delivery);
  }

  // For messages of an earlier run, and of servers that died.
  wake();
  const poll = deps.pollMs === undefined ? undefined : setInterval(wake, deps.pollMs);
  poll?.unref();
  return {
    matchesChanged(ids) {
      for (const id of ids) changed.add(id);
      if (!isClosed() && changed.size > 0) wake();
    },
    wake() {
      if (!isClosed()) wake();
    },
    async settled() {
      while (noting || deliveries.size > 0) await Promise.all([noting, ...deliveries]);
    },
    async close() {
      closing.abort();
      clearInterval(poll);
      await Promise.all([noting, ...deliveries]);
    },
  };
}

/** Stores notifications and the notified state in one transaction, so that each change is sent once. */
async function noteChanges({ db, now }: PushDeps, ids: readonly number[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const match of await observe(transaction, ids)) {
      const notified = match.notified ?? firstNotified(match, now());
      for (const event of eventsBetween(notified, match))
        await insertMessage(transaction, { ...factsOf(match), ...event }, now());
      await storeNotifiedState(transaction, match);
    }
  });
}

function factsOf(match: ObservedMatch): Omit<MatchPush, keyof PushEvent> {
  const { id: matchId, sport, homeId, awayId, home, away, homeSlug, awaySlug } = match;
  const { homeScore, awayScore } = match;
  return { matchId, sport, homeId, awayId, home, away, homeSlug, awaySlug, homeScore, awayScore };
}
