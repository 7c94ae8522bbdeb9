import { ECDH } from 'node:crypto';

export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

const pointBytes = 65;
const authBytes = 16;

/** Whether a message can be encrypted with these keys (RFC 8291): a point on P-256, and a secret of 16 bytes. */
export function areKeys({ p256dh, auth }: BrowserKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== pointBytes) return false;
  if (Buffer.from(auth, 'base64url').length !== authBytes) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
