import { type Blobs, blobFolder } from './blobs';
import { blobBucket } from './bucket/blobBucket';
import type { BucketSettings } from './bucket/settings';

/** Storage of all builds' content: a folder or a bucket. */
export type BlobLocation = { folder: string } | { bucket: BucketSettings };

/** @throws with the problem if nothing could be written or read back. */
export async function openBlobs(location: BlobLocation): Promise<Blobs> {
  const blobs = 'bucket' in location ? blobBucket(location.bucket) : blobFolder(location.folder);
  await blobs.open();
  return blobs;
}
