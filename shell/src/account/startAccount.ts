import type { AppStore } from '@scoreline/shared-lib/api';

let syncSoon: (() => void) | null = null;

/** Syncs the device with the account while somebody is signed in; visitors never load this code. */
export function startAccount(store: AppStore): void {
  let isAsked = false;
  const begin = async () => {
    if (isAsked || !store.getState().session.isLogin) return;
    isAsked = true;
    try {
      const { startSync } = await import('@scoreline/shared-lib/sync');
      ({ syncSoon } = startSync(store));
    } catch {
      isAsked = false;
    }
  };
  store.subscribe(() => void begin());
  void begin();
}

/** Asks for a sync, because the account may have changes for this device. */
export const askForNews = (): void => syncSoon?.();
