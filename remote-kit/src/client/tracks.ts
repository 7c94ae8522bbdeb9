import {
  type Release,
  type ReleaseTrack,
  type SignedRelease,
  trackName,
} from '@scoreline/shared-lib/contract';

import { type Access, fetchPublic } from './ask';

/** Which pages a release is for. */
export type Track = ReleaseTrack;

/** What a track tries beside its current release. */
export interface Tried {
  remote: string;
  build: string;
  percent: number;
  seq: number;
}

export const contentOf = (signed: SignedRelease): Release => JSON.parse(signed.release) as Release;

/** A track's release as it was signed; null before the first. */
export const signedRelease = (access: Access, track: Track): Promise<SignedRelease | null> =>
  fetchPublic<SignedRelease>(access, `/registry/releases/${trackName(track)}.json`);

export async function currentRelease(access: Access, track: Track): Promise<Release | null> {
  const signed = await signedRelease(access, track);
  return signed && contentOf(signed);
}

/** What is tried beside the current release, by the difference between the two; null where nothing is. */
export async function currentCanary(access: Access, track: Track): Promise<Tried | null> {
  const signed = await fetchPublic<SignedRelease>(
    access,
    `/registry/releases/${trackName(track)}.canary.json`,
  );
  const current = await currentRelease(access, track);
  if (!signed || !current) return null;
  const { seq, canary, remotes, shell } = contentOf(signed);
  if (!canary) return null;
  const { percent } = canary;
  if (shell.build !== current.shell.build)
    return { remote: 'shell', build: shell.build, percent, seq };
  const tried = Object.values(remotes).find(
    ({ name, build }) => current.remotes[name]?.build !== build,
  );
  return tried ? { remote: tried.name, build: tried.build, percent, seq } : null;
}
