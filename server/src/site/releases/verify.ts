import { verify } from 'node:crypto';

import { isWholeBuild, type Release, type SignedRelease } from '@scoreline/shared-lib/contract';

import { publicKeyOf } from './keys';

/** A release that must not run, whoever asks; the message says why. */
export class RefusedRelease extends Error {
  override name = 'RefusedRelease';
}

function whole(release: Release): Release {
  for (const [name, canary] of Object.entries(release.canaries?.remotes ?? {}))
    if (!isWholeBuild(canary))
      throw new RefusedRelease(`what it says of the canary of ${name} is not a descriptor`);
  for (const [name, { fallback, ...remote }] of Object.entries(release.remotes)) {
    if (!isWholeBuild(remote) || (fallback && !isWholeBuild(fallback))) {
      throw new RefusedRelease(`what it says of ${name} is not a descriptor`);
    }
  }
  return release;
}

/** The content of a signed release. @throws RefusedRelease for an unknown key, a signature that does not fit, or a wrong shape. */
export function verifySigned(
  { release, signature, keyId }: SignedRelease,
  keys: Record<string, string>,
): Release {
  const key = Object.hasOwn(keys, keyId) ? keys[keyId] : undefined;
  if (!key) throw new RefusedRelease(`signed with an unknown key, ${keyId}`);
  const bytes = Buffer.from(signature, 'base64');
  if (!verify(null, Buffer.from(release), publicKeyOf(key), bytes)) {
    throw new RefusedRelease('its signature does not fit its content');
  }
  return whole(JSON.parse(release) as Release);
}
