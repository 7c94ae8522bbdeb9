import { Refusal } from '@scoreline/remote-kit/admission';

import type { BlobFolder } from './blobs';
import type { BlobBucket } from './bucket/blobBucket';
import { eachOf } from './eachOf';

export interface Copied {
  blobs: number;
  /** Those that were there already. */
  known: number;
  /** Reasons why some could not be read: missing or altered where they came from. */
  broken: string[];
}

const atOnce = 8;

/**
 * Copies every blob of a folder to a bucket. What is there already stays, so that a copy that was cut off goes on where it was.
 * Each blob is checked by its hash before it is sent; one that is broken is left out and holds no other up.
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
