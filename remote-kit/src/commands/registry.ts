import { readFile } from 'node:fs/promises';

import type { Rights } from '../admission/ownership';
import { fetchPublic } from '../client/ask';
import { connectTo, type Connection } from '../client/connection';
import type { Act, ReleaseOptions } from '../client/releases';
import type { Track } from '../client/tracks';
import type { Options } from './options';
import { commitOf, type Project } from './project';

/** What the policy gives to the team that a remote belongs to. */
interface Team extends Rights {
  remotes: string[];
  brands: string[];
  environments: string[];
}

interface Policy {
  teams: Record<string, Team>;
}

/** @throws where none is named */
export function registryOf({ registry }: Options): string {
  if (!registry) throw new Error('no registry is named: --registry URL, or REGISTRY_URL');
  return registry;
}

export const connect = (options: Options): Promise<Connection> =>
  connectTo({ ...options, registry: registryOf(options) });

/** The team that owns the remote. @throws where the policy names none. */
export async function teamOf(options: Options, { name }: Project): Promise<Team> {
  const registry = registryOf(options);
  const signed = await fetchPublic<{ policy: string }>({ registry }, '/registry/policy');
  const { teams } = signed ? (JSON.parse(signed.policy) as Policy) : { teams: {} };
  const team = Object.values(teams).find(({ remotes }) => remotes.includes(name));
  if (!team) throw new Error(`the policy of ${registry} gives ${name} to no team`);
  return team;
}

/** The tracks that are meant: all brands of the team's unless some are named. */
export async function tracksOf(
  options: Options,
  project: Project,
  env = options.env ?? 'prod',
): Promise<Track[]> {
  const brands = options.brands ?? (await teamOf(options, project)).brands;
  return brands.map((brand) => ({ brand, env, channel: options.channel }));
}

/** Where something is changed, why, and with whose consent. It names no commit: nothing is built. */
export async function actOf(options: Options, project: Project, env?: string): Promise<Act> {
  const { approval, reason } = options;
  return {
    reason,
    tracks: await tracksOf(options, project, env),
    ...(approval && { approval: JSON.parse(await readFile(approval, 'utf8')) as object }),
  };
}

/** The same for what is built from the folder. @throws where the folder has more than its commit */
export const orderOf = async (
  options: Options,
  project: Project,
  env?: string,
): Promise<ReleaseOptions> => ({
  ...(await actOf(options, project, env)),
  ...{ pipeline: options.pipeline, store: project.store.root },
  commit: await commitOf(project, options.commit),
});
