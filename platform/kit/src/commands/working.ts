import { resolve } from 'node:path';

import { teamOf } from './registry';
import type { Options } from './options';
import type { Project } from './project';

type Say = (line: string) => void;

/** Turns this folder into the repository of a new remote. */
export async function runCreate(options: Options, directory: string, say: Say): Promise<void> {
  const [name, ...others] = options.names;
  if (!name || others.length > 0) throw new Error('create needs the name of one remote');
  const { createRepository } = await import('../create/createRepository');
  const { folder, path, owner } = await createRepository(resolve(directory), name, options);
  say(`${folder} has the route ${path} and belongs to ${owner}`);
  say('next: npm install, then npm run remote -- dev');
}

/** The brand whose shell surrounds the remote. */
async function brandOf(options: Options, project: Project): Promise<string> {
  const [named] = options.brands ?? [];
  if (named) return named;
  const team = await teamOf(options, project).catch(() => null);
  return team?.brands[0] ?? 'scoreline';
}

/** Serves the remote with recorded answers, or inside a running site, until stopped. */
export async function runWork(options: Options, project: Project, say: Say): Promise<void> {
  const { directory, name, store } = project;
  const { port, against, registry, channel, env = 'prod' } = options;
  const { runDev, runRecorded } = await import('../dev/run');
  if (against) return runDev({ directory, port, site: against }, say);
  const { publishedShell } = await import('../dev/publishedShell');
  const { buildRemote } = await import('../build/build');
  const track = { brand: await brandOf(options, project), env, channel };
  const shell = await publishedShell(store, registry, track);
  const { build } = await buildRemote(store, directory);
  await runRecorded({ directory, port, store, selection: { shell, [name]: build } }, say);
}
