import { createHash, verify } from 'node:crypto';

import {
  isWholeBuild,
  type Release,
  releaseStatement,
  type SignedRelease,
} from '@scoreline/shared-lib/contract';

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

/** The message that was signed, and its signature. */
function signedMessage({ release, signature, digestSignature }: SignedRelease) {
  if (digestSignature === undefined) return { message: release, signature };
  const message = releaseStatement(createHash('sha512').update(release).digest('hex'));
  return { message, signature: digestSignature };
}

/** The content of a signed release. @throws RefusedRelease for an unknown key, a signature that does not fit, or a wrong shape. */
export function verifySigned(signed: SignedRelease, keys: Record<string, string>): Release {
  const { release, keyId } = signed;
  const key = Object.hasOwn(keys, keyId) ? keys[keyId] : undefined;
  if (!key) throw new RefusedRelease(`signed with an unknown key, ${keyId}`);
  const { message, signature } = signedMessage(signed);
  const bytes = Buffer.from(signature, 'base64');
  if (!verify(null, Buffer.from(message), publicKeyOf(key), bytes)) {
    throw new RefusedRelease('its signature does not fit its content');
  }
  return whole(JSON.parse(release) as Release);
}
