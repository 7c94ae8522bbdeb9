import { createPrivateKey as readPem, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { createPrivateKey, publicHalf, writeNew } from '@scoreline/remote-kit/client';

import { rootFolderOf, rootKeyFile } from '../config';
import { createKey } from '../keys/releaseKeys';

/** The team whose remotes are those of the repository. */
export const ownTeam = 'platform';

const teamFolder = (dataDir: string) => join(dataDir, 'registry-team');
export const teamKeyFile = (dataDir: string): string => join(teamFolder(dataDir), `${ownTeam}.pem`);
export const teamTokenFile = (dataDir: string): string =>
  join(teamFolder(dataDir), `${ownTeam}.token`);

/** What the guard of this machine's server shows; that reads it, and nothing else of the registry's. */
export const guardTokenFile = (dataDir: string): string =>
  join(dataDir, 'registry-guard', 'guard.token');

const newToken = () => randomBytes(32).toString('base64url');

const namesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);
const isPrivate = (name: string) => name.endsWith('.ed25519.pem');

/**
 * Where a machine stands: it has all it needs to release to itself, nothing yet, or serves what is released elsewhere.
 * A key is made only where there never was one.
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

/** The key and the numbers of a site that signed for itself become the registry's: browsers go on counting. */
async function adoptReleaseKeys(dataDir: string, keys: string): Promise<void> {
  const served = join(dataDir, 'keys');
  const names = (await namesIn(served)).filter(
    (name) => isPrivate(name) || name.startsWith('release-numbers.'),
  );
  await mkdir(keys, { recursive: true, mode: 0o700 });
  for (const name of names) await rename(join(served, name), join(keys, name));
}

/** Writes the file whole, unless it is there: of two at once one is first, and both go on with what that one wrote. */
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

/** Where the root key lies, a team's key that was thrown away becomes another. */
async function prepareTeam(dataDir: string): Promise<void> {
  await writeOnce(teamKeyFile(dataDir), newKeyPem());
  await writeOnce(teamTokenFile(dataDir), newToken());
  await writeOnce(guardTokenFile(dataDir), newToken());
}

/**
 * Makes, once, what a machine needs to release to itself: a root key, a release key, and the key and token of its own team.
 * The root key's public half comes last, so that one that was cut off begins again.
 * @throws where releases are made elsewhere.
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
