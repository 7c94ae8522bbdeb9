import { createHash, verify } from 'node:crypto';

import {
  type Sha256,
  isWholeBuild,
  type Release,
  releaseStatement,
  releaseVersion,
  routesListOf,
  type SignedRelease,
  treeTextOf,
} from '@scoreline/shared-lib/contract';

import { publicKeyOf } from './keys';

/** A release that must not run; the message says why. */
export class RefusedRelease extends Error {
  override name = 'RefusedRelease';
}

function whole(release: Release): Release {
  const { version = 1 } = release;
  if (version > releaseVersion)
    throw new RefusedRelease(`it is of version ${version}, which only pages read`);
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

function signedMessage({ release, signature, digestSignature }: SignedRelease) {
  if (digestSignature === undefined) return { message: release, signature };
  const message = releaseStatement(createHash('sha512').update(release).digest('hex'));
  return { message, signature: digestSignature };
}

/** The content of a signed release. @throws RefusedRelease for an unknown key, a wrong signature or a wrong shape */
export function verifySigned(signed: SignedRelease, keys: Record<string, string>): Release {
  const { release, keyId } = signed;
  const key = Object.hasOwn(keys, keyId) ? keys[keyId] : undefined;
  if (!key) throw new RefusedRelease(`signed with an unknown key, ${keyId}`);
  const { message, signature } = signedMessage(signed);
  if (!isSignedBy(key, message, signature)) {
    throw new RefusedRelease('its signature does not fit its content');
  }
  return whole(JSON.parse(release) as Release);
}

const isSignedBy = (key: string, message: string, signature: string) =>
  verify(null, Buffer.from(message), publicKeyOf(key), Buffer.from(signature, 'base64'));

export const digest: Sha256 = async (text) => createHash('sha256').update(text).digest('base64url');

/**
 * A verified release in the form for pages: its text of version 3 if the registry signed one, otherwise the whole release.
 * @throws RefusedRelease for a text that the release's key has not signed, or that belongs to another release
 */
export async function signedForPages(
  { tree, ...signed }: SignedRelease,
  release: Release,
  keys: Record<string, string>,
): Promise<SignedRelease> {
  if (!tree) return signed;
  const { keyId } = signed;
  if (!isSignedBy(keys[keyId] ?? '', tree.release, tree.signature))
    throw new RefusedRelease('the signature of its text for pages does not fit');
  if (tree.release !== (await treeTextOf(release, digest)))
    throw new RefusedRelease('its text for pages is of another release');
  return { ...tree, keyId, routes: routesListOf(release) };
}
