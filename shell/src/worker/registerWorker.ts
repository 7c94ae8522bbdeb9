import { offerUpdate } from '../updates/updateOffer';
import { workerPath } from './cachedPages';

/** One hour. */
const updateCheckMs = 3_600_000;

/** Who switches between apps does not make the browser ask each time. */
const leastBetweenMs = 60_000;

/** A request that hangs in the running worker holds the newer one up; the page waits no longer than this. */
const takeOverMs = 3_000;

/** Brings a waiting worker in and shows its version: the one reload, and the visitor has asked for it. */
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
    // The first worker of all replaces nothing.
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
  // A phone stops the clock of an app that lies in the background.
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - checkedAt >= leastBetweenMs;
    if (document.visibilityState === 'visible' && isDue) check();
  });
}

/** Starts the worker for the brand's folder; null where the browser has none or refuses. */
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
