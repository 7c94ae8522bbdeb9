import type { ServiceAccount } from './serviceAccount';
import type { Notification } from '../message';
import { createAccessTokens } from './accessToken';

export interface FcmSender {
  /** Sends to one app; the status of the answer. 404 where the app is gone. */
  send(token: string, notification: Notification, ttlSeconds: number): Promise<number>;
}

interface Settings {
  account: ServiceAccount | null;
  /** Where Firebase Cloud Messaging is. */
  url: string;
}

const timeoutMs = 10_000;

/** What the app is sent: a notification that replaces the last of its tag, and the page it opens. */
function messageOf(token: string, notification: Notification, ttlSeconds: number, now: Date) {
  const { title, body, tag, url, language } = notification;
  const expires = Math.floor(now.getTime() / 1000) + ttlSeconds;
  return {
    token,
    notification: { title, body },
    data: { url, tag, language },
    android: {
      ...{ collapse_key: tag, priority: 'high', ttl: `${ttlSeconds}s` },
      notification: { tag },
    },
    apns: {
      headers: {
        ...{ 'apns-collapse-id': tag, 'apns-priority': '10' },
        'apns-expiration': String(expires),
      },
      payload: { aps: { 'thread-id': tag } },
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

  async function post(message: object, accessToken: string): Promise<number> {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ message }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.status;
  }

  return {
    async send(token, notification, ttlSeconds) {
      const message = messageOf(token, notification, ttlSeconds, now());
      const accessToken = await tokens.get();
      const status = await post(message, accessToken);
      if (status !== 401) return status;
      // Withdrawn before its time: another one is asked for, once.
      await tokens.forget(accessToken);
      return post(message, await tokens.get());
    },
  };
}
