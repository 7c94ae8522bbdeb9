import { Refusal } from '@scoreline/remote-kit/admission';

import type { BlobFolder } from './blobs';
import type { BlobBucket } from './bucket/blobBucket';
import { eachOf } from './eachOf';

export interface Copied {
  blobs: number;
  /** Blobs that existed already. */
  known: number;
  /** Errors of blobs that could not be read: missing or altered at the source. */
  broken: string[];
}

const atOnce = 8;

/**
 * Copies every blob of a folder to a bucket. Skips existing ones, so that an interrupted copy resumes. Verifies each blob's
 * hash before sending it, and skips broken ones.
 */
export async function copyBlobs(
  from: BlobFolder,
  to: BlobBucket,
  report: (done: number, of: number) => void,
): Promise<Copied> {
  const hashes = await from.list();
  const copied: Copied = { blobs: hashes.length, known: 0, broken: [] };
  let done = 0;
  await eachOf(hashes, atOnce, async (hash) => {
    const content = await from.get(hash).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      copied.broken.push(error.message);
      return null;
    });
    if (content && (await to.has(hash, content.length))) copied.known += 1;
    else if (content) await to.put(content);
    done += 1;
    report(done, hashes.length);
  });
  return copied;
}
