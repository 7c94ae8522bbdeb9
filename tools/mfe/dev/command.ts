import { basename } from 'node:path';

import { openDevServer } from './server';

interface Options {
  directory: string;
  port: number;
  site: string;
}

/** The page of the site that shows the remote from here. */
function pageOf(site: string, name: string, origin: string, path = '/'): string {
  const page = new URL(path.includes(':') ? '/' : path, site);
  return `${page.href}?mfe.${name.replace(/^mf-/, '')}=${origin}`;
}

/** Serves one remote from the working tree until it is stopped, and says where to look at it. */
export async function runDev(
  { directory, port, site }: Options,
  say: (line: string) => void,
): Promise<void> {
  const name = basename(directory);
  const server = await openDevServer({
    directory,
    port,
    site: new URL(site).origin,
    tell: (outcome) =>
      say(outcome.kind === 'built' ? `built in ${outcome.ms} ms` : outcome.problem),
  });
  const descriptor = await server.descriptor();
  say(`${name} is at ${pageOf(site, name, server.origin, descriptor?.routes[0]?.path)}`);
  say('the site has to run with DEV_REMOTES=localhost; Ctrl-C ends this');
  const stopped = new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, done);
  });
  await stopped;
  await server.close();
}
