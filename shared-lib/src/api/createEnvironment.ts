import { createDeviceCipher, createSessionCipher } from '../cipher';
import type { BrandConfig } from '../contract';
import { deviceId, localStore } from '../device';
import { apiAddress } from './address';
import type { ApiEnvironment } from './environment';
import { apiHeaders } from './headers';
import { clearSession, readAccessToken } from './session';

interface EnvironmentOptions {
  brand: BrandConfig;
  language: () => string;
  /** A key of the shared namespace in the page's language. */
  translate: (key: string) => string;
  /** Told once when a 401 ended the session. */
  onSessionEnded?: () => void;
}

/** The environment of a page in a browser or in the app shell. */
export function createEnvironment(options: EnvironmentOptions): ApiEnvironment {
  const { brand, language, translate } = options;
  const headers = () => apiHeaders({ brand, language, accessToken: readAccessToken });
  const place = {
    address: apiAddress(brand.apiUrl, 'patron/frontend/device'),
    deviceId,
    headers,
    rsaPublicKey: brand.rsaPublicKey,
    fetch: (...call: Parameters<typeof fetch>) => fetch(...call),
    now: () => Date.now(),
    storage: localStore,
  };
  return {
    brand,
    headers,
    translate,
    fetch: place.fetch,
    accessToken: readAccessToken,
    ciphers: { device: createDeviceCipher(place), session: createSessionCipher(place) },
    clearSession: () => {
      if (readAccessToken() === null) return;
      clearSession();
      options.onSessionEnded?.();
    },
  };
}
