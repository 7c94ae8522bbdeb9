import { altered, type Blobs, hashOf, keyOf, missing } from '../blobs';
import { openObjects, type Patience } from './objects';
import type { BucketSettings } from './settings';

export interface BlobBucket extends Blobs {
  /** Whether a blob of that many bytes is there; what it holds is checked whenever it is read. */
  has(hash: string, bytes: number): Promise<boolean>;
}

/** As often is a blob read that is not what its name says: it may have been cut or altered on its way. */
const reads = 3;

/** Written and read back at the start: a bucket that takes no blob is known before a team uploads one. */
const probe = Buffer.from('Blobs of a Scoreline registry: each is named by its SHA-256.\n');

/** Blobs in a bucket; several registries may share it. Whoever reads it sees whole blobs alone: the store shows an object once it has all of it. */
export function blobBucket(settings: BucketSettings, patience: Partial<Patience> = {}): BlobBucket {
  const request = openObjects(settings, patience);
  /** Whether the store keeps what is there, until it has said that it does not know how. */
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
    // What a broken store left is written again: its name says what it has to be.
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
