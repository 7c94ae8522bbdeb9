import { type BuildDescriptor, type Release, trackName } from '@scoreline/shared-lib/contract';

import { ask, fetchPublic } from '@scoreline/registry/ask';
import { readDescriptor } from '@scoreline/registry/builds';
import type { Claim } from '@scoreline/registry/claims';
import { type Selection, selectionOf } from '@scoreline/registry/compose';
import { ensureOwnPolicy } from '@scoreline/registry/machine-policy';
import { uploadBuild } from '@scoreline/registry/upload';
import { root } from '../run/children.mjs';
import { type BuildStore, openBuildStore } from './buildStore';
import { commitOf, type Connection } from './connection';
import { claimsIn } from './create/workingTree';
import { brandKeys, environments, type Options } from './options';
import { currentCanary, currentRelease, type Track } from './tracks';

type Say = (line: string) => void;

interface Changed {
  track: string;
  seq: number;
}

/** What each remote, or the shell, becomes; null takes it off. */
type Builds = Record<string, string | null>;

const isUploaded = async (connection: Connection, name: string, build: string) =>
  (await fetchPublic(connection, `/registry/builds/${name}/${build}/descriptor.json`)) !== null;

/** Those of the selection that lie in the store; all others are the registry's to know. */
async function descriptorsIn(store: BuildStore, selection: Selection): Promise<BuildDescriptor[]> {
  const read = Object.entries(selection).map(([name, build]) => readDescriptor(store, name, build));
  return (await Promise.all(read)).filter((one) => one !== null);
}

/** Has this machine's own policy cover what the working tree and these builds claim. */
async function coverClaims(connection: Connection, builds: readonly Claim[]): Promise<void> {
  if (!connection.ownDataDir) return;
  const claims = [...claimsIn(root), ...builds].filter(({ name }) => name !== 'shell');
  await ensureOwnPolicy(connection, connection.ownDataDir, {
    remotes: ['shell', ...claims.map(({ name }) => name)],
    paths: claims.flatMap(({ routes }) => routes.map(({ path }) => path)),
    namespaces: claims.flatMap(({ namespaces }) => namespaces),
    ...{ brands: brandKeys(), environments },
  });
}

/** Uploads what of the selection the registry has not got. */
export async function uploadAll(
  connection: Connection,
  options: Options,
  selection: Selection,
  say: Say,
): Promise<void> {
  const store = openBuildStore(options.store);
  const descriptors = await descriptorsIn(store, selection);
  await coverClaims(connection, descriptors);
  const commit = await commitOf(options, root);
  for (const { name, build } of descriptors) {
    if (await isUploaded(connection, name, build)) continue;
    const folder = store.build(name, build);
    const key = await connection.key();
    await uploadBuild(connection, { folder, key, commit, pipeline: options.pipeline });
    say(`${name} ${build} uploaded`);
  }
}

/** `reason` of the log, where the command line gives none. */
const reasonOf = ({ reason, command }: Options) => reason ?? `npm run mfe -- ${command}`;

const sayChanged = (changed: readonly Changed[], say: Say, scope = '') =>
  changed.forEach(({ track, seq }) => say(`${track} is at release ${seq}${scope}`));

interface Change {
  tracks: readonly Track[];
  builds: Builds;
  percent?: number;
}

/** Releases it on all of these tracks, or on none. */
async function change(
  connection: Connection,
  options: Options,
  { tracks, builds, percent }: Change,
  say: Say,
): Promise<void> {
  const changed = await ask<Changed[]>(connection, 'POST', '/registry/changes', {
    ...{ builds, tracks, reason: reasonOf(options) },
    ...(options.replace && { replaces: true }),
    ...(percent !== undefined && { percent }),
  });
  sayChanged(changed, say, percent ? `, for ${percent} % of the devices` : '');
}

const differs = (current: Release | null, selection: Selection) => {
  const runs: Partial<Selection> = current ? selectionOf(current) : {};
  return Object.entries(selection).some(([name, build]) => runs[name] !== build);
};

/** Has every device of the tracks run these builds; a track that does already is left alone. */
export async function promote(
  connection: Connection,
  options: Options,
  selection: Selection,
  say: Say,
): Promise<void> {
  await uploadAll(connection, options, selection, say);
  const tracks: Track[] = [];
  for (const track of options.tracks) {
    const current = await currentRelease(connection, track);
    const isTried = await triedOf(connection, track, selection);
    if (options.replace || isTried || differs(current, selection)) tracks.push(track);
    else say(`${trackName(track)} is at release ${current!.seq} already`);
  }
  if (tracks.length > 0) await change(connection, options, { tracks, builds: selection }, say);
}

/** Whether one of these remotes is tried there: promoting what runs ends that. */
async function triedOf(connection: Connection, track: Track, selection: Selection) {
  const canary = await currentCanary(connection, track);
  return canary !== null && Object.hasOwn(selection, canary.remote);
}

/** Gives the build of one remote to a share of the devices; with none, the one that is tried gets another share. */
export async function tryOut(
  connection: Connection,
  options: Options,
  percent: number,
  selection: Selection,
  say: Say,
): Promise<void> {
  if (Object.keys(selection).length > 0) {
    await uploadAll(connection, options, selection, say);
    return change(connection, options, { tracks: options.tracks, builds: selection, percent }, say);
  }
  for (const track of options.tracks) {
    const canary = await currentCanary(connection, track);
    if (!canary) throw new Error(`${trackName(track)} has no canary`);
    const builds = { [canary.remote]: percent > 0 ? canary.build : null };
    await change(connection, options, { tracks: [track], builds, percent }, say);
  }
}

/** Gives what is tried to every device. */
export async function promoteCanaries(
  connection: Connection,
  options: Options,
  say: Say,
): Promise<void> {
  for (const track of options.tracks) {
    const canary = await currentCanary(connection, track);
    if (!canary) throw new Error(`${trackName(track)} has no canary`);
    const builds = { [canary.remote]: canary.build };
    await change(connection, options, { tracks: [track], builds }, say);
  }
}

/** Goes back: those named, or what was changed last; a build, or to release `toSeq`. */
export async function rollback(
  connection: Connection,
  options: Options,
  remotes: readonly string[],
  say: Say,
): Promise<void> {
  const { tracks, toSeq } = options;
  const changed = await ask<Changed[]>(connection, 'POST', '/registry/rollbacks', {
    ...{ tracks, reason: reasonOf(options) },
    ...(remotes.length > 0 && { remotes }),
    ...(toSeq !== undefined && { to: toSeq }),
  });
  sayChanged(changed, say);
}

/** Takes remotes off the pages; their builds stay. */
export function withdraw(
  connection: Connection,
  options: Options,
  remotes: readonly string[],
  say: Say,
): Promise<void> {
  const builds = Object.fromEntries(remotes.map((name) => [name, null]));
  return change(connection, options, { tracks: options.tracks, builds }, say);
}
