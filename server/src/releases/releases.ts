import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Release, SignedRelease } from '@scoreline/shared-lib/contract';

import { takesCanary } from './canary';
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
  current: Promise<CurrentRelease | null>;
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

  async function inFile(
    brand: string,
    env: string,
    channel: string,
    suffix: string,
  ): Promise<CurrentRelease | null> {
    if (![brand, env, channel].every((name) => safeName.test(name))) return null;
    const path = join(registry, 'releases', brand, env, channel + suffix);
    const stamp = await stampOf(path);
    const before = known.get(path);
    if (before?.stamp === stamp) return before.current;
    // Kept before it is there: all who ask while it is read wait for the one reading.
    const next = taken(path, stamp, before?.current);
    known.set(path, { stamp, current: next });
    return next;
  }

  /** The release in the file, or the one in force where it is refused or gone. */
  async function taken(path: string, stamp: string, earlier: Known['current'] | undefined) {
    const before = (await earlier) ?? null;
    if (!stamp) return before;
    try {
      return await read(path, before);
    } catch (error) {
      logger.error({ path, reason: String(error) }, 'a release was refused');
      return before;
    }
  }

  const current = (brand: string, env: string, channel = 'stable') =>
    inFile(brand, env, channel, '.json');

  const canaryOver = async (brand: string, env: string, stable: CurrentRelease | null) => {
    const tried = await inFile(brand, env, 'stable', '.canary.json');
    return tried?.release.canary?.over === stable?.release.seq ? tried : null;
  };

  /** The canary beside the current release; none once another release has taken that one's place. */
  const canary = async (brand: string, env: string) =>
    canaryOver(brand, env, await current(brand, env));

  /** What a device runs: the canary where its share covers the device and it has not `left` that one, else what all run. */
  async function forDevice(
    brand: string,
    env: string,
    deviceId: string | undefined,
    left?: number,
  ) {
    const stable = await current(brand, env);
    if (deviceId === undefined) return stable;
    const tried = await canaryOver(brand, env, stable);
    const share = tried?.release.canary;
    const isTried = share && tried.release.seq !== left && takesCanary(share, deviceId);
    return isTried ? tried : stable;
  }

  return { registry, current, canary, forDevice, keys: () => readReleaseKeys(keyFolder) };
}

export type Releases = ReturnType<typeof openReleases>;
