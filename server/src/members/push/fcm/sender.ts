import type { ServiceAccount } from './serviceAccount';
import type { SentNotification } from '../message';
import { createAccessTokens } from './accessToken';

export interface FcmSender {
  /** Sends to one app. Returns the status of the answer, 404 if the app is gone. @throws if the outcome is unknown */
  send(token: string, notification: SentNotification, options: SendOptions): Promise<number>;
}

interface SendOptions {
  /** How long it may wait for a phone that is off, seconds. */
  ttlSeconds: number;
  /** Aborts pending sends. */
  signal: AbortSignal;
}

interface Settings {
  account: ServiceAccount | null;
  /** The address of Firebase Cloud Messaging. */
  url: string;
}

/**
 * The app's message: a notification that replaces the last one with its tag, silent if it is a repeat, and the page that it
 * opens.
 */
function messageOf(token: string, notification: SentNotification, ttlSeconds: number, now: Date) {
  const { id, title, body, tag, url, language, repeated } = notification;
  const expires = Math.floor(now.getTime() / 1000) + ttlSeconds;
  return {
    token,
    notification: { title, body },
    data: { id, url, tag, language },
    android: {
      ...{ collapse_key: tag, priority: 'high', ttl: `${ttlSeconds}s` },
      notification: { tag, ...(repeated && { notification_priority: 'PRIORITY_LOW' }) },
    },
    apns: {
      headers: {
        ...{ 'apns-collapse-id': tag, 'apns-priority': '10' },
        'apns-expiration': String(expires),
      },
      payload: {
        aps: { 'thread-id': tag, ...(repeated && { 'interruption-level': 'passive' }) },
      },
    },
  };
}

/** Sends notifications to apps by the HTTP v1 API of Firebase Cloud Messaging; undefined without a configured account. */
export function createFcmSender(
  { account, url }: Settings,
  now: () => Date,
): FcmSender | undefined {
  if (!account) return undefined;
  const tokens = createAccessTokens(account, now);
  const address = `${url}/v1/projects/${account.project_id}/messages:send`;

  async function post(message: object, accessToken: string, signal: AbortSignal): Promise<number> {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ message }),
      redirect: 'error',
      signal,
    });
    await answer.body?.cancel();
    return answer.status;
  }

  return {
    async send(token, notification, { ttlSeconds, signal }) {
      const message = messageOf(token, notification, ttlSeconds, now());
      const accessToken = await tokens.get();
      const status = await post(message, accessToken, signal);
      if (status !== 401) return status;
      // The token was revoked early: request another one, once.
      await tokens.forget(accessToken);
      return post(message, await tokens.get(), signal);
    },
  };
}
