import { type Blobs, blobFolder } from './blobs';
import { blobBucket } from './bucket/blobBucket';
import type { BucketSettings } from './bucket/settings';

/** Where the content of all builds lies: in a folder, or in a bucket. */
export type BlobLocation = { folder: string } | { bucket: BucketSettings };

/** @throws with what is wrong where nothing could be written or read back. */
export async function openBlobs(location: BlobLocation): Promise<Blobs> {
  const blobs = 'bucket' in location ? blobBucket(location.bucket) : blobFolder(location.folder);
  await blobs.open();
  return blobs;
}
