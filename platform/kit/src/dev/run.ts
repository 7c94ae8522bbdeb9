import type { Selection } from '../admission/compose';

import type { BuildStore } from '../build/buildStore';
import { nameOf } from '../preset/index.js';
import { openAlone } from './alone';
import { alonePath } from './alonePage';
import type { Outcome } from './builder';
import { openDevServer } from './server';
import type { TypeProblems } from './typeCheck';

interface Options {
  directory: string;
  port: number;
  site: string;
}

interface Recorded {
  directory: string;
  port: number;
  store: BuildStore;
  /** Current builds of the shell and of the remote. */
  selection: Selection;
}

/** The page of the site that runs the local build. */
function pageOf(site: string, name: string, origin: string, path = '/'): string {
  const page = new URL(path.includes(':') ? '/' : path, site);
  return `${page.href}?mfe.${name.replace(/^mf-/, '')}=${origin}`;
}

/** Serves one remote from the working tree until stopped, and prints its address. */
export async function runDev(
  { directory, port, site }: Options,
  say: (line: string) => void,
): Promise<void> {
  const name = nameOf(directory);
  const server = await openDevServer({
    directory,
    port,
    site: new URL(site).origin,
    tell: tellBuilds(say),
    tellTypes: tellTypes(say),
  });
  const descriptor = await server.descriptor();
  say(`${name} is at ${pageOf(site, name, server.origin, descriptor?.routes[0]?.path)}`);
  say('the site has to run with DEV_REMOTES=localhost; Ctrl-C ends this');
  await untilStopped();
  await server.close();
}

const untilStopped = () =>
  new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, done);
  });

const tellBuilds = (say: (line: string) => void) => (outcome: Outcome) =>
  say(outcome.kind === 'built' ? `built in ${outcome.ms} ms` : outcome.problem);

/** Prints type errors, and a line when they are fixed. */
function tellTypes(say: (line: string) => void) {
  let had = 0;
  return (problems: TypeProblems) => {
    for (const problem of problems) say(problem);
    if (problems.length === 0 && had > 0) say('the types fit');
    had = problems.length;
  };
}

/** Serves one remote from the working tree with recorded answers and without a site, until stopped. */
export async function runRecorded(
  { directory, port, store, selection }: Recorded,
  say: (line: string) => void,
): Promise<void> {
  const name = nameOf(directory);
  const site = `http://localhost:${port + 1}`;
  const tells = { tell: tellBuilds(say), tellTypes: tellTypes(say) };
  const server = await openDevServer({ directory, port, site, ...tells });
  const routes = (await server.descriptor())?.routes ?? [];
  const page = { name, routes, devOrigin: server.origin, port: port + 1 };
  const stage = await openAlone(store, selection, page);
  say(`${name} is alone at ${site}${alonePath}; Ctrl-C ends this`);
  await untilStopped();
  await stage.close();
  await server.close();
}
