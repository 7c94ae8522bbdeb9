import {
  admit,
  type Builds,
  Refusal,
  type ReleaseContent,
  type Selection,
  selectionOf,
} from '@scoreline/remote-kit/admission';
import type { CanaryGuard, Release } from '@scoreline/shared-lib/contract';

import type { Caller } from '../access/caller';
import { vouchedBuild } from '../builds/storedBuilds';
import { type Act, type Changed, changeTracks, type Done, type Site, type Work } from './act';
import { canaryWork } from './canaries';
import { contentFor, publish } from './publish';
import type { HeldTrack } from './tracks';

export interface Change extends Act {
  /** A canary's percentage of the devices; 0 ends it. Default: all devices. */
  percent?: number;
  /** The team's settings for the canary guard. */
  guard?: CanaryGuard | undefined;
}

/** The content of a track with these builds, checked as a whole. */
async function judged(
  builds: Builds,
  selection: Selection,
  previous: Release | null,
): Promise<ReleaseContent> {
  const content = await contentFor(builds, selection, previous);
  await admit(builds, content, previous);
  return content;
}

/** Number of earlier builds of a remote that successive rollbacks can restore. */
const earlierBuilds = 50;

/** Records, for each changed remote, the current release as the one that a rollback restores. */
function noteEarlier(
  { earlier, current }: HeldTrack,
  old: Partial<Selection>,
  wanted: Change['builds'],
): void {
  if (!current) return;
  for (const [remote, build] of Object.entries(wanted))
    if (old[remote] && old[remote] !== build)
      earlier[remote] = [...(earlier[remote] ?? []), current.seq].slice(-earlierBuilds);
}

/** Releases the builds to all devices, or withdraws remotes. */
function promoteWork(site: Site, { builds: wanted }: Change): Work {
  return async (trx, track, builds) => {
    const { current } = track;
    const old: Partial<Selection> = current ? selectionOf(current) : {};
    const selection = { ...old };
    for (const [remote, build] of Object.entries(wanted)) {
      if (!build && !old[remote]) throw new Refusal('builds', `${track.name} has no ${remote}`);
      if (build) selection[remote] = build;
      else delete selection[remote];
    }
    const content = await judged(builds, selection as Selection, current);
    noteEarlier(track, old, wanted);
    for (const remote of Object.keys(wanted)) delete track.canaries[remote];
    const ended = await publish(trx, track, site, builds, content);
    const done = Object.entries(wanted).map(([remote, build]): Done =>
      build ? { kind: 'promote', remote, new: build } : { kind: 'withdraw', remote },
    );
    return [...done, ...ended];
  };
}

/**
 * The commit of each build, from its team's statement.
 * @throws Refusal if no key vouches for a build.
 */
async function commitsOf({ db, blobs, policy }: Site, { builds }: Change) {
  const commits: Record<string, string> = {};
  for (const [name, build] of Object.entries(builds))
    if (build) commits[name] = (await vouchedBuild(db, blobs, policy, { name, build })).commit;
  return commits;
}

/**
 * Changes the builds of remotes on these tracks and leaves all others unchanged.
 * @throws Refusal with the broken rule.
 */
export async function applyChange(site: Site, caller: Caller, change: Change): Promise<Changed[]> {
  const { percent, guard } = change;
  if (guard && percent === undefined)
    throw new Refusal('canary', 'the guard watches canaries: name a share');
  const commits = await commitsOf(site, change);
  const work =
    percent === undefined
      ? promoteWork(site, change)
      : canaryWork(site, caller, { ...change, percent });
  return changeTracks(site, caller, change, async (...held) =>
    (await work(...held)).map((done) => ({ ...done, commit: commits[done.remote ?? ''] })),
  );
}
