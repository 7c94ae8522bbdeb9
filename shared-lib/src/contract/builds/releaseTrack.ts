import { type Release, treeVersion } from '../release';

/** The pages a release is for. */
export type ReleaseTrack = Pick<Release, 'brand' | 'env' | 'channel'>;

/** Name of a track: `{brand}/{env}/{channel}`. */
export const trackName = ({ brand, env, channel }: ReleaseTrack): string =>
  `${brand}/${env}/${channel}`;

/** A device's clock may be a day off; beyond that TLS fails as well. */
export const clockToleranceMs = 86_400_000;

/** Whether a release has expired or states no expiry. `now` is in milliseconds. */
export function isExpired({ expires }: Pick<Release, 'expires'>, now: number): boolean {
  const end = Date.parse(expires ?? '');
  return !(now <= end + clockToleranceMs);
}

/** Why a verified release is refused on a track; null if it is valid. `now` is in milliseconds. */
export function refusalOf(release: Release, track: ReleaseTrack, now: number): string | null {
  const [stated, wanted] = [trackName(release), trackName(track)];
  if (stated !== wanted) return `it is a release of ${stated}, not of ${wanted}`;
  const { version = 1 } = release;
  if (version > treeVersion) return `it is of version ${version}, which is not known here`;
  if (isExpired(release, now)) return `it expired on ${release.expires ?? 'no stated day'}`;
  return null;
}
