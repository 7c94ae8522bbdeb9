import { offerUpdate } from '../updates/updateOffer';
import { workerPath } from './keptPages';

/** The specification's 3600 seconds. */
const updateCheckMs = 3_600_000;

/** Brings a waiting worker in and shows its version: the one reload, and the visitor has asked for it. */
function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

function watch(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    const { waiting } = registration;
    // The first worker of all replaces nothing.
    if (waiting && navigator.serviceWorker.controller) offerUpdate(() => takeOver(waiting));
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  setInterval(() => void registration.update().catch(() => undefined), updateCheckMs);
}

/** Starts the worker for the brand's folder; null where the browser has none or refuses. */
export async function registerWorker(scope: string): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    const registration = await navigator.serviceWorker.register(workerPath, { scope });
    watch(registration);
    return registration;
  } catch {
    return null;
  }
}
