import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type {
  Envelope,
  OperationPath,
  OperationRequest,
  OperationResponse,
} from '@scoreline/shared-lib/contract';

const deviceId = 'remote-kit';

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  return Buffer.concat([iv, cipher.update(text), cipher.final()]).toString('base64');
}

function unseal(key: Buffer, text: string): string {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-128-cbc', key, bytes.subarray(0, 16));
  return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString();
}

/** Connects to a running site's public operations as a device would. */
export async function connectTo(site: string) {
  const registered = await fetch(`${site}/api/patron/frontend/device`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', deviceId },
    body: JSON.stringify({ fcmToken: deviceId }),
  });
  const { data } = (await registered.json()) as { data: { aesCipher: string; aesId: string } };
  const key = Buffer.from(data.aesCipher, 'base64');
  const headers = { deviceId, aesId: data.aesId, 'content-type': 'text/plain', lan: 'en' };

  /** The answer's data; null if the site has none. */
  return async function ask<P extends OperationPath>(
    path: P,
    request: OperationRequest<P>,
  ): Promise<OperationResponse<P> | null> {
    const body = seal(key, JSON.stringify(request));
    const answer = await fetch(`${site}/api/${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const text = unseal(key, await answer.text());
    return (JSON.parse(text) as Envelope<OperationResponse<P>>).data;
  };
}

export type Ask = Awaited<ReturnType<typeof connectTo>>;
