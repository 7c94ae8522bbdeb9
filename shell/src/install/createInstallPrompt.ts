import { localStore, writeText } from '@scoreline/shared-lib/device';

/** `dismissed` is stored permanently. */
export type InstallState = 'hidden' | 'available' | 'dismissed' | 'installed';

interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export const installKey = 'install-prompt';
const visitedKey = 'visited';

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Safari on iOS has no install event and no button for it, so the page explains the steps. */
export const needsInstructions = (agent = navigator.userAgent): boolean =>
  /iPhone|iPad|iPod/.test(agent) &&
  /Safari\//.test(agent) &&
  !/CriOS|FxiOS|ScorelineApp/.test(agent);

/** Tracks whether this browser can install the page, and defers the browser's own prompt until the visitor asks for it. */
export function createInstallPrompt() {
  let offer: InstallEvent | null = null;
  let state: InstallState = firstState();
  /** No prompt on a first visit. */
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
      // A visitor who dismissed the prompt sees no notice again, but can still use an install button.
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
    /** Whether the browser would prompt now, even if the visitor dismissed the notice earlier. */
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
