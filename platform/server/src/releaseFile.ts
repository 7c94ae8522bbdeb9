import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import {
  type ChosenCanaries,
  isExpired,
  refusalOf,
  type Release,
  type ReleaseTrack,
  type SignedRelease,
  trackName,
} from '@scoreline/shared-lib/contract';

import type { AcceptedReleases } from './acceptedReleases';
import { RefusedRelease, signedForPages, verifySigned } from './verify';

/** A verified release with its signed bytes. */
export interface CurrentRelease {
  signed: SignedRelease;
  forPages: SignedRelease;
  release: Release;
  /** Changes with the release's content; pages poll for it. */
  id: string;
  /** The device's canaries, already applied to `release`. */
  chosen?: ChosenCanaries;
  /** The release without canaries. */
  ofAll?: CurrentRelease;
}

/** A registry file with a release of its track: the current one, or the canary beside it. */
export interface ReleaseFile {
  path: string;
  track: ReleaseTrack;
  holds: 'current' | 'canary';
}

interface Reading {
  keys: Record<string, string>;
  accepted: AcceptedReleases;
  now: Date;
}

/** The name under which a file's accepted releases are stored. */
export const slotOf = ({ track, holds }: ReleaseFile): string =>
  trackName(track) + (holds === 'canary' ? '.canary' : '');

async function verified(signed: SignedRelease, keys: Reading['keys']): Promise<CurrentRelease> {
  const release = verifySigned(signed, keys);
  const forPages = await signedForPages(signed, release, keys);
  const id = createHash('sha256').update(signed.release).digest('hex').slice(0, 16);
  return { signed, forPages, release, id };
}

function signedIn(text: string): SignedRelease {
  try {
    return JSON.parse(text) as SignedRelease;
  } catch {
    throw new RefusedRelease('it is not readable');
  }
}

/** The release in force if the file is refused: what this process runs, or what any server accepted before. */
export async function inForce(
  file: ReleaseFile,
  running: CurrentRelease | null,
  { keys, accepted }: Reading,
): Promise<CurrentRelease | null> {
  if (running && Object.hasOwn(keys, running.signed.keyId)) return running;
  const signed = await accepted.newest(slotOf(file), Object.keys(keys));
  return signed && verified(signed, keys);
}

/** Accepts the release in the file. @throws RefusedRelease if it must not run */
export async function acceptFile(
  file: ReleaseFile,
  before: CurrentRelease | null,
  { keys, accepted, now }: Reading,
): Promise<CurrentRelease> {
  const next = await verified(signedIn(await readFile(file.path, 'utf8')), keys);
  const { release, signed } = next;
  const refusal = refusalOf(release, file.track, now.getTime());
  if (refusal) throw new RefusedRelease(refusal);
  if (Boolean(release.canary) !== (file.holds === 'canary')) {
    throw new RefusedRelease(`it is ${release.canary ? 'a' : 'no'} canary`);
  }
  if (before && release.seq < before.release.seq) {
    throw new RefusedRelease(`release ${release.seq} is older than ${before.release.seq}`);
  }
  if (next.id !== before?.id) await accepted.add(slotOf(file), signed, release.seq);
  return next;
}

/** The release, or null if it has expired. */
export const unexpired = (current: CurrentRelease | null, now: Date): CurrentRelease | null =>
  current && !isExpired(current.release, now.getTime()) ? current : null;
