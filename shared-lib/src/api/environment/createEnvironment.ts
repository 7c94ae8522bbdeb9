import { type BrandConfig, paths, pathTo } from '../../contract';
import { deviceId, localStore } from '../../device';
import { clearSession, keepToken, readAccessToken } from '../../session/session';
import { createRenewal } from '../../session/renewal';
import { apiAddress } from './address';
import type { ApiEnvironment } from './environment';
import { apiHeaders } from './headers';
import { laterCipher, loadCalling } from '../call/loadCalling';

interface EnvironmentOptions {
  brand: BrandConfig;
  language: () => string;
  /** Translates a key of the shared namespace into the page's language. */
  translate: (key: string) => string;
  /** Called once when a 401 ended the session. */
  onSessionEnded?: () => void;
  /** Called with the access token that replaced an expired one. */
  onTokenRenewed?: (accessToken: string) => void;
}

/** Does nothing on the upgrade page itself, to avoid a reload loop. */
function openUpgradePage(brand: BrandConfig): void {
  const upgrade = pathTo(brand, null, paths.appUpgrade);
  if (location.pathname !== upgrade) location.assign(upgrade);
}

/** Creates the environment of a page in a browser or in the app shell. */
export function createEnvironment(options: EnvironmentOptions): ApiEnvironment {
  const { brand, language, translate } = options;
  const headers = () => apiHeaders({ brand, language, accessToken: readAccessToken });
  const cipherOptions = {
    address: apiAddress(brand.apiUrl, 'patron/frontend/device'),
    deviceId,
    headers,
    rsaPublicKey: brand.rsaPublicKey,
    fetch: (...call: Parameters<typeof fetch>) => fetch(...call),
    now: () => Date.now(),
    storage: localStore,
  };
  const environment: ApiEnvironment = {
    brand,
    headers,
    translate,
    onAppTooOld: () => openUpgradePage(brand),
    fetch: cipherOptions.fetch,
    accessToken: readAccessToken,
    ciphers: {
      device: laterCipher(async () => (await loadCalling()).createDeviceCipher(cipherOptions)),
      session: laterCipher(async () => (await loadCalling()).createSessionCipher(cipherOptions)),
    },
    renewSession: createRenewal({
      current: readAccessToken,
      ask: async () => (await loadCalling()).askForToken(environment),
      save: (accessToken) => {
        keepToken(accessToken);
        options.onTokenRenewed?.(accessToken);
      },
      end: () => {
        clearSession();
        options.onSessionEnded?.();
      },
    }),
  };
  return environment;
}
