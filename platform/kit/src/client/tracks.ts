import {
  canariesOf,
  type Release,
  type ReleaseTrack,
  type SignedRelease,
  trackName,
} from '@scoreline/shared-lib/contract';

import { type Access, fetchPublic } from './ask';

/** The pages that a release is for. */
export type Track = ReleaseTrack;

/** A canary of a track. */
export interface Tried {
  remote: string;
  build: string;
  percent: number;
}

/** The content of a signed release, without verifying its signature. */
export const contentOf = (signed: SignedRelease): Release => JSON.parse(signed.release) as Release;

/**
 * A track's signed release; null before the first.
 * @throws if no registry answers.
 */
export const signedRelease = (access: Access, track: Track): Promise<SignedRelease | null> =>
  fetchPublic<SignedRelease>(access, `/registry/releases/${trackName(track)}.json`);

/**
 * A track's release, without verifying its signature; null before the first.
 * @throws if no registry answers.
 */
export async function currentRelease(access: Access, track: Track): Promise<Release | null> {
  const signed = await signedRelease(access, track);
  return signed && contentOf(signed);
}

/** Every canary of a track, sorted by remote. */
export async function currentCanaries(access: Access, track: Track): Promise<Tried[]> {
  const current = await currentRelease(access, track);
  return canariesOf(current ?? {}).map(({ name, build, percent }) => ({
    ...{ remote: name, build, percent },
  }));
}

/**
 * The canaries of these remotes; without names, the only canary.
 * @throws if there is none, or without names more than one.
 */
export async function meantCanaries(
  access: Access,
  track: Track,
  names: readonly string[],
): Promise<Tried[]> {
  const all = await currentCanaries(access, track);
  if (all.length === 0) throw new Error(`${trackName(track)} has no canary`);
  const missing = names.find((name) => !all.some(({ remote }) => remote === name));
  if (missing) throw new Error(`${trackName(track)} has no canary of ${missing}`);
  if (names.length > 0) return all.filter(({ remote }) => names.includes(remote));
  if (all.length === 1) return all;
  const remotes = all.map(({ remote }) => remote).join(', ');
  throw new Error(`${trackName(track)} has canaries of ${remotes}: name those that are meant`);
}
