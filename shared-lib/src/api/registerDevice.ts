import type { ApiEnvironment } from './environment/environment';
import type { AppStore } from './store/createAppStore';

/** Registers a cipher for this device if it has none. The server counts an invited friend only on a registered device. */
export const registerDevice =
  () =>
  async (
    _dispatch: AppStore['dispatch'],
    _getState: AppStore['getState'],
    { ciphers }: ApiEnvironment,
  ): Promise<void> => {
    // On failure the friend's next login counts instead.
    await ciphers.device.get().catch(() => undefined);
  };
