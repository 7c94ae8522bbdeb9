import { BizError } from '../../wire/gateway/bizError';
import { defineOperation, type OperationContext, type Parsed } from '../../wire/gateway/operation';
import { NotSignedIn } from '../../wire/gateway/refusals';
import { deviceOf } from '../accounts/deps';
import { fcmEndpoint } from './fcm/endpoint';

/** Push services of the browsers there are; we send to no other host, whatever an address says. */
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

const keyBytes = { p256dh: 65, auth: 16 };
const areKeys = (keys: Record<keyof typeof keyBytes, string>) =>
  (['p256dh', 'auth'] as const).every(
    (name) => Buffer.from(keys[name], 'base64url').length === keyBytes[name],
  );

/** Where notifications go: what the browser gave, or the app's token, which needs no keys. */
const targetOf = (request: Parsed<'patron/frontend/push/subscribe'>) =>
  'fcmToken' in request
    ? { endpoint: fcmEndpoint(request.fcmToken), keys: { p256dh: '', auth: '' } }
    : { endpoint: request.endpoint, keys: request.keys };

/** The latest wish of a browser replaces the one before; with a session, what its member follows counts as well. */
async function subscribe(
  request: Parsed<'patron/frontend/push/subscribe'>,
  context: OperationContext,
  isService: (endpoint: string) => boolean,
) {
  if (context.tokenRefused) throw new NotSignedIn();
  const { types, language, matches, teams, matchTypes } = request;
  const { endpoint, keys } = targetOf(request);
  const isWeb = 'endpoint' in request;
  if (isWeb && (!isService(endpoint) || !areKeys(keys))) throw new BizError('invalidInput');
  const deviceId = deviceOf(context);
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

/** Whoever knows the address of a subscription may end it: nobody else has it. */
async function unsubscribe(
  request: Parsed<'patron/frontend/push/unsubscribe'>,
  { db }: OperationContext,
) {
  const endpoint = 'fcmToken' in request ? fcmEndpoint(request.fcmToken) : request.endpoint;
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
  return {};
}

export const pushOperations = (isService: (endpoint: string) => boolean) => [
  defineOperation('patron/frontend/push/subscribe', (request, context) =>
    subscribe(request, context, isService),
  ),
  defineOperation('patron/frontend/push/unsubscribe', unsubscribe),
];
