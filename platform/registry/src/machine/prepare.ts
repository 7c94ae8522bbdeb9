import { createPrivateKey as readPem, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { createPrivateKey, publicHalf, writeNew } from '@scoreline/remote-kit/client';

import { rootFolderOf, rootKeyFile } from '../config';
import { createKey } from '../keys/releaseKeys';

/** The team that owns the repository's remotes. */
export const ownTeam = 'platform';

const teamFolder = (dataDir: string) => join(dataDir, 'registry-team');
export const teamKeyFile = (dataDir: string): string => join(teamFolder(dataDir), `${ownTeam}.pem`);
export const teamTokenFile = (dataDir: string): string =>
  join(teamFolder(dataDir), `${ownTeam}.token`);

/** Token of this machine's canary guard; the server reads this file and nothing else of the registry. */
export const guardTokenFile = (dataDir: string): string =>
  join(dataDir, 'registry-guard', 'guard.token');

const newToken = () => randomBytes(32).toString('base64url');

const namesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);
const isPrivate = (name: string) => name.endsWith('.ed25519.pem');

/**
 * Whether the machine can release to itself, is new, or serves releases made elsewhere. A new key is created only on a machine
 * that never had one.
 */
export async function machineState(dataDir: string): Promise<'ready' | 'new' | 'elsewhere'> {
  if (existsSync(rootKeyFile(dataDir))) return 'ready';
  if (existsSync(rootFolderOf(dataDir))) return 'new';
  const served = await namesIn(join(dataDir, 'keys'));
  if (served.some(isPrivate)) return 'new';
  const own = await namesIn(join(dataDir, 'registry-keys'));
  const isKnown = own.length > 0 || served.some((name) => /^release-.*[.]pub$/.test(name));
  return isKnown || existsSync(join(dataDir, 'registry/releases')) ? 'elsewhere' : 'new';
}

/**
 * Moves the keys and release numbers of a site that signed its own releases to the registry, so that browsers accept its next
 * number.
 */
async function adoptReleaseKeys(dataDir: string, keys: string): Promise<void> {
  const served = join(dataDir, 'keys');
  const names = (await namesIn(served)).filter(
    (name) => isPrivate(name) || name.startsWith('release-numbers.'),
  );
  await mkdir(keys, { recursive: true, mode: 0o700 });
  for (const name of names) await rename(join(served, name), join(keys, name));
}

/** Writes the whole file unless it exists: of two concurrent writers the first wins, and both use its content. */
async function writeOnce(path: string, content: string | Buffer, mode = 0o600): Promise<void> {
  if (existsSync(path)) return;
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeNew(draft, content, mode);
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

const newKeyPem = () => createPrivateKey().export({ type: 'pkcs8', format: 'pem' });

/** On a machine with the root key, replaces a team key that was deleted. */
async function prepareTeam(dataDir: string): Promise<void> {
  await writeOnce(teamKeyFile(dataDir), newKeyPem());
  await writeOnce(teamTokenFile(dataDir), newToken());
  await writeOnce(guardTokenFile(dataDir), newToken());
}

/**
 * Creates, once, everything a machine needs to release to itself: a root key, a release key, and the key and token of its own
 * team. Writes the root key's public half last, so that an interrupted run starts again.
 * @throws if releases are made elsewhere.
 */
export async function prepareMachine(dataDir: string): Promise<void> {
  const state = await machineState(dataDir);
  const rootFile = join(rootFolderOf(dataDir), 'root.pem');
  if (state === 'ready') return existsSync(rootFile) ? prepareTeam(dataDir) : undefined;
  if (state === 'elsewhere')
    throw new Error(
      `${dataDir} serves releases that are made elsewhere: name that registry by REGISTRY_URL or --registry`,
    );
  await writeOnce(rootFile, newKeyPem());
  const keys = join(dataDir, 'registry-keys');
  await adoptReleaseKeys(dataDir, keys);
  if (!(await namesIn(keys)).some(isPrivate)) await createKey(keys);
  await prepareTeam(dataDir);
  const root = readPem(await readFile(rootFile));
  await writeOnce(rootKeyFile(dataDir), publicHalf(root), 0o644);
}
