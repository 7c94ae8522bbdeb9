import { readFile } from 'node:fs/promises';

import type { Rights } from '../admission/ownership';
import { fetchPublic } from '../client/ask';
import { connectTo, type Connection } from '../client/connection';
import type { Act, ReleaseOptions } from '../client/releases';
import type { Track } from '../client/tracks';
import type { Options } from './options';
import { commitOf, type Project } from './project';

/** The policy's entry for the team that owns a remote. */
interface Team extends Rights {
  remotes: string[];
  brands: string[];
  environments: string[];
}

interface Policy {
  teams: Record<string, Team>;
}

/** @throws if none is configured. */
export function registryOf({ registry }: Options): string {
  if (!registry) throw new Error('no registry is named: --registry URL, or REGISTRY_URL');
  return registry;
}

export const connect = (options: Options): Promise<Connection> =>
  connectTo({ ...options, registry: registryOf(options) });

/**
 * The team that owns the remote.
 * @throws if the policy names none.
 */
export async function teamOf(options: Options, { name }: Project): Promise<Team> {
  const registry = registryOf(options);
  const signed = await fetchPublic<{ policy: string }>({ registry }, '/registry/policy');
  const { teams } = signed ? (JSON.parse(signed.policy) as Policy) : { teams: {} };
  const team = Object.values(teams).find(({ remotes }) => remotes.includes(name));
  if (!team) throw new Error(`the policy of ${registry} gives ${name} to no team`);
  return team;
}

/** The selected tracks; by default all brands of the team. */
export async function tracksOf(
  options: Options,
  project: Project,
  env = options.env ?? 'prod',
): Promise<Track[]> {
  const brands = options.brands ?? (await teamOf(options, project)).brands;
  return brands.map((brand) => ({ brand, env, channel: options.channel }));
}

/** The tracks, reason and approval of a change. It names no commit, because nothing is built. */
export async function actOf(options: Options, project: Project, env?: string): Promise<Act> {
  const { approval, reason } = options;
  return {
    reason,
    tracks: await tracksOf(options, project, env),
    ...(approval && { approval: JSON.parse(await readFile(approval, 'utf8')) as object }),
  };
}

/**
 * The same for a build of the folder.
 * @throws if the folder has uncommitted changes.
 */
export const orderOf = async (
  options: Options,
  project: Project,
  env?: string,
): Promise<ReleaseOptions> => ({
  ...(await actOf(options, project, env)),
  ...{ pipeline: options.pipeline, store: project.store.root },
  commit: await commitOf(project, options.commit),
});
