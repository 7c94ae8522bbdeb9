import { headerNames } from '../contract';
import { fromBase64 } from './base64';
import type { Cipher, CipherOptions, CipherSource } from './cipher';
import { register } from './register';
import { singleFlight } from './singleFlight';

interface DeviceAnswer {
  aesCipher: string;
  aesId: string;
}

/** Mode 1: a key for this device, kept only in memory. */
export function createDeviceCipher(options: CipherOptions): CipherSource {
  let current: Cipher | null = null;
  const renew = singleFlight(async () => {
    const deviceId = await options.deviceId();
    const body = JSON.stringify({ fcmToken: deviceId });
    const answer = await register<DeviceAnswer>(options, 'application/json', body);
    const headers = { [headerNames.deviceId]: deviceId, [headerNames.aesId]: answer.aesId };
    current = { key: fromBase64(answer.aesCipher), headers };
    return current;
  });
  return {
    get: async () => current ?? renew(),
    forget: (refused) => {
      if (current === refused) current = null;
    },
  };
}
