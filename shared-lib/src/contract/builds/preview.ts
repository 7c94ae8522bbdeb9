import { type PlacedBuild, type Release, releasedShell } from '../release';
import { clockToleranceMs, type ReleaseTrack, trackName } from './releaseTrack';

/**
 * What a registry signs for testers: whoever holds the link is shown the pages of that track with this build in the place of
 * the current one. It is no release, and none is made of it.
 */
export interface Preview extends ReleaseTrack {
  kind: 'preview';
  /** SHA-256, in hex, of the word that the link holds; the statement alone leads to no link. */
  link: string;
  team: string;
  commit: string;
  createdAt: string;
  /** Until when it counts, in ISO 8601. */
  until: string;
  /** A build of a remote, or of the shell by that name. */
  remote: PlacedBuild;
}

/** A statement for testers as it travels: the exact bytes that were signed, and their Ed25519 signature in base64. */
export interface SignedPreview {
  preview: string;
  signature: string;
  keyId: string;
}

/** Why a link shows the usual site. */
export type PreviewRefusal = 'unknown' | 'foreign' | 'expired';

/** What a page says of the link that its visitor holds: the statement, or why it does not count. */
export type BootPreview = { signed: SignedPreview } | { refused: PreviewRefusal };

/** Parameter of the link, and cookie that keeps it from page to page. */
export const previewName = 'mfe-preview';
/** Ends it, in the place of a link's word. */
export const previewOff = 'off';

/** Why a verified statement does not count on a track at a time, in milliseconds; null where it does. */
export function previewRefusal(
  preview: Preview,
  track: ReleaseTrack,
  now: number,
): PreviewRefusal | null {
  if (preview.kind !== 'preview') return 'unknown';
  if (trackName(preview) !== trackName(track)) return 'foreign';
  return now < Date.parse(preview.until) ? null : 'expired';
}

/** The same by the clock of a visitor's device, which may be a day off. */
export const previewRefusalOnDevice = (preview: Preview, track: ReleaseTrack, now: number) =>
  previewRefusal(preview, track, now - clockToleranceMs);

/** The release with the build of a statement in the place of its own: page server and browser have the same. */
export function withTested(release: Release, { remote }: Preview): Release {
  if (remote.name === 'shell') return { ...release, shell: releasedShell(remote) };
  return { ...release, remotes: { ...release.remotes, [remote.name]: remote } };
}

/** What the panel of a tester's or developer's page is told beside the release. */
export interface PanelFacts {
  /** By build. */
  commits: Record<string, string>;
  /** Builds that were staged and may be shown here. */
  choices: { remote: string; build: string; team: string; commit: string; until: string }[];
}
