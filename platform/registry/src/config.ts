import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { namesBucket, readBucket } from './store/bucket/settings';
import type { BlobLocation } from './store/openBlobs';

export interface RegistryConfig {
  databaseUrl?: string | undefined;
  dataDir: string;
  port: number;
  host: string;
  /** Folder of the release keys; only this process reads the private ones. */
  keys: string;
  blobs: BlobLocation;
  /** The root key's public half, 32 bytes in base64. */
  rootKey: string;
  /** Folder of a server on this machine, mirrored after each change. */
  served?: string | undefined;
  /** The site that build addresses lead to, with `{brand}` for the brand's key. */
  site?: string | undefined;
}

const defaultPort = 8090;

function readPort(text: string | undefined): number {
  const port = Number(text || defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`REGISTRY_PORT ${text} is no port.`);
  return port;
}

/** Default location for everything without a location of its own. */
export const dataDirOf = (env: NodeJS.ProcessEnv): string => resolve(env.DATA_DIR || '.data');

/** Folder of the private release keys. */
export const readKeysFolder = (env: NodeJS.ProcessEnv): string =>
  resolve(env.REGISTRY_KEYS || join(dataDirOf(env), 'registry-keys'));

/** File that records the highest policy ever in force. */
export const policyNoteFile = (dataDir: string): string => join(dataDir, 'registry-policy.json');

/** File with the address of this machine's registry while it runs. */
export const addressFileOf = (dataDir: string): string => join(dataDir, 'registry-address');

/** Folder of one machine's root key, and the file of its public half. */
export const rootFolderOf = (dataDir: string): string => join(dataDir, 'registry-root');
export const rootKeyFile = (dataDir: string): string => join(rootFolderOf(dataDir), 'root.pub');

function readRootKey(dataDir: string): string {
  try {
    return readFileSync(rootKeyFile(dataDir), 'utf8').trim();
  } catch {
    return '';
  }
}

/**
 * The root key's public half, from the environment or from a root key created here.
 * @throws if there is none.
 */
export function rootKeyOf(env: NodeJS.ProcessEnv): string {
  const rootKey = env.REGISTRY_ROOT_KEY || readRootKey(dataDirOf(env));
  if (!/^[A-Za-z0-9+/]{43}=$/.test(rootKey))
    throw new Error(
      'REGISTRY_ROOT_KEY is not the public key that npx scoreline registry init printed.',
    );
  return rootKey;
}

/** A folder, or a bucket as `s3://bucket/prefix`. */
function readBlobs(env: NodeJS.ProcessEnv, dataDir: string): BlobLocation {
  const location = env.REGISTRY_BLOBS;
  return namesBucket(location)
    ? { bucket: readBucket(location, env) }
    : { folder: resolve(location || join(dataDir, 'registry-blobs')) };
}

/**
 * An http or https address without characters that could break out of a page.
 * @throws for any other text.
 */
function readSite(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^https?:\/\/[\w.:{}-]+(\/[\w.{}~-]+)*\/?$/.test(text))
    throw new Error(`REGISTRY_SITE ${text} is no address such as https://www.{brand}.example.`);
  return text;
}

/** @throws with advice if a setting is invalid. */
export function readConfig(env: NodeJS.ProcessEnv): RegistryConfig {
  const dataDir = dataDirOf(env);
  const rootKey = rootKeyOf(env);
  return {
    ...{ databaseUrl: env.DATABASE_URL || undefined, dataDir, rootKey },
    port: readPort(env.REGISTRY_PORT),
    host: env.REGISTRY_HOST || '127.0.0.1',
    keys: readKeysFolder(env),
    blobs: readBlobs(env, dataDir),
    site: readSite(env.REGISTRY_SITE),
  };
}
