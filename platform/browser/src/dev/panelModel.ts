import { canariesOf, type PreviewRefusal, type Release } from '@scoreline/shared-lib/contract';

import type { OpenedPreview } from './readPreview';

/** A build of a developer's server that replaces the released one. */
export interface Override {
  name: string;
  origin: string;
  /** Status text. */
  state: string;
  /** The server does not answer, so the released build runs. */
  isAway?: boolean;
  /** Why its newest build does not run; visible without opening the panel. */
  problem?: string | undefined;
  /** Type errors of the sources; the build runs all the same. */
  typeProblem?: string | undefined;
  off(): void;
}

/** A remote, or the shell, as the panel lists it. */
export interface PanelRemote {
  name: string;
  /** The running build, or the one that failed to load. */
  build: string;
  /** Absent for the shell, which the platform team owns. */
  owner?: string;
  from: string;
  commit: string;
  loaded: string;
  errors: number;
  problem?: string;
}

/** The page that the panel describes. */
export interface PanelPage {
  release: Release;
  overrides: readonly Override[];
  opened: OpenedPreview | null;
}

const refusals: Record<PreviewRefusal, string> = {
  unknown: 'This tester’s link is not known here: it was altered, or it has been withdrawn.',
  foreign: 'This tester’s link is of another brand, environment or channel.',
  expired: 'The time of this tester’s link is over.',
};

export const minuteOf = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

/** The badge's text: the facts a visitor must know without opening the panel. */
export function faceOf({ release, overrides, opened }: PanelPage): string {
  const said: string[] = [];
  if (opened && 'refused' in opened)
    said.push(`${refusals[opened.refused]} You see the usual site.`);
  if (opened && 'preview' in opened) {
    const { remote, team, until } = opened.preview;
    said.push(
      `You are testing build ${remote.build} of ${remote.name} by ${team} until ${minuteOf(until)}`,
    );
  }
  const names = overrides.map(({ name }) => name).join(', ');
  if (names) said.push(`Not released: ${names}`);
  return said.join(' · ') || `Release ${release.seq}`;
}

/** Problems of developers' builds, for the badge. */
export const problemOf = ({ overrides }: PanelPage): string =>
  overrides
    .flatMap(({ name, problem, typeProblem }) =>
      [problem, typeProblem].flatMap((said) => (said ? [`✕ ${name}: ${said}`] : [])),
    )
    .join('\n');

/** Source of a remote's build. */
export function originOf(name: string, build: string, page: PanelPage): string {
  const { release, overrides, opened } = page;
  const override = overrides.find((one) => one.name === name);
  const remote = release.remotes[name];
  if (remote?.fallback?.build === build && remote.build !== build)
    return `release ${release.seq}, fallen back to the build before`;
  if (override && !override.isAway) return `not released, from ${override.origin}`;
  if (opened && 'preview' in opened && opened.preview.remote.build === build)
    return `for testers, in no release`;
  return `release ${release.seq}${canaryNote(release, name, build)}`;
}

/** Describes the remote's canary beside the build that runs here; empty without one. */
function canaryNote(release: Release, name: string, build: string): string {
  if (release.canary) return `, a canary for ${release.canary.percent} %`;
  const canary = canariesOf(release).find((one) => one.name === name);
  if (!canary) return '';
  const { percent, team, since } = canary;
  if (canary.build !== build) return `; ${percent} % of the devices try ${canary.build}`;
  return `, a canary of ${team} for ${percent} % since ${minuteOf(since)}`;
}
