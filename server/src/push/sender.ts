import type { RoutingBrand } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import webPush from 'web-push';

import type { Database } from '../db/schema';
import { eventsBetween, firstTold, type PushEvent } from './difference';
import { notificationOf, type MatchPush, type PushData } from './message';
import {
  insertMessage,
  keepTold,
  observe,
  recipientsOf,
  type ObservedMatch,
  type Recipient,
} from './queries';
import type { VapidKeys } from './vapid';

export interface PushDeps {
  db: Kysely<Database>;
  now: () => Date;
  logger: Logger;
  vapid: VapidKeys;
  /** `mailto:` or an address, for who runs a push service. */
  contact: string;
  /** The brand of a `mid`: its base path and languages make addresses. */
  brandOf: (brandNumber: number) => RoutingBrand;
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

/** Each page looks anew for all who are interested: few large ones. */
const page = 1_000;
const atOnce = 20;
/** Older news is none. */
const freshMs = 10 * 60_000;
const retriesMs = [1_000, 5_000];
const timeoutMs = 10_000;
const ttlSeconds = 600;
const interestKeptMs = 2_000;

/** Tells subscribers of matches what happened in them; what was written down is sent even if the server dies before. */
export function createPushSender(deps: PushDeps): PushSender {
  const { db, logger } = deps;
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
      await deliverAll(deps, () => closed);
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

  // What an earlier run of the server left.
  wake();
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

async function deliverAll(deps: PushDeps, isClosed: () => boolean): Promise<void> {
  const { db, now } = deps;
  for (;;) {
    const message = await db
      .selectFrom('push_messages')
      .select(['id', 'data', 'served', 'created_at'])
      .where('done_at', 'is', null)
      .orderBy('id')
      .executeTakeFirst();
    if (!message || isClosed()) return;
    const isFresh = now().getTime() - message.created_at.getTime() < freshMs;
    const data = message.data as PushData;
    for (let after = message.served; isFresh && !isClosed();) {
      const some = await recipientsOf(db, data, { after, limit: page, now: now() });
      await sendAll(deps, data, some);
      after = some.at(-1)?.id ?? after;
      await note(db, message.id, { served: after });
      if (some.length < page) break;
    }
    if (!isClosed()) await note(db, message.id, { done_at: now() });
  }
}

const note = (db: Kysely<Database>, id: number, change: { served: number } | { done_at: Date }) =>
  db.updateTable('push_messages').set(change).where('id', '=', id).execute();

async function sendAll(deps: PushDeps, data: PushData, all: readonly Recipient[]): Promise<void> {
  const waiting = [...all];
  const sendNext = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await sendOne(deps, data, one);
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
}

async function sendOne(deps: PushDeps, data: PushData, recipient: Recipient): Promise<void> {
  const { db, logger } = deps;
  for (const pauseMs of [...retriesMs, null]) {
    const status = await post(deps, data, recipient).catch(() => 0);
    if (status >= 200 && status < 300) return;
    if (status === 404 || status === 410) {
      await db.deleteFrom('push_subscriptions').where('id', '=', recipient.id).execute();
      return;
    }
    const mayPass = status === 0 || status === 429 || status >= 500;
    if (!mayPass || pauseMs === null) {
      logger.warn({ status, subscription: recipient.id }, 'push: not delivered');
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Encrypted for the browser alone (RFC 8291), signed with our key (RFC 8292); the topic replaces what still waits. */
async function post({ vapid, contact, brandOf }: PushDeps, data: PushData, recipient: Recipient) {
  const { endpoint, p256dh, auth, language, brandNumber } = recipient;
  const notification = notificationOf(data, language, brandOf(brandNumber));
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notification),
    {
      vapidDetails: { subject: contact, ...vapid },
      TTL: ttlSeconds,
      urgency: 'high',
      topic: notification.tag,
      contentEncoding: 'aes128gcm',
    },
  );
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: details.headers as Record<string, string>,
    body: new Uint8Array(details.body ?? []),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  return answer.status;
}
