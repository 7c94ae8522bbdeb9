import { createPrivateKey as readPem, type KeyObject } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a new file, by default readable only by its owner.
 * @throws if the file exists: it is never overwritten.
 */
export async function writeNew(
  path: string,
  content: string | Buffer,
  mode = 0o600,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', mode);
  await file.writeFile(content);
  await file.close();
}

/** Writes a private key to a new PEM file (PKCS #8), readable only by its owner. */
export const writeKey = (path: string, key: KeyObject): Promise<void> =>
  writeNew(path, key.export({ type: 'pkcs8', format: 'pem' }));

/**
 * Reads a private key from a PEM file.
 * @throws if the file is missing or contains no private key.
 */
export const readKey = async (path: string): Promise<KeyObject> => readPem(await readFile(path));
