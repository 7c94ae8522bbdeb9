import { createHash } from 'node:crypto';

/** Subresource integrity of a file: `sha384-` and the hash in base64. */
export const integrityOf = (bytes) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The id of a build: the hash of its descriptor's content, including every file's hash. */
export function buildIdOf(descriptor) {
  const { name, contract, owner, routes, namespaces, global } = descriptor;
  const { entry, initial, locales, firstData, files } = descriptor;
  const facts = { name, contract, owner, routes, namespaces, global };
  return createHash('sha256')
    .update(JSON.stringify([facts, { entry, initial, locales, firstData, files }]))
    .digest('hex')
    .slice(0, 16);
}
