import { callOperation, type ApiError, type AppStore } from '@scoreline/shared-lib/api';
import type { BrandConfig } from '@scoreline/shared-lib/contract';
import { localStore, newUuid, readText, writeText } from '@scoreline/shared-lib/device';
import { currentLanguage } from '@scoreline/shared-lib/i18n';

import { matchTypesOf } from './matchTypes';

/** `blocked`: the browser must not ask for permission; `missing`: the browser or the brand has no notifications. */
export type PushState = 'on' | 'off' | 'blocked' | 'missing';

type Store = Pick<AppStore, 'dispatch' | 'getState'>;
type Brand = Pick<BrandConfig, 'vapidPublicKey'>;

const isOffered = ({ vapidPublicKey }: Pick<BrandConfig, 'vapidPublicKey'>): boolean =>
  Boolean(vapidPublicKey) &&
  typeof Notification !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in globalThis;

/** Null also if the browser refuses service workers, as with blocked storage. */
async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const workerPatienceMs = 10_000;

/** The page's service worker; null if it is not ready soon, because the browser refused it. */
const activeWorker = (): Promise<ServiceWorkerRegistration | null> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), workerPatienceMs)),
  ]);

/** The state known synchronously: `off` until the browser reports its subscription. */
export function knownPush(brand: Pick<BrandConfig, 'vapidPublicKey'>): PushState {
  if (!isOffered(brand)) return 'missing';
  return Notification.permission === 'denied' ? 'blocked' : 'off';
}

/** Reads whether this device gets notifications, without a permission prompt. */
export async function readPush(brand: Pick<BrandConfig, 'vapidPublicKey'>): Promise<PushState> {
  const known = knownPush(brand);
  const isAllowed = known === 'off' && Notification.permission === 'granted';
  return isAllowed && (await currentSubscription()) ? 'on' : known;
}

/** Local storage key of the endpoint last sent to the server. */
const toldKey = 'push-endpoint';

/** Sends the subscription to the server; repeated when followed items, types or language change. */
async function tellServer(store: Store, subscription: PushSubscription): Promise<ApiError | null> {
  const { endpoint, keys } = subscription.toJSON() as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  const { settings, following } = store.getState();
  const idsOf = (kind: 'match' | 'team', most: number) =>
    following.followed[kind].slice(-most).map(({ targetId }) => targetId);
  const { error } = await store.dispatch(
    callOperation('patron/frontend/push/subscribe', {
      id: newUuid(),
      endpoint,
      keys,
      types: settings.values.notifyTypes,
      language: currentLanguage(),
      matches: idsOf('match', 500),
      teams: idsOf('team', 200),
      matchTypes: matchTypesOf(settings.values),
    }),
  );
  if (!error) writeText(localStore(), toldKey, endpoint);
  return error ?? null;
}

/** Updates this device's data on the server, if it has a subscription. */
export async function renewPush(store: Store): Promise<ApiError | null> {
  const subscription = await currentSubscription();
  return subscription ? tellServer(store, subscription) : null;
}

const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** False if the subscription was made with a key that the server no longer uses. */
function hasKey({ options }: PushSubscription, key: string): boolean {
  const own = options?.applicationServerKey;
  return !own || base64Url(own) === key.replaceAll('=', '');
}

const subscribeTo = (registration: ServiceWorkerRegistration, brand: Brand) =>
  registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: brand.vapidPublicKey ?? null,
  });

/**
 * Checks the subscription on a visit: renews one that the browser ended or that has an old key, and reports an endpoint unknown
 * to the server. Never prompts for permission.
 */
export async function checkPush(store: Store, brand: Brand): Promise<ApiError | null> {
  if (knownPush(brand) !== 'off' || Notification.permission !== 'granted') return null;
  const told = readText(localStore(), toldKey);
  let subscription = await currentSubscription();
  if (!subscription && !told) return null;
  if (subscription && !hasKey(subscription, brand.vapidPublicKey ?? '')) {
    await subscription.unsubscribe();
    subscription = null;
  }
  if (subscription?.endpoint === told) return null;
  const registration = subscription ? null : await activeWorker();
  const current = subscription ?? (registration && (await subscribeTo(registration, brand)));
  return current ? tellServer(store, current) : null;
}

export interface PushAnswer {
  state: PushState;
  error?: ApiError | null;
}

/** Requests permission, subscribes this device and reports it to the server. Call it only from a button press. */
export async function startPush(store: Store, brand: BrandConfig): Promise<PushAnswer> {
  if (!isOffered(brand)) return { state: 'missing' };
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { state: permission === 'denied' ? 'blocked' : 'off' };
  const registration = await activeWorker();
  if (!registration) return { state: 'missing' };
  const subscription = await subscribeTo(registration, brand);
  const error = await tellServer(store, subscription);
  // A subscription unknown to the server would never get a notification.
  if (error) await subscription.unsubscribe();
  return { state: error ? 'off' : 'on', error };
}

/** Ends the notifications of this device, and on the server if it can be reached. */
export async function stopPush(store: Store): Promise<void> {
  const subscription = await currentSubscription();
  writeText(localStore(), toldKey, '');
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await store.dispatch(callOperation('patron/frontend/push/unsubscribe', { endpoint }));
}
