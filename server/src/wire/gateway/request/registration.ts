import { bizCodes, type Envelope } from '@scoreline/shared-lib/contract';
import { z } from 'zod';

import { decodeBase64, keyBytes } from '../../ciphers/aes';
import type { CipherStore } from '../../ciphers/cipherStore';
import type { RsaKey } from '../../ciphers/rsaKey';
import { BizError } from '../bizError';

const deviceSchema = z.object({ fcmToken: z.string().regex(/^[^\p{C}]{1,128}$/u) });
/** base64 of 16 bytes. */
const passwordLength = 24;

/** Mode 1: generates a key for the device in the request. */
export async function registerDevice(
  ciphers: CipherStore,
  body: string,
): Promise<Envelope<{ aesCipher: string; aesId: string } | null>> {
  const device = deviceSchema.safeParse(parseJson(body));
  if (!device.success) return new BizError('invalidInput').envelope;
  const { aesId, key } = await ciphers.registerDevice(device.data.fcmToken);
  return succeeded({ aesCipher: key.toString('base64'), aesId });
}

/** Mode 2: the client's own key, encrypted with RSA. An unreadable message gets the same answer as any other. */
export async function registerSession(
  ciphers: CipherStore,
  rsaKey: RsaKey,
  body: string,
): Promise<Envelope<{ transId: string }>> {
  const key = keyIn(await rsaKey.decrypt(body));
  return succeeded({ transId: await ciphers.registerSession(key) });
}

function keyIn(password: Buffer | null): Buffer | null {
  if (password?.length !== passwordLength) return null;
  const key = decodeBase64(password.toString('latin1'));
  return key?.length === keyBytes ? key : null;
}

const succeeded = <T>(data: T): Envelope<T> => ({ bizCode: bizCodes.success, message: '', data });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
