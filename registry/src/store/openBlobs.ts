import { type Blobs, blobFolder } from './blobs';
import { blobBucket } from './bucket/blobBucket';
import type { BucketSettings } from './bucket/settings';

/** Where the content of all builds lies: in a folder, or in a bucket. */
export type BlobPlace = { folder: string } | { bucket: BucketSettings };

/** @throws with what is wrong where nothing could be written or read back. */
export async function openBlobs(place: BlobPlace): Promise<Blobs> {
  const blobs = 'bucket' in place ? blobBucket(place.bucket) : blobFolder(place.folder);
  await blobs.open();
  return blobs;
}
