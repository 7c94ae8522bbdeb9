import { callOperation, type ApiError, type AppStore } from '@scoreline/shared-lib/api';
import type { BrandConfig } from '@scoreline/shared-lib/contract';
import { localStore, newUuid, readText, writeText } from '@scoreline/shared-lib/device';
import { currentLanguage } from '@scoreline/shared-lib/i18n';

import { matchTypesOf } from './matchTypes';

/** `blocked`: the browser has been told never to ask; `missing`: it, or the brand, has no notifications. */
export type PushState = 'on' | 'off' | 'blocked' | 'missing';

type Store = Pick<AppStore, 'dispatch' | 'getState'>;
type Brand = Pick<BrandConfig, 'vapidPublicKey'>;

const isOffered = ({ vapidPublicKey }: Pick<BrandConfig, 'vapidPublicKey'>): boolean =>
  Boolean(vapidPublicKey) &&
  typeof Notification !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in globalThis;

/** Null too where the browser refuses workers, as it does where it stores nothing. */
async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const workerPatienceMs = 10_000;

/** The page's worker; null where there is none soon, because the browser refused it. */
const activeWorker = (): Promise<ServiceWorkerRegistration | null> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), workerPatienceMs)),
  ]);

/** What is known at once: `off` until the browser has said whether it is subscribed. */
export function knownPush(brand: Pick<BrandConfig, 'vapidPublicKey'>): PushState {
  if (!isOffered(brand)) return 'missing';
  return Notification.permission === 'denied' ? 'blocked' : 'off';
}

/** Whether this device is sent notifications. Asks nobody for anything. */
export async function readPush(brand: Pick<BrandConfig, 'vapidPublicKey'>): Promise<PushState> {
  const known = knownPush(brand);
  const isAllowed = known === 'off' && Notification.permission === 'granted';
  return isAllowed && (await currentSubscription()) ? 'on' : known;
}

/** Under this key the device keeps the address that the server was last told. */
const toldKey = 'push-endpoint';

/** Tells the server where to send what; again whenever what is followed, the types or the language change. */
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

/** The server's knowledge of this device brought up to date, where it is sent notifications at all. */
export async function renewPush(store: Store): Promise<ApiError | null> {
  const subscription = await currentSubscription();
  return subscription ? tellServer(store, subscription) : null;
}

const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** False where the subscription was made with keys that the server no longer signs with. */
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
 * At a visit: a subscription that the browser ended, or that was made with keys of before, is made anew, and the server is
 * told of an address that it does not know. Asks nobody for anything.
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

/** Asks for permission, subscribes this device and tells the server. Only ever called from a press of a button. */
export async function startPush(store: Store, brand: BrandConfig): Promise<PushAnswer> {
  if (!isOffered(brand)) return { state: 'missing' };
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { state: permission === 'denied' ? 'blocked' : 'off' };
  const registration = await activeWorker();
  if (!registration) return { state: 'missing' };
  const subscription = await subscribeTo(registration, brand);
  const error = await tellServer(store, subscription);
  // A subscription the server does not know would be a bell that never rings.
  if (error) await subscription.unsubscribe();
  return { state: error ? 'off' : 'on', error };
}

/** Ends the notifications of this device, on the server too where it can be reached. */
export async function stopPush(store: Store): Promise<void> {
  const subscription = await currentSubscription();
  writeText(localStore(), toldKey, '');
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await store.dispatch(callOperation('patron/frontend/push/unsubscribe', { endpoint }));
}
