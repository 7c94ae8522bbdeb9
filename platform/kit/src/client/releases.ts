import {
  type BuildDescriptor,
  type CanaryGuard,
  type Release,
  trackName,
} from '@scoreline/shared-lib/contract';

import { readDescriptor } from '../admission/builds';
import { type Selection, selectionOf } from '../admission/compose';
import { type BuildStore, openBuildStore } from '../build/buildStore';
import { type Access, ask, fetchPublic } from './ask';
import type { Connection } from './connection';
import { currentCanaries, currentRelease, meantCanaries, type Track } from './tracks';
import { uploadBuild } from './upload';

type Say = (line: string) => void;

/** The tracks of a change, and the reason for it. */
export interface Act {
  tracks: readonly Track[];
  /** Recorded in the log. */
  reason: string;
  /** The consent of an approving team, if the environment requires one. */
  approval?: object | undefined;
  /** The team's settings for the guard of a canary. */
  guard?: CanaryGuard | undefined;
  /** Starts over on a track whose running release no key vouches for any more. */
  replace?: boolean;
  toSeq?: number | undefined;
}

/** A change with builds to upload. */
export interface ReleaseOptions extends Act {
  /** The folder of local builds. */
  store: string;
  /** Commit of the builds, for the statement that the team signs. */
  commit: string;
  pipeline: string;
}

interface Changed {
  track: string;
  seq: number;
}

/** The new build of each remote, or of the shell; null withdraws it. */
type Builds = Record<string, string | null>;

/** Whether the registry has the build. */
export const isUploaded = async (
  connection: Access,
  name: string,
  build: string,
): Promise<boolean> =>
  (await fetchPublic(connection, `/registry/builds/${name}/${build}/descriptor.json`)) !== null;

/** Descriptors of the selected builds in the store; all others are left to the registry. */
async function descriptorsIn(store: BuildStore, selection: Selection): Promise<BuildDescriptor[]> {
  const read = Object.entries(selection).map(([name, build]) => readDescriptor(store, name, build));
  return (await Promise.all(read)).filter((one) => one !== null);
}

/** Uploads the selected builds that the registry does not have. */
export async function uploadAll(
  connection: Connection,
  options: ReleaseOptions,
  selection: Selection,
  say: Say,
): Promise<void> {
  const store = openBuildStore(options.store);
  const descriptors = await descriptorsIn(store, selection);
  await connection.cover?.(descriptors);
  const { commit, pipeline } = options;
  for (const { name, build } of descriptors) {
    if (await isUploaded(connection, name, build)) continue;
    const folder = store.build(name, build);
    const key = await connection.key();
    await uploadBuild(connection, { folder, key, commit, pipeline });
    say(`${name} ${build} uploaded`);
  }
}

const sayChanged = (changed: readonly Changed[], say: Say, scope = '') =>
  changed.forEach(({ track, seq }) => say(`${track} is at release ${seq}${scope}`));

interface Change {
  tracks: readonly Track[];
  builds: Builds;
  percent?: number;
}

/** Releases on all of these tracks, or on none. */
async function change(
  connection: Connection,
  options: Omit<Act, 'tracks'>,
  { tracks, builds, percent }: Change,
  say: Say,
): Promise<void> {
  const changed = await ask<Changed[]>(connection, 'POST', '/registry/changes', {
    ...{ builds, tracks, reason: options.reason },
    ...(options.approval && { approval: options.approval }),
    ...(options.replace && { replaces: true }),
    ...(percent !== undefined && { percent }),
    ...(percent !== undefined && options.guard && { guard: options.guard }),
  });
  sayChanged(changed, say, percent ? `, for ${percent} % of the devices` : '');
}

const differs = (current: Release | null, selection: Selection) => {
  const runs: Partial<Selection> = current ? selectionOf(current) : {};
  return Object.entries(selection).some(([name, build]) => runs[name] !== build);
};

/** Releases these builds to every device of the tracks; skips a track that already runs them. */
export async function promote(
  connection: Connection,
  options: ReleaseOptions,
  selection: Selection,
  say: Say,
): Promise<void> {
  await uploadAll(connection, options, selection, say);
  const tracks: Track[] = [];
  for (const track of options.tracks) {
    const current = await currentRelease(connection, track);
    const isTried = await triedOf(connection, track, selection);
    const isNew = options.replace || isTried || differs(current, selection);
    if (isNew || !current) tracks.push(track);
    else say(`${trackName(track)} is at release ${current.seq} already`);
  }
  if (tracks.length > 0) await change(connection, options, { tracks, builds: selection }, say);
}

/** Whether one of these remotes has a canary there: promoting the running build ends it. */
async function triedOf(connection: Connection, track: Track, selection: Selection) {
  const canaries = await currentCanaries(connection, track);
  return canaries.some(({ remote }) => Object.hasOwn(selection, remote));
}

/** Releases builds to a percentage of the devices, chosen separately for each build. */
export async function tryOut(
  connection: Connection,
  options: ReleaseOptions,
  percent: number,
  selection: Selection,
  say: Say,
): Promise<void> {
  await uploadAll(connection, options, selection, say);
  await change(connection, options, { tracks: options.tracks, builds: selection, percent }, say);
}

/**
 * Changes the canaries of these remotes, or the only canary, for tracks with the same ones at once. Changes nothing if one of
 * the tracks lacks a named canary.
 */
async function changeCanaries(
  connection: Connection,
  options: Act,
  { names, percent }: { names: readonly string[]; percent?: number },
  say: Say,
): Promise<void> {
  const groups = new Map<string, Change>();
  for (const track of options.tracks) {
    const canaries = await meantCanaries(connection, track, names);
    const builds = Object.fromEntries(
      canaries.map(({ remote, build }) => [remote, percent === 0 ? null : build]),
    );
    const { tracks = [] } = groups.get(JSON.stringify(builds)) ?? {};
    const share = percent === undefined ? {} : { percent };
    groups.set(JSON.stringify(builds), { tracks: [...tracks, track], builds, ...share });
  }
  for (const group of groups.values()) await change(connection, options, group, say);
}

/** Changes the percentage of the canaries of these remotes, or of the only canary; 0 % ends them. */
export const shareAgain = (
  connection: Connection,
  options: Act,
  percent: number,
  names: readonly string[],
  say: Say,
): Promise<void> => changeCanaries(connection, options, { names, percent }, say);

/** Releases the canaries of these remotes, or the only canary, to every device. */
export const promoteCanaries = (
  connection: Connection,
  options: Act,
  names: readonly string[],
  say: Say,
): Promise<void> => changeCanaries(connection, options, { names }, say);

/** Rolls back these remotes, or the latest change, by one build or to release `toSeq`. */
export async function rollback(
  connection: Connection,
  options: Act,
  remotes: readonly string[],
  say: Say,
): Promise<void> {
  const { tracks, toSeq } = options;
  const changed = await ask<Changed[]>(connection, 'POST', '/registry/rollbacks', {
    ...{ tracks, reason: options.reason },
    ...(remotes.length > 0 && { remotes }),
    ...(toSeq !== undefined && { to: toSeq }),
  });
  sayChanged(changed, say);
}

/** Withdraws remotes from the pages; the registry keeps their builds. */
export function withdraw(
  connection: Connection,
  options: Act,
  remotes: readonly string[],
  say: Say,
): Promise<void> {
  const builds = Object.fromEntries(remotes.map((name) => [name, null]));
  return change(connection, options, { tracks: options.tracks, builds }, say);
}
