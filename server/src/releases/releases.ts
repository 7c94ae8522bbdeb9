import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Release, SignedRelease } from '@scoreline/shared-lib/contract';

import { readReleaseKeys } from './keys';
import { verifySigned } from './verify';

/** A release that has been verified, with the bytes it travels as. */
export interface CurrentRelease {
  signed: SignedRelease;
  release: Release;
  /** Changes with the release's content; what pages poll for. */
  id: string;
}

interface Options {
  /** The registry `npm run mfe` writes to. */
  registry: string;
  keys: string;
  logger: { error(details: object, message: string): void };
}

interface Known {
  stamp: string;
  current: CurrentRelease | null;
}

const safeName = /^[a-z0-9][a-z0-9-]{0,63}$/i;

const stampOf = async (path: string) => {
  const found = await stat(path, { bigint: true }).catch(() => null);
  return found ? `${found.ino}:${found.mtimeNs}:${found.size}` : '';
};

/**
 * The releases of a registry. A promote is seen at the next call, without a restart; a release that does not verify, or
 * is older than the one in force, is reported and not taken.
 */
export function openReleases({ registry, keys: keyFolder, logger }: Options) {
  const known = new Map<string, Known>();

  async function read(path: string, before: CurrentRelease | null): Promise<CurrentRelease | null> {
    const signed = JSON.parse(await readFile(path, 'utf8')) as SignedRelease;
    const release = verifySigned(signed, await readReleaseKeys(keyFolder));
    if (before && before.signed.keyId === signed.keyId && release.seq < before.release.seq) {
      throw new Error(`release ${release.seq} is older than ${before.release.seq}`);
    }
    const id = createHash('sha256').update(signed.release).digest('hex').slice(0, 16);
    return { signed, release, id };
  }

  async function current(
    brand: string,
    env: string,
    channel = 'stable',
  ): Promise<CurrentRelease | null> {
    if (![brand, env, channel].every((name) => safeName.test(name))) return null;
    const path = join(registry, 'releases', brand, env, `${channel}.json`);
    const stamp = await stampOf(path);
    const before = known.get(path);
    if (before?.stamp === stamp) return before.current;
    let next = before?.current ?? null;
    try {
      if (stamp) next = await read(path, next);
    } catch (error) {
      logger.error({ path, reason: String(error) }, 'a release was refused');
    }
    known.set(path, { stamp, current: next });
    return next;
  }

  return { registry, current, keys: () => readReleaseKeys(keyFolder) };
}

export type Releases = ReturnType<typeof openReleases>;
