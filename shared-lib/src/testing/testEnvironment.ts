import type { ApiEnvironment } from '../api';
import { createDeviceCipher, createSessionCipher } from '../cipher';
import { headerNames } from '../contract';
import type { FakeApi } from './fakeApi';
import { testBrand } from './testBrand';

/** Environment of API calls with a fake server; a text is its key. */
export function testEnvironment(
  fake: Pick<FakeApi, 'fetch' | 'rsaPublicKey'>,
  over: Partial<ApiEnvironment> = {},
): ApiEnvironment {
  const brand = testBrand({ rsaPublicKey: fake.rsaPublicKey });
  const headers = async () => ({ [headerNames.deviceId]: 'device', [headerNames.language]: 'en' });
  const options = {
    address: `${brand.apiUrl}/api/patron/frontend/device`,
    deviceId: () => 'device',
    headers,
    rsaPublicKey: fake.rsaPublicKey,
    fetch: fake.fetch,
    now: () => Date.now(),
    storage: () => (typeof localStorage === 'undefined' ? null : localStorage),
  };
  return {
    brand,
    headers,
    translate: (key) => key,
    renewSession: async () => 'ended',
    accessToken: () => null,
    fetch: fake.fetch,
    ciphers: { device: createDeviceCipher(options), session: createSessionCipher(options) },
    ...over,
  };
}
