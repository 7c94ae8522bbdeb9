import { randomUUID } from 'node:crypto';

import { deliverAll, type DeliveryDeps } from './delivery';
import { eventsBetween, firstTold, type PushEvent } from './difference';
import type { MatchPush } from './message';
import { insertMessage, keepTold, observe, type ObservedMatch } from './queries';

export interface PushDeps extends DeliveryDeps {
  /** How often it looks for what another sender has left, ms; without it only when a match changes. */
  pollMs?: number;
}

export interface PushSender {
  /** To be called after the commit, with the matches of which anything changed. */
  matchesChanged(ids: readonly number[]): void;
  /** There may be something to send that somebody else wrote down. */
  wake(): void;
  /** Resolves when all that was told so far is sent. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const interestKeptMs = 2_000;

/** Tells subscribers of matches what happened in them; what was written down is sent even if the server dies before. */
export function createPushSender(deps: PushDeps): PushSender {
  const { db, logger } = deps;
  const self = randomUUID();
  const changed = new Set<number>();
  let work: Promise<void> | null = null;
  let closed = false;
  let interest = { any: false, until: 0 };

  async function anySubscription(): Promise<boolean> {
    if (interest.until < Date.now()) {
      const row = await db
        .selectFrom('push_subscriptions')
        .select('id')
        .limit(1)
        .executeTakeFirst();
      interest = { any: row !== undefined, until: Date.now() + interestKeptMs };
    }
    return interest.any;
  }

  async function run(): Promise<void> {
    do {
      const ids = [...changed];
      changed.clear();
      if (ids.length > 0 && (await anySubscription())) await noteChanges(deps, ids);
      await deliverAll(deps, self, () => closed);
    } while (changed.size > 0 && !closed);
  }

  function wake(): void {
    work ??= run()
      .catch((error: unknown) => logger.error({ err: error }, 'push: what changed was not told'))
      .finally(() => {
        work = null;
        if (changed.size > 0 && !closed) wake();
      });
  }

  // What an earlier run of the server left, and what a server that dies leaves.
  wake();
  const poll = deps.pollMs === undefined ? undefined : setInterval(wake, deps.pollMs);
  poll?.unref();
  return {
    matchesChanged(ids) {
      for (const id of ids) changed.add(id);
      if (!closed && changed.size > 0) wake();
    },
    wake() {
      if (!closed) wake();
    },
    async settled() {
      while (work) await work;
    },
    async close() {
      closed = true;
      clearInterval(poll);
      await work;
    },
  };
}

/** Writes down what is to be told, with the state it was told from: once, whatever happens after. */
async function noteChanges({ db, now }: PushDeps, ids: readonly number[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const match of await observe(transaction, ids)) {
      const told = match.told ?? firstTold(match, now());
      for (const event of eventsBetween(told, match))
        await insertMessage(transaction, { ...factsOf(match), ...event }, now());
      await keepTold(transaction, match);
    }
  });
}

function factsOf(match: ObservedMatch): Omit<MatchPush, keyof PushEvent> {
  const { id: matchId, sport, homeId, awayId, home, away, homeSlug, awaySlug } = match;
  const { homeScore, awayScore } = match;
  return { matchId, sport, homeId, awayId, home, away, homeSlug, awaySlug, homeScore, awayScore };
}
