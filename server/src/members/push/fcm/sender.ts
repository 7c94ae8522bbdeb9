import type { ServiceAccount } from './serviceAccount';
import type { SentNotification } from '../message';
import { createAccessTokens } from './accessToken';

export interface FcmSender {
  /** Sends to one app; the status of the answer. 404 where the app is gone. @throws where nothing is known to have come of it */
  send(token: string, notification: SentNotification, options: SendOptions): Promise<number>;
}

interface SendOptions {
  /** How long it may wait for a phone that is off, seconds. */
  ttlSeconds: number;
  /** Ends all of it: what is not on its way by then is not sent. */
  signal: AbortSignal;
}

interface Settings {
  account: ServiceAccount | null;
  /** Where Firebase Cloud Messaging is. */
  url: string;
}

/** What the app is sent: a notification that replaces the last of its tag, without a sound where it repeats one, and the page it opens. */
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

/** Notifications of the apps, by Firebase Cloud Messaging's HTTP v1 API; undefined where no account is configured. */
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
      // Withdrawn before its time: another one is asked for, once.
      await tokens.forget(accessToken);
      return post(message, await tokens.get(), signal);
    },
  };
}
