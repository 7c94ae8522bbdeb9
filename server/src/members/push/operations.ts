import { BizError } from '../../wire/gateway/bizError';
import { defineOperation, type OperationContext, type Parsed } from '../../wire/gateway/operation';
import type { Limit, RateLimiter } from '../../wire/gateway/rateLimit';
import { NotSignedIn, TooManyCalls } from '../../wire/gateway/refusals';
import { blockOfAddress } from '../../wire/gateway/request/network';
import { deviceOf } from '../accounts/deps';
import { fcmEndpoint } from './fcm/endpoint';
import { areKeys } from './keys';

/** Push services of the existing browsers. Endpoints at other hosts are refused. */
const services = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

export const isPushService =
  (more: readonly string[] = []) =>
  (endpoint: string): boolean => {
    const { protocol, hostname, port } = new URL(endpoint);
    const isKnown = [...services, ...more].some(
      (host) => hostname === host || hostname.endsWith(`.${host}`),
    );
    return isKnown && (more.includes(hostname) || (protocol === 'https:' && port === ''));
  };

/** Each press of a star subscribes again, and many visitors share the address of a carrier's gateway. */
const byDevice = { burst: 30, perSecond: 1 / 5 } satisfies Limit;
const byAddress = { burst: 100, perSecond: 1 } satisfies Limit;

interface PushOperationDeps {
  rateLimiter: RateLimiter;
  isService(endpoint: string): boolean;
}

/** A visitor can invent a device id, so visitors are limited by address and members by session. */
async function limitSubscribing(
  rateLimiter: RateLimiter,
  { address = '', userId }: OperationContext,
  deviceId: string,
): Promise<void> {
  const asked: [string, Limit][] = [
    userId === null
      ? [`push:address:${blockOfAddress(address)}`, byAddress]
      : [`push:member:${userId}`, byAddress],
    [`push:device:${deviceId}`, byDevice],
  ];
  for (const [key, limit] of asked) {
    const waitMs = await rateLimiter.take(key, limit);
    if (waitMs > 0) throw new TooManyCalls(waitMs);
  }
}

/** The push target: the browser's subscription, or the app's token, which needs no keys. */
const targetOf = (request: Parsed<'patron/frontend/push/subscribe'>) =>
  'fcmToken' in request
    ? { endpoint: fcmEndpoint(request.fcmToken), keys: { p256dh: '', auth: '' } }
    : { endpoint: request.endpoint, keys: request.keys };

/** A browser's new subscription replaces the last one. With a session, it also covers what its member follows. */
async function subscribe(
  request: Parsed<'patron/frontend/push/subscribe'>,
  context: OperationContext,
  { rateLimiter, isService }: PushOperationDeps,
) {
  if (context.tokenRefused) throw new NotSignedIn();
  const deviceId = deviceOf(context);
  await limitSubscribing(rateLimiter, context, deviceId);
  const { types, language, matches, teams, matchTypes } = request;
  const { endpoint, keys } = targetOf(request);
  const isWeb = 'endpoint' in request;
  if (isWeb && (!isService(endpoint) || !areKeys(keys))) throw new BizError('invalidInput');
  const now = context.now();
  const row = {
    device_id: deviceId,
    session_id: context.session?.id ?? null,
    ...keys,
    types,
    language,
    matches,
    teams,
    brand_number: context.brandNumber ?? 1,
    match_types: JSON.stringify(
      Object.fromEntries(matchTypes.map(({ eventId, types: chosen }) => [eventId, chosen])),
    ),
    ...{ failures: 0, failing_since: null },
    updated_at: now,
  };
  await context.db.transaction().execute(async (db) => {
    await db
      .deleteFrom('push_subscriptions')
      .where('device_id', '=', deviceId)
      .where('endpoint', '!=', endpoint)
      .execute();
    await db
      .insertInto('push_subscriptions')
      .values({ endpoint, created_at: now, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
  });
  return {};
}

/** Knowing the subscription's address authorises the call, because nobody else has it. */
async function unsubscribe(
  request: Parsed<'patron/frontend/push/unsubscribe'>,
  { db }: OperationContext,
) {
  const endpoint = 'fcmToken' in request ? fcmEndpoint(request.fcmToken) : request.endpoint;
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
  return {};
}

export const pushOperations = (deps: PushOperationDeps) => [
  defineOperation('patron/frontend/push/subscribe', (request, context) =>
    subscribe(request, context, deps),
  ),
  defineOperation('patron/frontend/push/unsubscribe', unsubscribe),
];
