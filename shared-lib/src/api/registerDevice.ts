import type { ApiEnvironment } from './environment/environment';
import type { AppStore } from './store/createAppStore';

/** Registers this device's cipher where it has none yet; the server counts an invited friend only on such a device. */
export const registerDevice =
  () =>
  async (
    _dispatch: AppStore['dispatch'],
    _getState: AppStore['getState'],
    { ciphers }: ApiEnvironment,
  ): Promise<void> => {
    // The friend's next login counts instead.
    await ciphers.device.get().catch(() => undefined);
  };
