import type { AppStore } from '../api';
import { onSignOut } from '../session';
import { syncAccount } from './syncAccount';

/** Milliseconds of rest after a change before it is sent, so that a row of taps is one call. */
const restMs = 400;
const againMs = 30_000;
/** A page that comes back into sight asks again after this long. */
const staleMs = 60_000;

/** While the page stands: syncs at sign-in, after changes, when the network or the page is back. */
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
    // What is being asked already need not be asked once more: a page's first check comes while its first sync runs.
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
