import { offerUpdate } from '../updates/updateOffer';
import { workerPath } from './cachedPages';

const updateCheckMs = 3_600_000;

/** Limits update checks when the visitor switches between apps. */
const leastBetweenMs = 60_000;

/** A pending request in the running worker delays the newer one; the page waits no longer than this. */
const takeOverMs = 3_000;

/** Activates a waiting worker and reloads into its version: the only reload, and the visitor has asked for it. */
function takeOver(waiting: ServiceWorker, reload: () => void): void {
  const late = setTimeout(reload, takeOverMs);
  const onChange = () => {
    clearTimeout(late);
    reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', onChange, { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

function watch(registration: ServiceWorkerRegistration, reload: () => void): void {
  const offer = () => {
    const { waiting } = registration;
    // The first worker replaces nothing.
    if (waiting && navigator.serviceWorker.controller) offerUpdate(() => takeOver(waiting, reload));
  };
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  offer();
  follow();
  registration.addEventListener('updatefound', follow);
  const check = () => {
    checkedAt = Date.now();
    void registration.update().catch(() => undefined);
  };
  let checkedAt = Date.now();
  setInterval(check, updateCheckMs);
  // Phones stop the timers of an app in the background.
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - checkedAt >= leastBetweenMs;
    if (document.visibilityState === 'visible' && isDue) check();
  });
}

/** Registers the worker for the brand's folder; null if the browser has none or refuses. */
export async function registerWorker(
  scope: string,
  reload = () => location.reload(),
): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    const registration = await navigator.serviceWorker.register(workerPath, { scope });
    watch(registration, reload);
    return registration;
  } catch {
    return null;
  }
}
