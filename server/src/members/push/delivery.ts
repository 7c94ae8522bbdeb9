import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { RoutingBrand } from '@scoreline/shared-lib/contract';
import { lastItem } from '@scoreline/shared-lib/contract/lists';
import webPush from 'web-push';

import type { Database } from '../../store/db/schema';
import { causeHere, inSpan, quietly } from '../../store/traces/spans';
import { tokenOf } from './fcm/endpoint';
import type { FcmSender } from './fcm/sender';
import { Holding } from './holding';
import { notificationOf, type SentNotification } from './message';
import { type ClaimedMessage, claimMessage, type Recipient, recipientsOf } from './queries';
import type { VapidKeys } from './vapid';

export interface DeliveryDeps {
  db: Kysely<Database>;
  now: () => Date;
  logger: Logger;
  vapid: VapidKeys;
  /** Sends to apps; without it their notifications wait for nobody. */
  fcm?: FcmSender | undefined;
  /** `mailto:` or an address, for who runs a push service. */
  contact: string;
  /** The brand of a `mid`: its base path and languages make addresses. */
  brandOf: (brandNumber: number) => RoutingBrand;
}

/** Each page looks anew for all who are interested: few large ones. */
const page = 1_000;
/** Progress is written down this often: what a kill of this process makes another repeat, unheard, is at most so many. */
const noted = 100;
const atOnce = 20;
/** Older news is none. */
const freshMs = 10 * 60_000;
const retriesMs = [1_000, 5_000];
const timeoutMs = 10_000;
const ttlSeconds = 600;
/** For apps where no key of Firebase is configured: no second try is of use. */
const notOffered = 403;
/** In place of a status: no push service was reached, or nobody knows what became of it. */
const away = 0;
const unknown = -1;

/** Whether a call failed before anything was sent. */
function neverCame(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  const codes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
  return codes.includes(cause?.code ?? '');
}

/** Delivers what is written down and nobody else delivers, until there is no more or `isClosed`. */
export async function deliverAll(deps: DeliveryDeps, isClosed: () => boolean): Promise<void> {
  while (!isClosed()) {
    const claimedAt = performance.now();
    // A claim of its own each time: what this process has lost is not its own again when it claims it anew.
    const message = await claimMessage(deps.db, randomUUID(), deps.now());
    if (!message) return;
    const links = [causeHere()].filter((link) => link !== null);
    // A hundred thousand calls would be a trace that nobody reads.
    const work = () =>
      quietly(() => {
        const options = { claimedAt, sendingMs: timeoutMs, isClosed };
        return deliver(deps, new Holding(deps, message, options), isClosed);
      });
    await inSpan('notify', work, {
      ...{ root: true, links },
      attributes: { 'scoreline.notification': message.data.type },
    });
  }
}

async function deliver(deps: DeliveryDeps, holding: Holding, isClosed: () => boolean) {
  const { now } = deps;
  try {
    const isFresh = now().getTime() - holding.message.createdAt.getTime() < freshMs;
    const isServed = !isFresh || (await serve(deps, holding, isClosed));
    await holding.end(isServed);
  } finally {
    holding.stop();
  }
}

/**
 * True when everybody is served; false where the sender closes or another one has taken over. Who comes next is written down
 * before, so that whoever goes on after a kill knows who may have been told.
 */
async function serve(deps: DeliveryDeps, holding: Holding, isClosed: () => boolean) {
  const { db, now } = deps;
  const { message } = holding;
  const doubtful = message.underWay;
  for (;;) {
    const asked = { after: message.served, limit: page, now: now() };
    const some = await recipientsOf(db, message.data, asked);
    for (let at = 0; at < some.length; at += noted) {
      const lot = some.slice(at, at + noted);
      if (isClosed()) return false;
      message.underWay = Math.max(doubtful, lastItem(lot).id);
      if (!(await holding.note())) return false;
      if (!(await sendAll(deps, { holding, doubtful }, lot))) return false;
      message.served = lastItem(lot).id;
    }
    if (some.length < page) return holding.note();
  }
}

interface Sending {
  holding: Holding;
  /** Up to which subscription it may have been sent before. */
  doubtful: number;
}

/** False where the message was another sender's before all of them were told. */
async function sendAll(
  deps: DeliveryDeps,
  sending: Sending,
  all: readonly Recipient[],
): Promise<boolean> {
  const waiting = [...all];
  const sendNext = async (): Promise<boolean> => {
    for (let one = waiting.shift(); one; one = waiting.shift())
      if (!(await sendOne(deps, sending, one))) return false;
    return true;
  };
  // Nobody sends any more when this ends, not where one of them fails either.
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, sendNext));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  return ends.every((end) => end.status === 'fulfilled' && end.value);
}

/** False where the message is another sender's by now. */
async function sendOne(
  deps: DeliveryDeps,
  { holding, doubtful }: Sending,
  recipient: Recipient,
): Promise<boolean> {
  const { db, logger } = deps;
  let repeated = recipient.id <= doubtful;
  for (const pauseMs of [...retriesMs, null]) {
    if (!(await holding.mayGoOn())) return false;
    const status = await post(deps, { ...holding.message, repeated }, recipient).catch(
      (error: unknown) => (neverCame(error) ? away : unknown),
    );
    if (status >= 200 && status < 300) return true;
    if (status === 404 || status === 410) {
      await db.deleteFrom('push_subscriptions').where('id', '=', recipient.id).execute();
      return true;
    }
    repeated ||= status === unknown;
    const mayPass = status <= away || status === 429 || status >= 500;
    if (!mayPass || pauseMs === null) {
      logger.warn({ status, subscription: recipient.id }, 'push: not delivered');
      return true;
    }
    await sleep(pauseMs);
  }
  return true;
}

/** Sends to a browser or to an app; the status it was answered with. */
async function post(
  deps: DeliveryDeps,
  what: Pick<ClaimedMessage, 'id' | 'data'> & Pick<SentNotification, 'repeated'>,
  recipient: Recipient,
): Promise<number> {
  const { endpoint, language, brandNumber } = recipient;
  const notification = {
    ...notificationOf(what.data, language, deps.brandOf(brandNumber)),
    id: String(what.id),
    repeated: what.repeated,
  };
  const token = tokenOf(endpoint);
  if (token === null) return postToBrowser(deps, notification, recipient);
  if (!deps.fcm) return notOffered;
  return deps.fcm.send(token, notification, { ttlSeconds, signal: AbortSignal.timeout(timeoutMs) });
}

/** Encrypted for the browser alone (RFC 8291), signed with our key (RFC 8292); the topic replaces what still waits. */
async function postToBrowser(
  { vapid, contact }: DeliveryDeps,
  notification: SentNotification,
  { endpoint, p256dh, auth }: Recipient,
): Promise<number> {
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
