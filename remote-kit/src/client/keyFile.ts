import { createPrivateKey as readPem, type KeyObject } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a new file, by default readable only by its owner; never overwrites an existing one. */
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

export const writeKey = (path: string, key: KeyObject): Promise<void> =>
  writeNew(path, key.export({ type: 'pkcs8', format: 'pem' }));

export const readKey = async (path: string): Promise<KeyObject> => readPem(await readFile(path));
