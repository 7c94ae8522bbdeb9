import type { AppStore } from '@scoreline/shared-lib/api';

/** Milliseconds of rest after a change before the server is told. */
const restMs = 2000;

/** While this device is sent notifications: tells the server what is followed and wanted whenever that changes. */
export function startPush(store: AppStore): void {
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
