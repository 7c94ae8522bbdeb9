import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Built } from '@scoreline/remote-kit/build';
import { openBuildStore } from '@scoreline/remote-kit/build-store';
import type { Step } from '@scoreline/remote-kit/check';
import type { Connection } from '@scoreline/remote-kit/client';
import { type Release, sports } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { root } from '../../tools/run/children.mjs';
import { fullName, type Options } from './options';

type Say = (line: string) => void;

interface TeamCommand {
  help: string;
  run(options: Options): Promise<void>;
}

/** @throws if the command line names no remote */
function oneName({ names }: Options, command: string): string {
  const [name] = names;
  if (!name || names.length > 1) throw new Error(`${command} needs the name of one remote`);
  return name;
}

async function budget(options: Options, say: Say): Promise<void> {
  const { runBudget } = await import('./budget/command');
  const { buildAll } = await import('./selectBuilds');
  await runBudget(options, await buildAll(options), say);
}

/**
 * Writes the remote that the options name into `project`.
 * @throws if that is not possible, without writing anything
 */
export async function create(options: Options, say: Say, project = root): Promise<void> {
  const { createRemote } = await import('./create/createRemote');
  const words = await createRemote(project, oneName(options, 'create'), options);
  say(`${words.folder} has the route ${words.path} and belongs to ${words.owner}`);
  say(
    `next: npx scoreline remote check ${words.folder}, then npx scoreline remote promote ${words.folder}`,
  );
}

/** Checks paths and namespaces against those of the working tree. */
const claimsStep = (folder: string): Step => ({
  title: 'claims',
  check: async () => {
    const { claimProblems } = await import('@scoreline/remote-kit/admission');
    const { claimsIn } = await import('./create/workingTree');
    const claims = claimsIn(root);
    const isOther = ({ name }: { name: string }) => name !== folder;
    const own = claims.filter((claim) => !isOther(claim));
    const problems = claimProblems([...claims.filter(isOther), ...own]);
    return problems.filter((problem) => problem.startsWith(`${folder}: `)).join('\n');
  },
});

/** The checks of `promote` on the first of the tracks. */
const admissionStep = (
  { store }: Options,
  { connection, current }: Live,
  built: () => Promise<readonly Built[]>,
): Step => ({
  title: 'admission to the release',
  check: async () => {
    const { buildsOf, checkRelease } = await import('@scoreline/remote-kit/check');
    const selection = Object.fromEntries((await built()).map(({ name, build }) => [name, build]));
    const builds = buildsOf(openBuildStore(store), connection.registry);
    return checkRelease(builds, selection, current).then(
      () => '',
      (error: Error) => error.message,
    );
  },
});

interface Live {
  connection: Connection;
  current: Release;
}

/** The builds on the track where the remote will be released. Null before the first release. */
async function liveRelease(options: Options): Promise<Live | null> {
  const { connectIfThere } = await import('./connection');
  const { currentRelease } = await import('@scoreline/remote-kit/client');
  const connection = await connectIfThere(options);
  const current = connection && (await currentRelease(connection, firstItem(options.tracks)));
  if (current) return { connection, current };
  await connection?.close();
  return null;
}

async function check(options: Options, say: Say): Promise<void> {
  const folder = fullName(oneName(options, 'check'));
  const { runSteps } = await import('@scoreline/remote-kit/check');
  const { sourceSteps } = await import('./check/steps');
  const { buildAll } = await import('./selectBuilds');
  const named = { ...options, names: [folder] };
  // Several steps need the build. The first one starts it, and the others share it.
  let building: Promise<Built[]> | undefined;
  const built = () => (building ??= buildAll(named));
  const budgetStep = {
    title: 'budget',
    check: async () => {
      await built();
      await budget(named, () => undefined);
      return '';
    },
  };
  const live = await liveRelease(options);
  const host = options.host ?? (await builtHere(options, live?.current.shell.build, say));
  const contractStep = {
    title: `contract with shell ${host}`,
    check: async () => {
      await built();
      await contract({ ...named, host }, () => undefined);
      return '';
    },
  };
  if (!live) say('– admission, contract: nothing has been released here yet');
  const steps = [
    ...sourceSteps(root, folder),
    claimsStep(folder),
    budgetStep,
    ...(live ? [admissionStep(options, live, built)] : []),
    ...(host ? [contractStep] : []),
  ];
  try {
    await runSteps(steps, say);
  } finally {
    await live?.connection.close();
  }
}

/** A shell that was built elsewhere has no sources here to check types against. */
async function builtHere(
  { store }: Options,
  shell: string | undefined,
  say: Say,
): Promise<string | undefined> {
  const { sourcesOf } = await import('./contract/sources');
  if (!shell || existsSync(sourcesOf(openBuildStore(store), 'shell', shell))) return shell;
  say(`– contract: shell ${shell}, which runs, was built elsewhere; --host names another`);
  return undefined;
}

/** The host is an existing build or that of the working tree. */
async function contract(options: Options, say: Say): Promise<void> {
  const { runContract } = await import('./contract/command');
  const { selectBuilds } = await import('./selectBuilds');
  const { host, names } = options;
  const all = host && names.length === 0 ? await remoteNames() : names;
  const wanted = host || names.length === 0 ? all : [...all, 'shell'];
  const selection = await selectBuilds({ ...options, names: wanted });
  await runContract(options, host ? { ...selection, shell: host } : selection, say);
}

async function remoteNames(): Promise<string[]> {
  const { buildableNames } = await import('./build');
  return (await buildableNames()).filter((name) => name !== 'shell');
}

async function dev(options: Options, say: Say): Promise<void> {
  const { runDev, runRecorded } = await import('@scoreline/remote-kit/dev');
  const name = fullName(oneName(options, 'dev'));
  const directory = name.includes('/') ? resolve(name) : join(root, name);
  const { against, port } = options;
  if (against) return runDev({ directory, port, site: against }, say);
  const { selectBuilds } = await import('./selectBuilds');
  const selection = await selectBuilds({ ...options, names: ['shell', name] });
  await runRecorded({ directory, port, store: openBuildStore(options.store), selection }, say);
}

/** Milliseconds for which each sport's live connection is recorded. */
const listenMs = 60_000;

/** Records the kit's data from a running site. */
async function recordSite({ server }: Options, say: Say): Promise<void> {
  const { linesOf, record, recordingsFolder } = await import('@scoreline/remote-kit/recorded');
  const { writeFile } = await import('node:fs/promises');
  for (const sport of sports) {
    const recording = await record(server, sport, listenMs);
    await writeFile(join(recordingsFolder, `${sport}.jsonl`), linesOf(recording));
    const { answers, frames } = recording;
    say(`${sport}: ${answers.length} answers and ${frames.length} frames of ${server}`);
  }
}

/** Commands for those who write a remote. */
export const teamCommands = (say: Say): Record<string, TeamCommand> => ({
  create: {
    help: 'create NAME [--owner O] [--path /P]  a new remote: route, page, texts, test; deployable at once',
    run: (options) => create(options, say),
  },
  check: {
    help: 'check NAME                 format, lint, types, tests, budget of one remote, what promote asks of it, and its contract with the live host',
    run: (options) => check(options, say),
  },
  dev: {
    help: 'dev NAME [--port 3001] [--against URL]  one remote from the working tree with recorded data, or inside a running site',
    run: (options) => dev(options, say),
  },
  record: {
    help: 'record [--server URL]      makes the recorded answers of both sports anew from a running site',
    run: (options) => recordSite(options, say),
  },
  contract: {
    help: 'contract [NAME|NAME=BUILD…] [--host BUILD]  whether remotes fit a host: ranges, types, and in a browser',
    run: (options) => contract(options, say),
  },
  budget: {
    help: 'budget [NAME…]             sizes and bundled libraries of the remotes, against their limits',
    run: (options) => budget(options, say),
  },
});
