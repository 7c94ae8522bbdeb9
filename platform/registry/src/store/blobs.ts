import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { Refusal } from '@scoreline/remote-kit/admission';
import { writeAtomically } from '@scoreline/remote-kit/durable';

/** Content-addressed storage: content is stored under its own hash, once, and never changed. */
export interface Blobs {
  /**
   * Prepares the storage.
   * @throws with the problem if nothing could be written or read back.
   */
  open(): Promise<void>;
  /** Resolves with the hash once the content is durable. */
  put(content: Buffer): Promise<string>;
  /** @throws Refusal if the blob is missing or does not match its hash. */
  get(hash: string): Promise<Buffer>;
}

export interface BlobFolder extends Blobs {
  /** Hashes of all blobs, sorted. */
  list(): Promise<string[]>;
}

export const hashOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** A blob's key, the same path in a folder and in a bucket, so that any tool can copy one to the other. */
export const keyOf = (hash: string): string => `${hash.slice(0, 2)}/${hash}`;

export const missing = (hash: string): Refusal =>
  new Refusal('bytes', `the blob ${hash} is missing`, hash);
export const altered = (hash: string): Refusal =>
  new Refusal('bytes', `the blob ${hash} was altered`, hash);

/** Blobs in a folder, which several registries may share. */
export function blobFolder(root: string): BlobFolder {
  const pathOf = (hash: string) => join(root, keyOf(hash));

  async function get(hash: string): Promise<Buffer> {
    const content = await readFile(pathOf(hash)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? missing(hash) : error;
    });
    if (hashOf(content) !== hash) throw altered(hash);
    return content;
  }

  async function put(content: Buffer): Promise<string> {
    const hash = hashOf(content);
    const found = await stat(pathOf(hash)).catch(() => null);
    // Rewrites a blob that a broken disk has damaged: its name determines its content.
    const isWhole = found?.size === content.length && (await get(hash).catch(() => null));
    if (!isWhole) await writeAtomically(pathOf(hash), content);
    return hash;
  }

  async function list(): Promise<string[]> {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    return files.filter((name) => /^[0-9a-f]{64}$/.test(name)).sort();
  }

  return {
    open: async () => void (await mkdir(root, { recursive: true })),
    ...{ get, put, list },
  };
}
