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

/** A release that has been verified, with the bytes it travels as. */
export interface CurrentRelease {
  signed: SignedRelease;
  /** The same for pages. */
  forPages: SignedRelease;
  release: Release;
  /** Changes with the release's content; what pages poll for. */
  id: string;
  /** Canaries of it that a device was given: `release` is then as that device runs it. */
  chosen?: ChosenCanaries;
  /** The same without them. */
  ofAll?: CurrentRelease;
}

/** A file of the registry that holds a release of its track: the current one, or the canary beside it. */
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

/** The name a file's accepted releases are kept under. */
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

/** What stays in force where the file is refused: what this process runs, or what any server accepted before. */
export async function inForce(
  file: ReleaseFile,
  running: CurrentRelease | null,
  { keys, accepted }: Reading,
): Promise<CurrentRelease | null> {
  if (running && Object.hasOwn(keys, running.signed.keyId)) return running;
  const signed = await accepted.newest(slotOf(file), Object.keys(keys));
  return signed && verified(signed, keys);
}

/** The release in the file, accepted from now on. @throws RefusedRelease where it must not run. */
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

/** The release where it still counts at that time. */
export const unexpired = (current: CurrentRelease | null, now: Date): CurrentRelease | null =>
  current && !isExpired(current.release, now.getTime()) ? current : null;
