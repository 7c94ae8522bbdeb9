import { localStore, writeText } from '@scoreline/shared-lib/device';

/** `dismissed` is remembered for good. */
export type InstallState = 'hidden' | 'available' | 'dismissed' | 'installed';

interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export const installKey = 'install-prompt';
const visitedKey = 'visited';

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Safari on iOS tells nobody that it can install, and has no button for it: the page explains the way. */
export const needsInstructions = (agent = navigator.userAgent): boolean =>
  /iPhone|iPad|iPod/.test(agent) &&
  /Safari\//.test(agent) &&
  !/CriOS|FxiOS|ScorelineApp/.test(agent);

/** Whether this browser can install the page, and the browser's own question held back until the visitor wants it. */
export function createInstallPrompt() {
  let offer: InstallEvent | null = null;
  let state: InstallState = firstState();
  /** A first visit is left alone: who comes back may want it. */
  const isReturning = localStore()?.getItem(visitedKey) === 'yes';
  const listeners = new Set<() => void>();

  function set(next: InstallState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function start(): void {
    writeText(localStore(), visitedKey, 'yes');
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      offer = event as InstallEvent;
      // Who said no is not asked again, and can still do it where there is a button for it.
      set(state === 'hidden' ? 'available' : state);
    });
    addEventListener('appinstalled', () => set('installed'));
  }

  async function install(): Promise<void> {
    const { outcome } = (await offer?.prompt()) ?? { outcome: 'dismissed' };
    offer = null;
    if (outcome === 'accepted') set('installed');
    else dismiss();
  }

  function dismiss(): void {
    writeText(localStore(), installKey, 'dismissed');
    set('dismissed');
  }

  return {
    start,
    install,
    dismiss,
    state: () => state,
    isReturning,
    /** Whether the browser would ask now, even where the visitor once said no. */
    canInstall: () => offer !== null,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function firstState(): InstallState {
  if (isStandalone()) return 'installed';
  if (localStore()?.getItem(installKey) === 'dismissed') return 'dismissed';
  return needsInstructions() ? 'available' : 'hidden';
}
