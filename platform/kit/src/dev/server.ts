import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { projectOf } from '../preset/index.js';
import { type Builder, createBuilder, type Outcome } from './builder';
import { type TypeProblems, watchTypes } from './typeCheck';

interface Options {
  directory: string;
  port: number;
  /** The only site whose pages may read the served files. */
  site: string;
  tell(outcome: Outcome): void;
  /** Called after each type check. */
  tellTypes(problems: TypeProblems): void;
}

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};
const isFile = /^\/[\w-]+(?:[./][\w-]+)*$/;
const isLocalHost = (host = '') => /^(localhost|127\.0\.0\.1):\d+$/.test(host);

async function readFirst(folders: readonly string[], path: string): Promise<Buffer | null> {
  for (const folder of folders) {
    const bytes = await readFile(join(folder, path)).catch(() => null);
    if (bytes) return bytes;
  }
  return null;
}

async function sendFile(builder: Builder, path: string, response: ServerResponse): Promise<void> {
  const bytes = isFile.test(path) ? await readFirst(builder.outputs(), path) : null;
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  response.writeHead(bytes ? 200 : 404, { 'content-type': `${type}; charset=utf-8` });
  response.end(bytes ?? 'no such file');
}

/** Also sent to each new listener, so that it does not miss the last build. */
const event = (outcome: Outcome) =>
  outcome.kind === 'built'
    ? `event: built\ndata: ${outcome.ms}\n\n`
    : `event: failed\n${outcome.problem.replace(/^/gm, 'data: ')}\n\n`;

const typesEvent = (problems: TypeProblems) =>
  `event: types\n${problems.join('\n').replace(/^/gm, 'data: ')}\n\n`;

/** Serves the working tree's build of a remote on this machine only, and notifies pages of each new build. */
export async function openDevServer({ directory, port, site, tell, tellTypes }: Options) {
  const listeners = new Set<ServerResponse>();
  let last: Outcome | undefined;
  let lastTypes: TypeProblems | undefined;
  const builder = await createBuilder(directory, (outcome) => {
    last = outcome;
    tell(outcome);
    for (const listener of listeners) listener.write(event(outcome));
  });

  const endTypes = await watchTypes({
    directory,
    project: projectOf(directory),
    tell(problems) {
      lastTypes = problems;
      tellTypes(problems);
      for (const listener of listeners) listener.write(typesEvent(problems));
    },
  });

  function listen(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(last ? event(last) : ':\n\n');
    if (lastTypes) response.write(typesEvent(lastTypes));
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  }

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', site);
    response.setHeader('access-control-allow-private-network', 'true');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('cache-control', 'no-store');
    // Refuses pages of other sites that resolve their host name to this machine (DNS rebinding).
    if (!isLocalHost(request.headers.host)) return void response.writeHead(403).end();
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/events') return listen(request, response);
    void sendFile(builder, pathname, response);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(port, '127.0.0.1', done);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    descriptor: () => builder.descriptor(),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await endTypes();
      await builder.close();
    },
  };
}
