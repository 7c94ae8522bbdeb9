import { type PlacedBuild, type Release, releasedShell } from '../release';
import { clockToleranceMs, type ReleaseTrack, trackName } from './releaseTrack';

/**
 * A signed statement for testers: anyone with the link gets this track's pages with this build instead of the current one. It is
 * not a release, and no release is made from it.
 */
export interface Preview extends ReleaseTrack {
  kind: 'preview';
  /** SHA-256, in hex, of the link's secret; the link cannot be derived from the statement. */
  link: string;
  team: string;
  commit: string;
  createdAt: string;
  /** Expiry, in ISO 8601. */
  until: string;
  /** A build of a remote, or of the shell under the name `shell`. */
  remote: PlacedBuild;
}

/** A preview as transferred: the exact bytes that were signed, and their Ed25519 signature in base64. */
export interface SignedPreview {
  preview: string;
  signature: string;
  keyId: string;
}

/** Why a preview link opens the usual site. */
export type PreviewRefusal = 'unknown' | 'foreign' | 'expired';

/** The visitor's preview: the signed statement, or why it is refused. */
export type BootPreview = { signed: SignedPreview } | { refused: PreviewRefusal };

/** Query parameter of the link, and the cookie that stores it. */
export const previewName = 'mfe-preview';
/** Value that ends the preview, instead of the link's secret. */
export const previewOff = 'off';

/** Why a verified preview is refused on a track; null if it is valid. `now` is in milliseconds. */
export function previewRefusal(
  preview: Preview,
  track: ReleaseTrack,
  now: number,
): PreviewRefusal | null {
  if (preview.kind !== 'preview') return 'unknown';
  if (trackName(preview) !== trackName(track)) return 'foreign';
  return now < Date.parse(preview.until) ? null : 'expired';
}

/** The same check by the clock of a visitor's device, which may be a day off. */
export const previewRefusalOnDevice = (preview: Preview, track: ReleaseTrack, now: number) =>
  previewRefusal(preview, track, now - clockToleranceMs);

/** Replaces a build of the release with the preview's. Page server and browser share this function. */
export function withTested(release: Release, { remote }: Preview): Release {
  if (remote.name === 'shell') return { ...release, shell: releasedShell(remote) };
  return { ...release, remotes: { ...release.remotes, [remote.name]: remote } };
}

/** Further data for the panel on a tester's or developer's page. */
export interface PanelFacts {
  /** Commits by build. */
  commits: Record<string, string>;
  /** Staged builds that may be previewed here. */
  choices: { remote: string; build: string; team: string; commit: string; until: string }[];
}
