import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { Refusal } from '@scoreline/remote-kit/admission';
import { writeAtomically } from '@scoreline/remote-kit/durable';

/** Content under its own hash, written once and never changed. */
export interface Blobs {
  root: string;
  /** Durable when it returns. */
  put(content: Buffer): Promise<string>;
  /** @throws Refusal where it is missing, or is not what its name says. */
  get(hash: string): Promise<Buffer>;
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Blobs in a folder; several registries may share it. */
export function blobFolder(root: string): Blobs {
  const pathOf = (hash: string) => join(root, hash.slice(0, 2), hash);

  async function get(hash: string): Promise<Buffer> {
    const content = await readFile(pathOf(hash)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new Refusal('bytes', `the blob ${hash} is missing`, hash);
    });
    if (hashOf(content) !== hash) throw new Refusal('bytes', `the blob ${hash} was altered`, hash);
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

  return { root, get, put };
}
