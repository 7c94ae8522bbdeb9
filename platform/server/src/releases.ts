import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { canariesOf } from '@scoreline/shared-lib/contract';
import { LRUCache } from 'lru-cache';

import type { AcceptedReleases } from './acceptedReleases';
import { takesCanary, withShares } from './canary';
import { openPublishedKeys } from './publishedKeys';
import {
  acceptFile,
  type CurrentRelease,
  inForce,
  type ReleaseFile,
  slotOf,
  unexpired,
} from './releaseFile';
import { RefusedRelease } from './verify';

export type { CurrentRelease } from './releaseFile';

interface Options {
  /** The registry that `npx scoreline remote` writes to. */
  registry: string;
  keys: string;
  accepted: AcceptedReleases;
  now(): Date;
  logger: { error(details: object, message: string): void };
  /** How long a file's stat is cached, ms, because each page and call would need three; without it, not at all. */
  looksEveryMs?: number;
}

interface Look {
  stamp: Promise<string>;
  /** By `performance.now()`; infinite while the check runs. */
  until: number;
}

/** Bounded, because paths also come from URLs. */
const mostLooks = 500;

interface Known {
  stamp: string;
  current: Promise<CurrentRelease | null>;
}

export interface Running {
  stable: CurrentRelease | null;
  /** A canary of version 1: a whole second release. */
  canary: CurrentRelease | null;
}

/** Whether some devices run something other than the release. */
export const hasCanary = ({ stable, canary }: Running): boolean =>
  canary !== null || (stable !== null && canariesOf(stable.release).length > 0);

/**
 * The release that a device runs, with the canaries whose shares include it. `left` is the mark of the canary that failed on
 * it before the shell started: the shell's build, or the number of a release of version 1.
 */
export function runBy(
  { stable, canary }: Running,
  deviceId: string | undefined,
  left?: string,
): CurrentRelease | null {
  if (!stable || deviceId === undefined) return stable;
  const share = canary?.release.canary;
  if (!share) return withShares(stable, deviceId, left);
  const isLeft = String(canary.release.seq) === left;
  return !isLeft && takesCanary(share, deviceId) ? canary : stable;
}

const safeName = /^[a-z0-9][a-z0-9-]{0,63}$/i;

const stampNow = async (path: string) => {
  const found = await stat(path, { bigint: true }).catch(() => null);
  return found ? `${found.ino}:${found.mtimeNs}:${found.size}` : '';
};

/**
 * The releases of a registry. A promotion takes effect at the next check, without a restart. A release that doesn't verify,
 * is for other pages, has expired, or is older than one that any server has accepted, is logged and refused.
 */
export function openReleases(options: Options) {
  const { registry, keys: keyFolder, accepted, now, logger, looksEveryMs = 0 } = options;
  const known = new Map<string, Known>();
  const expired = new Set<string>();
  const looks = new LRUCache<string, Look>({ max: mostLooks });

  /** A fingerprint of a file's state; callers share a check while it is fresh. */
  function stampOf(path: string): Promise<string> {
    const shared = looks.get(path);
    if (shared && performance.now() < shared.until) return shared.stamp;
    const look: Look = { stamp: stampNow(path), until: Infinity };
    looks.set(path, look);
    void look.stamp.then(() => (look.until = performance.now() + looksEveryMs));
    return look.stamp;
  }

  const publishedKeys = openPublishedKeys({ folder: keyFolder, accepted, stampOf, logger });

  async function inFile(file: ReleaseFile): Promise<CurrentRelease | null> {
    const { path, track } = file;
    if (!Object.values(track).every((name) => safeName.test(name))) return null;
    const before = known.get(path);
    const fileStamp = await stampOf(path);
    if (!fileStamp && !before) return null;
    // Publishing or withdrawing a key can change the result.
    const stamp = `${fileStamp} ${await stampOf(keyFolder)}`;
    const earlier = known.get(path);
    if (earlier?.stamp === stamp) return counting(file, await earlier.current);
    // Stored before it resolves, so that concurrent callers share one read.
    const next = taken(file, Boolean(fileStamp), earlier?.current).catch((error: unknown) => {
      logger.error({ path, reason: String(error) }, 'a release could not be read');
      // Nothing was validated: the next call retries, and the current release stays.
      const last = earlier?.current ?? Promise.resolve(null);
      known.set(path, { stamp: '', current: last });
      return last;
    });
    known.set(path, { stamp, current: next });
    return counting(file, await next);
  }

  /** The release in the file, or the one in force if the file is refused or missing. */
  async function taken(file: ReleaseFile, isThere: boolean, earlier?: Known['current']) {
    const reading = { keys: await publishedKeys(), accepted, now: now() };
    const before = await inForce(file, (await earlier) ?? null, reading);
    if (!isThere) return before;
    try {
      return await acceptFile(file, before, reading);
    } catch (error) {
      if (!(error instanceof RefusedRelease)) throw error;
      logger.error({ path: file.path, reason: String(error) }, 'a release was refused');
      return before;
    }
  }

  /** Drops an expired release, however it came into force; logs each once. */
  function counting(file: ReleaseFile, current: CurrentRelease | null): CurrentRelease | null {
    const found = unexpired(current, now());
    if (current && !found && !expired.has(current.id)) {
      expired.add(current.id);
      const { seq, expires } = current.release;
      logger.error({ track: slotOf(file), seq, expires }, 'a release has expired');
    }
    return found;
  }

  const fileOf = (
    brand: string,
    env: string,
    channel: string,
    holds: ReleaseFile['holds'],
  ): ReleaseFile => {
    const name = `${channel}${holds === 'canary' ? '.canary' : ''}.json`;
    const path = join(registry, 'releases', brand, env, name);
    return { path, track: { brand, env, channel }, holds };
  };

  const current = (brand: string, env: string, channel = 'stable') =>
    inFile(fileOf(brand, env, channel, 'current'));

  /** The running release, and its canary; null if another release has replaced the one it belongs to. */
  async function running(brand: string, env: string): Promise<Running> {
    const stable = await current(brand, env);
    const tried = await inFile(fileOf(brand, env, 'stable', 'canary'));
    const isBeside = tried?.release.canary?.over === stable?.release.seq;
    return { stable, canary: isBeside ? tried : null };
  }

  return { registry, current, running, keys: publishedKeys };
}

export type Releases = ReturnType<typeof openReleases>;
