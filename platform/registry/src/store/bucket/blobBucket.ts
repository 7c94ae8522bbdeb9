import { altered, type Blobs, hashOf, keyOf, missing } from '../blobs';
import { openObjects, type Patience } from './objects';
import type { BucketSettings } from './settings';

export interface BlobBucket extends Blobs {
  /** Whether a blob of that many bytes exists; its content is verified on every read. */
  has(hash: string, bytes: number): Promise<boolean>;
}

/** Attempts to read a blob that does not match its hash, because the transfer may have cut or altered it. */
const reads = 3;

/** Written and read back at the start, so that an unusable bucket is found before a team uploads to it. */
const probe = Buffer.from('Blobs of a Scoreline registry: each is named by its SHA-256.\n');

/**
 * Blobs in a bucket, which several registries may share. Readers never see partial blobs, because the store publishes an object
 * only when complete.
 */
export function blobBucket(settings: BucketSettings, patience: Partial<Patience> = {}): BlobBucket {
  const request = openObjects(settings, patience);
  /** Whether the store supports conditional writes; true until it answers that it does not. */
  let isWriteOnce = true;

  async function get(hash: string): Promise<Buffer> {
    for (let read = 0; read < reads; read += 1) {
      const { status, bytes } = await request({ method: 'GET', key: keyOf(hash) });
      if (status === 404) throw missing(hash);
      if (hashOf(bytes) === hash) return bytes;
    }
    throw altered(hash);
  }

  async function write(hash: string, body: Buffer, once: boolean): Promise<number> {
    const headers = {
      'content-type': 'application/octet-stream',
      ...(once && { 'if-none-match': '*' }),
    };
    const { status } = await request({ method: 'PUT', key: keyOf(hash), body, headers });
    return status;
  }

  async function put(content: Buffer): Promise<string> {
    const hash = hashOf(content);
    const status = await write(hash, content, isWriteOnce);
    if (status === 501) isWriteOnce = false;
    // Rewrites a blob that a broken store has damaged: its name determines its content.
    const isLeft = status === 412 && !(await get(hash).catch(() => null));
    const isWritten = status !== 501 && !isLeft;
    if (!isWritten && (await write(hash, content, false)) >= 300) throw altered(hash);
    return hash;
  }

  async function has(hash: string, bytes: number): Promise<boolean> {
    const { status, headers } = await request({ method: 'HEAD', key: keyOf(hash) });
    return status === 200 && Number(headers.get('content-length')) === bytes;
  }

  return { open: async () => void (await get(await put(probe))), get, put, has };
}
