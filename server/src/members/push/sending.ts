import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { RoutingBrand } from '@scoreline/shared-lib/contract';
import webPush from 'web-push';

import type { Database } from '@scoreline/database/schema';
import { tokenOf } from './fcm/endpoint';
import type { FcmSender } from './fcm/sender';
import { areKeys } from './keys';
import { notificationOf, type SentNotification } from './message';
import { type ClaimedMessage, forgetFailures, type Recipient, removeSubscription } from './queries';
import type { VapidKeys } from './vapid';

export interface SendDeps {
  db: Kysely<Database>;
  now: () => Date;
  logger: Logger;
  vapid: VapidKeys;
  /** Sends to apps; without it, their notifications are dropped. */
  fcm?: FcmSender | undefined;
  /** `mailto:` or a URL, for operators of push services. */
  contact: string;
  /** The brand of a `mid`, whose base path and languages make up links. */
  brandOf: (brandNumber: number) => RoutingBrand;
}

/** `failed` and `unknown` are retried; after `unknown` it may have been delivered. */
export type Outcome = 'done' | 'failed' | 'unknown';

type Message = Pick<ClaimedMessage, 'id' | 'data'> & Pick<SentNotification, 'repeated'>;

export const timeoutMs = 10_000;
const ttlSeconds = 600;

/** Statuses that end a browser's subscription permanently: malformed, another key's, gone. */
const endedForBrowser = new Set([400, 403, 404, 410]);
/** For an app, 400 and 403 may mean that our account is wrong. */
const endedForApp = new Set([404]);

/** Whether a call failed before anything was sent. */
function neverCame(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  const codes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
  return codes.includes(cause?.code ?? '');
}

/** Sends to a browser or an app, and deletes subscriptions that can't be reached again. */
export async function sendOnce(
  deps: SendDeps,
  message: Message,
  recipient: Recipient,
): Promise<Outcome> {
  const { endpoint, language, brandNumber } = recipient;
  const notification = {
    ...notificationOf(message.data, language, deps.brandOf(brandNumber)),
    id: String(message.id),
    repeated: message.repeated,
  };
  const token = tokenOf(endpoint);
  if (token !== null) {
    const options = { ttlSeconds, signal: AbortSignal.timeout(timeoutMs) };
    const { fcm } = deps;
    if (!fcm) return undelivered(deps, recipient, 'no account of Firebase');
    return outcomeOf(deps, recipient, endedForApp, () => fcm.send(token, notification, options));
  }
  if (!areKeys(recipient)) {
    await removeSubscription(deps.db, recipient.id);
    return 'done';
  }
  let details: webPush.RequestDetails;
  try {
    details = seal(deps, notification, recipient);
  } catch (error) {
    return undelivered(deps, recipient, error);
  }
  return outcomeOf(deps, recipient, endedForBrowser, () => post(details));
}

/** A retry would fail in the same way. */
function undelivered({ logger }: SendDeps, { id }: Recipient, reason: unknown): Outcome {
  logger.warn({ subscription: id, reason }, 'push: not delivered');
  return 'done';
}

async function outcomeOf(
  deps: SendDeps,
  recipient: Recipient,
  ended: ReadonlySet<number>,
  send: () => Promise<number>,
): Promise<Outcome> {
  let status: number;
  try {
    status = await send();
  } catch (error) {
    return neverCame(error) ? 'failed' : 'unknown';
  }
  if (status >= 200 && status < 300) {
    if (recipient.failures > 0) await forgetFailures(deps.db, recipient.id);
    return 'done';
  }
  if (ended.has(status)) {
    await removeSubscription(deps.db, recipient.id);
    return 'done';
  }
  if (status === 429 || status >= 500) return 'failed';
  return undelivered(deps, recipient, status);
}

/** Encrypted for the browser only (RFC 8291) and signed with our key (RFC 8292); the topic replaces a waiting message. */
function seal(
  { vapid, contact }: SendDeps,
  notification: SentNotification,
  { endpoint, p256dh, auth }: Recipient,
): webPush.RequestDetails {
  return webPush.generateRequestDetails(
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
}

async function post({ endpoint, headers, body }: webPush.RequestDetails): Promise<number> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: new Uint8Array(body ?? []),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  return answer.status;
}
