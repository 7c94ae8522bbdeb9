import { verify } from 'node:crypto';

import type { Release, SignedRelease } from '@scoreline/shared-lib/contract';

import { publicKeyOf } from './keys';

/** The content of a signed release. @throws for an unknown key or a signature that does not fit. */
export function verifySigned(
  { release, signature, keyId }: SignedRelease,
  keys: Record<string, string>,
): Release {
  const key = Object.hasOwn(keys, keyId) ? keys[keyId] : undefined;
  if (!key) throw new Error(`signed with an unknown key, ${keyId}`);
  const bytes = Buffer.from(signature, 'base64');
  if (!verify(null, Buffer.from(release), publicKeyOf(key), bytes)) {
    throw new Error('its signature does not fit its content');
  }
  return JSON.parse(release) as Release;
}
