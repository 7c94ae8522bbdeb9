import type { AppStore } from '../api';
import { onSignOut } from '../session';
import { syncAccount } from './syncAccount';

/** Milliseconds to wait after a change before sending it, so that several taps become one call. */
const restMs = 400;
const againMs = 30_000;
/** Age in milliseconds after which a page that becomes visible syncs again. */
const staleMs = 60_000;

/**
 * Syncs while the page is open: at sign-in, after changes, and when the network or the page is back. Returns `syncSoon`, which
 * requests a sync, and `stop`.
 */
export function startSync(store: AppStore): { syncSoon: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let doneAt = 0;
  let running = 0;
  const sync = async () => {
    running += 1;
    const outcome = await syncAccount(store).finally(() => (running -= 1));
    if (outcome === 'done') doneAt = Date.now();
    if (outcome === 'later') soon(againMs);
  };
  const soon = (ms = restMs) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), ms);
  };
  let before = store.getState();
  const onChange = () => {
    const now = store.getState();
    const { session, following, settings } = now;
    const isNew = session.userId !== before.session.userId || !before.session.isLogin;
    const hasMore =
      (following.log !== before.following.log && following.log.length > 0) ||
      (settings.log !== before.settings.log && settings.log.length > 0);
    before = now;
    if (session.isLogin && (isNew || hasMore)) soon(isNew ? 0 : restMs);
  };
  const onOnline = () => store.getState().session.isLogin && soon(0);
  const onVisible = () => {
    if (document.visibilityState === 'visible' && Date.now() - doneAt > staleMs) onOnline();
  };
  const unsubscribe = store.subscribe(onChange);
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  const forget = onSignOut(() => syncAccount(store));
  onOnline();
  return {
    // A running sync is enough: the page's first check arrives while its first sync runs.
    syncSoon: () => void (running === 0 && soon(0)),
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
      forget();
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
