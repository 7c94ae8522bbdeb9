import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { RoutingBrand } from '@scoreline/shared-lib/contract';
import { lastItem } from '@scoreline/shared-lib/contract/lists';
import webPush from 'web-push';

import { isDatabaseAway } from '../../store/db/away';
import type { Database } from '../../store/db/schema';
import { causeHere, inSpan, quietly } from '../../store/traces/spans';
import { tokenOf } from './fcm/endpoint';
import type { FcmSender } from './fcm/sender';
import { type Notification, notificationOf, type PushData } from './message';
import {
  claimMs,
  type ClaimedMessage,
  claimMessage,
  endClaim,
  noteServed,
  type Recipient,
  recipientsOf,
} from './queries';
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
/** Progress is written down this often: what a kill of this process makes another send again is at most so many. */
const noted = 100;
const atOnce = 20;
const againMs = 300;
/** Older news is none. */
const freshMs = 10 * 60_000;
const renewMs = 10_000;
const retriesMs = [1_000, 5_000];
const timeoutMs = 10_000;
const ttlSeconds = 600;
/** For apps where no key of Firebase is configured: no second try is of use. */
const notOffered = 403;

/** Delivers what is written down and nobody else delivers, until there is no more or `isClosed`. */
export async function deliverAll(
  deps: DeliveryDeps,
  sender: string,
  isClosed: () => boolean,
): Promise<void> {
  while (!isClosed()) {
    const message = await claimMessage(deps.db, sender, deps.now());
    if (!message) return;
    const links = [causeHere()].filter((link) => link !== null);
    // A hundred thousand calls would be a trace that nobody reads.
    const work = () => quietly(() => deliver(deps, message, isClosed));
    await inSpan('notify', work, {
      ...{ root: true, links },
      attributes: { 'scoreline.notification': message.data.type },
    });
  }
}

async function deliver(deps: DeliveryDeps, message: ClaimedMessage, isClosed: () => boolean) {
  const { db, now } = deps;
  const renewal = setInterval(
    () => void noteServed(db, message, now()).catch(() => false),
    renewMs,
  );
  try {
    const isFresh = now().getTime() - message.createdAt.getTime() < freshMs;
    const isServed = !isFresh || (await serve(deps, message, isClosed));
    await writtenDown(isClosed, () => endClaim(db, message, isServed ? now() : null));
  } finally {
    clearInterval(renewal);
  }
}

/**
 * Writes down what was sent, as soon as the database answers again where it is away: what is not known to be sent is sent
 * once more. Nobody else takes the message over while its claim counts.
 */
async function writtenDown<T>(isClosed: () => boolean, write: () => Promise<T>): Promise<T> {
  const end = performance.now() + claimMs;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseAway(error) || isClosed() || performance.now() > end) throw error;
      await sleep(againMs);
    }
  }
}

/** True when everybody is served; false where the sender closes or another one has taken over. */
async function serve(deps: DeliveryDeps, message: ClaimedMessage, isClosed: () => boolean) {
  const { db, now } = deps;
  for (;;) {
    const asked = { after: message.served, limit: page, now: now() };
    const some = await recipientsOf(db, message.data, asked);
    for (let at = 0; at < some.length; at += noted) {
      const lot = some.slice(at, at + noted);
      if (isClosed()) return false;
      await sendAll(deps, message.data, lot);
      message.served = lastItem(lot).id;
      if (!(await writtenDown(isClosed, () => noteServed(db, message, now())))) return false;
    }
    if (some.length < page) return true;
  }
}

async function sendAll(
  deps: DeliveryDeps,
  data: PushData,
  all: readonly Recipient[],
): Promise<void> {
  const waiting = [...all];
  const sendNext = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await sendOne(deps, data, one);
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
}

async function sendOne(deps: DeliveryDeps, data: PushData, recipient: Recipient): Promise<void> {
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

/** Sends to a browser or to an app; the status it was answered with. */
async function post(deps: DeliveryDeps, data: PushData, recipient: Recipient): Promise<number> {
  const { endpoint, language, brandNumber } = recipient;
  const notification = notificationOf(data, language, deps.brandOf(brandNumber));
  const token = tokenOf(endpoint);
  if (token === null) return postToBrowser(deps, notification, recipient);
  return deps.fcm ? deps.fcm.send(token, notification, ttlSeconds) : notOffered;
}

/** Encrypted for the browser alone (RFC 8291), signed with our key (RFC 8292); the topic replaces what still waits. */
async function postToBrowser(
  { vapid, contact }: DeliveryDeps,
  notification: Notification,
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
