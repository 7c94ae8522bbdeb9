import {
  canariesOf,
  type Release,
  type ReleaseTrack,
  type SignedRelease,
  trackName,
} from '@scoreline/shared-lib/contract';

import { type Access, fetchPublic } from './ask';

/** Which pages a release is for. */
export type Track = ReleaseTrack;

/** What a share of a track's devices tries. */
export interface Tried {
  remote: string;
  build: string;
  percent: number;
}

export const contentOf = (signed: SignedRelease): Release => JSON.parse(signed.release) as Release;

/** A track's release as it was signed; null before the first. */
export const signedRelease = (access: Access, track: Track): Promise<SignedRelease | null> =>
  fetchPublic<SignedRelease>(access, `/registry/releases/${trackName(track)}.json`);

export async function currentRelease(access: Access, track: Track): Promise<Release | null> {
  const signed = await signedRelease(access, track);
  return signed && contentOf(signed);
}

/** Every canary of a track, in the order of their remotes' names. */
export async function currentCanaries(access: Access, track: Track): Promise<Tried[]> {
  const current = await currentRelease(access, track);
  return canariesOf(current ?? {}).map(({ name, build, percent }) => ({
    ...{ remote: name, build, percent },
  }));
}

/** The canaries of these remotes; without names the only one there is. @throws where there is none, or more to choose among. */
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
