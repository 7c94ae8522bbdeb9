import { createCipheriv, randomBytes } from 'node:crypto';

export interface Key {
  key: Buffer;
  headers: Record<string, string>;
}

/** Registers a device's key as a page does. */
export async function register(url: string): Promise<Key> {
  const deviceId = 'bench';
  const answer = await fetch(`${url}/api/patron/frontend/device`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fcmToken: deviceId }),
  });
  const { data } = (await answer.json()) as { data: { aesCipher: string; aesId: string } };
  const headers = { deviceId, aesId: data.aesId, 'content-type': 'text/plain' };
  return { key: Buffer.from(data.aesCipher, 'base64'), headers };
}

/** A request encrypted with a key. */
export function sealed(key: Buffer, text: string): string {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  return Buffer.concat([iv, cipher.update(text), cipher.final()]).toString('base64');
}
