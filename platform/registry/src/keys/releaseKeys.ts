import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { mkdir, open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface SigningKey {
  keyId: string;
  privateKey: KeyObject;
  /** Its folder, which also contains the public keys that servers publish. */
  folder: string;
}

const suffix = '.ed25519.pem';

/** The raw 32 bytes of a private key's public half: the end of its SPKI form. */
const rawPublicKey = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-32);

/** The public half of a private key, in base64 as published. */
export const publicKeyOfPair = (key: KeyObject): string => rawPublicKey(key).toString('base64');

const idOf = (key: KeyObject) =>
  createHash('sha256').update(rawPublicKey(key)).digest('hex').slice(0, 16);

/** Every private key of the folder, newest first. */
export async function signingKeys(folder: string): Promise<SigningKey[]> {
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => name.startsWith('release-') && name.endsWith(suffix),
  );
  const keys = names.map(async (name) => {
    const path = join(folder, name);
    const privateKey = createPrivateKey(await readFile(path));
    const key = { keyId: idOf(privateKey), privateKey, folder };
    return { key, madeAt: (await stat(path)).mtimeMs };
  });
  return (await Promise.all(keys)).sort((a, b) => b.madeAt - a.madeAt).map(({ key }) => key);
}

/** Creates a signing key in `folder`; never overwrites an existing one. */
export async function createKey(folder: string): Promise<SigningKey> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('ed25519');
  const keyId = idOf(privateKey);
  const write = async (name: string, content: string | Buffer, mode: number) => {
    const file = await open(join(folder, name), 'wx', mode);
    await file.writeFile(content);
    await file.close();
  };
  await write(`release-${keyId}.pub`, rawPublicKey(privateKey).toString('base64'), 0o644);
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await write(`release-${keyId}${suffix}`, pem, 0o600);
  return { keyId, privateKey, folder };
}

/** Public keys in base64 by key id, with which pages verify releases. */
export async function publicKeys(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder).catch(() => [])).sort();
  const pairs = names.flatMap((name) => {
    const keyId = /^release-([0-9a-f]+)\.pub$/.exec(name)?.[1];
    return keyId ? [{ keyId, path: join(folder, name) }] : [];
  });
  const read = pairs.map(
    async ({ keyId, path }) => [keyId, (await readFile(path, 'utf8')).trim()] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}
