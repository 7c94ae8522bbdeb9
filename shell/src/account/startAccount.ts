import type { AppStore } from '@scoreline/shared-lib/api';

let syncSoon: (() => void) | null = null;

/** Brings the device and the account together while somebody is signed in; a visitor's page never loads the code for it. */
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

/** The account may hold news for this device. */
export const askForNews = (): void => syncSoon?.();
