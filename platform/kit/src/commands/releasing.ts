import type { Selection } from '../admission/compose';
import { historyTable } from '../client/history';
import { allRows } from '../client/log';
import type { Connection } from '../client/connection';
import {
  isUploaded,
  promote,
  rollback,
  shareAgain,
  tryOut,
  uploadAll,
  withdraw,
} from '../client/releases';
import { endStages, linksText, stage } from '../client/stage';
import type { Options } from './options';
import type { Project } from './project';
import { actOf, connect, orderOf, tracksOf } from './registry';

type Say = (line: string) => void;

/** The named build, or the folder's; built only if neither the store nor the registry has it. */
async function selectionOf(
  { names }: Options,
  { directory, name, store }: Project,
  connection: Connection,
): Promise<Selection> {
  const [named] = names;
  if (named) return { [name]: named };
  const { buildRemote } = await import('../build/build');
  const kept = (of: string, build: string) => isUploaded(connection, of, build);
  return { [name]: (await buildRemote(store, directory, kept)).build };
}

/** Builds and uploads the build; no page runs it yet. */
export async function runUpload(options: Options, project: Project, say: Say): Promise<void> {
  const order = await orderOf(options, project);
  const connection = await connect(options);
  const selection = await selectionOf(options, project, connection);
  const said: string[] = [];
  await uploadAll(connection, order, selection, (line) => said.push(line));
  for (const line of said) say(line);
  if (said.length === 0) say(`${project.name} ${selection[project.name]} was uploaded before`);
}

/** Requests a link that opens the site with the build, or ends existing links; releases nothing. */
export async function runStage(options: Options, project: Project, say: Say): Promise<void> {
  const { days, site, form, end, names, reason } = options;
  if (end) {
    const tracks = await tracksOf(options, project);
    const order = { tracks, reason, remote: project.name, build: names[0] };
    return say(`links ended: ${await endStages(await connect(options), order)}`);
  }
  const order = await orderOf(options, project);
  const connection = await connect(options);
  const selection = await selectionOf(options, project, connection);
  const links = await stage(connection, { ...order, days }, selection, () => undefined);
  say(linksText(links, site, form));
}

/** Releases the build to all devices of an environment. */
export async function runPromote(
  options: Options,
  project: Project,
  say: Say,
  env?: string,
): Promise<void> {
  const order = await orderOf(options, project, env);
  const connection = await connect(options);
  const selection = await selectionOf(options, project, connection);
  await promote(connection, order, selection, say);
}

/** Releases the build to a percentage of the devices; 0 % ends the canary. */
export async function runCanary(options: Options, project: Project, say: Say): Promise<void> {
  const { percent } = options;
  if (percent === undefined) throw new Error('a canary needs --percent, from 0 to 100');
  if (percent === 0) return endCanary(options, project, say);
  const order = { ...(await orderOf(options, project)), guard: options.guard };
  const connection = await connect(options);
  const selection = await selectionOf(options, project, connection);
  await tryOut(connection, order, percent, selection, say);
}

/** Builds nothing, so it works in a folder with uncommitted changes. */
async function endCanary(options: Options, project: Project, say: Say): Promise<void> {
  const act = await actOf(options, project);
  await shareAgain(await connect(options), act, 0, [project.name], say);
}

/** Restores the remote's previous build. */
export async function runRollback(options: Options, project: Project, say: Say): Promise<void> {
  const { reason } = options;
  const tracks = await tracksOf(options, project);
  await rollback(await connect(options), { tracks, reason }, [project.name], say);
}

/** Withdraws the remote from the pages. */
export async function runWithdraw(options: Options, project: Project, say: Say): Promise<void> {
  const { reason } = options;
  const tracks = await tracksOf(options, project);
  await withdraw(await connect(options), { tracks, reason }, [project.name], say);
}

/** The changes to this remote on each brand, newest first. */
export async function runHistory(options: Options, project: Project, say: Say): Promise<void> {
  const tracks = await tracksOf(options, project);
  const rows = await allRows(await connect(options));
  const own = rows.filter(({ entry }) => {
    const { remote } = JSON.parse(entry) as { remote?: string };
    return remote === project.name;
  });
  say(historyTable(own, tracks));
}
