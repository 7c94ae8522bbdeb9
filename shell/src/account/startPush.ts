import type { AppStore } from '@scoreline/shared-lib/api';
import type { BrandConfig } from '@scoreline/shared-lib/contract';

/** Milliseconds of rest after a change before the server is told. */
const restMs = 2000;

const workers = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

/**
 * While this device is sent notifications: sees at each visit, and when the worker says so, that its subscription is one
 * the server can use, and tells the server what is followed and wanted whenever that changes.
 */
export function startPush(store: AppStore, brand: BrandConfig): void {
  const isAllowed = () =>
    typeof Notification !== 'undefined' && Notification.permission === 'granted';
  let before = store.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renew = async () => {
    try {
      const { renewPush } = await import('@scoreline/shared-lib/push');
      await renewPush(store);
    } catch {
      return;
    }
  };
  const check = async () => {
    if (!isAllowed()) return;
    try {
      const { checkPush } = await import('@scoreline/shared-lib/push');
      await checkPush(store, brand);
    } catch {
      return;
    }
  };
  void check();
  workers()?.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type === 'PUSH_CHANGED') void check();
  });
  store.subscribe(() => {
    const now = store.getState();
    const isSame =
      now.following.followed === before.following.followed &&
      now.settings.values.notifyTypes === before.settings.values.notifyTypes &&
      now.session.userId === before.session.userId;
    before = now;
    if (isSame || !isAllowed()) return;
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), restMs);
  });
}
