import type { AppStore } from './store/createAppStore';
import type { ApiEnvironment } from './environment/environment';
import { GetError, getJson } from './getJson';

const path = '/sports-query/user-device/check';

/** Whether the server considers this device signed in; null if it did not answer. */
export const checkDevice =
  () =>
  async (
    _dispatch: AppStore['dispatch'],
    _getState: AppStore['getState'],
    environment: ApiEnvironment,
  ): Promise<boolean | null> => {
    const address = environment.brand.apiUrl.replace(/\/+$/, '').replace(/\/api$/, '') + path;
    const ask = async () =>
      (await getJson<{ result: boolean }>(address, { headers: await environment.headers() }))
        .result;
    const token = environment.accessToken();
    try {
      return await ask();
    } catch (reason) {
      if (!(reason instanceof GetError) || reason.status !== 401) return null;
      if ((await environment.renewSession(token)) !== 'renewed') return null;
      return ask().catch(() => null);
    }
  };
