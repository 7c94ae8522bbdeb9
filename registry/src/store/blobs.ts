import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { Refusal } from '@scoreline/remote-kit/admission';
import { writeAtomically } from '@scoreline/remote-kit/durable';

/** Content under its own hash, written once and never changed. */
export interface Blobs {
  /** Makes ready what it writes to. @throws with what is wrong where nothing could be written or read back. */
  open(): Promise<void>;
  /** Durable when it returns. */
  put(content: Buffer): Promise<string>;
  /** @throws Refusal where it is missing, or is not what its name says. */
  get(hash: string): Promise<Buffer>;
}

export interface BlobFolder extends Blobs {
  /** Hashes of all there are, in their order. */
  list(): Promise<string[]>;
}

export const hashOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** The key of a blob, its path in a folder as in a bucket: one can be copied to the other by any tool. */
export const keyOf = (hash: string): string => `${hash.slice(0, 2)}/${hash}`;

export const missing = (hash: string): Refusal =>
  new Refusal('bytes', `the blob ${hash} is missing`, hash);
export const altered = (hash: string): Refusal =>
  new Refusal('bytes', `the blob ${hash} was altered`, hash);

/** Blobs in a folder; several registries may share it. */
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
    // What a broken disk left is written again: its name says what it has to be.
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
