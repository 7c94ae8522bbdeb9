import type { AppStore } from '@scoreline/shared-lib/api';
import type { BrandConfig } from '@scoreline/shared-lib/contract';

/** Debounce in milliseconds between a change and the report to the server. */
const restMs = 2000;

const workers = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

/**
 * While notifications are allowed, checks the push subscription at each visit and when the worker asks, and updates the server
 * when the followed items, the notification types or the user change.
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
