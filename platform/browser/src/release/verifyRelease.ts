import {
  type Release,
  releaseOfTree,
  releaseStatement,
  type ReleaseTree,
  type SignedRelease,
  treeVersion,
} from '@scoreline/shared-lib/contract';

import { digest } from './digest';

export class RefusedRelease extends Error {
  override name = 'RefusedRelease';
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

type Verify = (key: Uint8Array, signature: Uint8Array, message: Uint8Array) => Promise<boolean>;

const withWebCrypto: Verify = async (raw, signature, message) => {
  const key = await crypto.subtle.importKey('raw', raw as BufferSource, 'Ed25519', false, [
    'verify',
  ]);
  return crypto.subtle.verify('Ed25519', key, signature as BufferSource, message as BufferSource);
};

/** For browsers before 2025 and pages without TLS, whose WebCrypto has no Ed25519. */
const withScript: Verify = async (key, signature, message) => {
  const { verifyEd25519 } = await import('./verifyEd25519');
  return verifyEd25519(signature, message, key);
};

async function isSignedBy(key: Uint8Array, signature: Uint8Array, message: Uint8Array) {
  try {
    return await withWebCrypto(key, signature, message);
  } catch {
    return withScript(key, signature, message);
  }
}

async function sha512(message: Uint8Array): Promise<string> {
  // Pages without TLS have no `crypto.subtle`.
  const hash = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-512', message as BufferSource))
    : (await import('./verifyEd25519')).hashSha512(message);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The signed message and its signature. */
async function signedMessage({ release, signature, digestSignature }: SignedRelease) {
  const encoder = new TextEncoder();
  const text = encoder.encode(release);
  if (digestSignature === undefined) return { message: text, signature };
  const message = encoder.encode(releaseStatement(await sha512(text)));
  return { message, signature: digestSignature };
}

/**
 * The content of a release with a valid signature. The signature covers every file's hash, so that nothing outside the list can
 * run.
 * @throws RefusedRelease for an unknown key or an invalid signature.
 */
export async function verifyRelease(
  signed: SignedRelease,
  keys: Record<string, string>,
): Promise<Release> {
  const { release, keyId } = signed;
  const key = Object.hasOwn(keys, keyId) ? keys[keyId] : undefined;
  if (!key) throw new RefusedRelease(`The release is signed with an unknown key, ${keyId}.`);
  const { message, signature } = await signedMessage(signed);
  const holds = await isSignedBy(bytesOf(key), bytesOf(signature), message);
  if (!holds) throw new RefusedRelease('The signature of the release does not fit its content.');
  const content = JSON.parse(release) as Release | ReleaseTree;
  return content.version === treeVersion
    ? withRoutes(content as ReleaseTree, signed.routes)
    : (content as Release);
}

/** @throws RefusedRelease if the routes beside the text are not the signed ones. */
async function withRoutes(tree: ReleaseTree, routes = ''): Promise<Release> {
  if ((await digest(routes)) !== tree.routes)
    throw new RefusedRelease('The routes beside the release are not those of its text.');
  return releaseOfTree(tree, routes);
}
