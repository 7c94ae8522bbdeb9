import { readFile } from 'node:fs/promises';

import type { Result } from '../results';

/** What one of each costs, as kept results have measured it; times in seconds of one core. */
export interface Costs {
  pageSeconds: number;
  callSeconds: number;
  deliverySeconds: number;
  /** A draw with its chain, ledger and prize: the heaviest write of a member, of server and database together. */
  drawSeconds: number;
  connectionBytes: number;
  /** Of a server before anybody has connected. */
  serverBytes: number;
  /** Eleven changes of scores among 300 matches, and the image of these, compressed. */
  deltaBytes: number;
  imageBytes: number;
}

interface Wanted {
  name: string;
  what: string;
  of?: 'value' | 'ours' | 'baseline';
}

/** @throws where no result has that figure */
export function figureOf(results: readonly Result[], { name, what, of = 'value' }: Wanted): number {
  const row = results
    .find((result) => result.name === name)
    ?.rows.find((each) => each.what === what);
  const figure = row?.[of];
  if (figure === undefined) throw new Error(`bench/results has no "${what}" of ${name}.`);
  return figure;
}

const fanOut = 'live-fan-out';
const delta = 'delta of 11 changes among 300 matches: 11 scores';
const coresOf = (results: readonly Result[], name: string) =>
  Number.parseInt(results.find((result) => result.name === name)?.machine ?? '', 10);

/** @throws where a figure is missing: the model has none of its own */
export function costsOf(results: readonly Result[]): Costs {
  const figure = (name: string, what: string, of?: Wanted['of']) =>
    figureOf(results, { name, what, ...(of && { of }) });
  return {
    pageSeconds: figure('pages', 'match, first visitor: processor time') / 1000,
    // One process answers; it has no more than one core.
    callSeconds:
      1 /
      figure(
        'encrypted-list',
        'requests a second of the 20.1 KB list, compressed and encrypted, against Fastify in the plain',
        'ours',
      ),
    deliverySeconds:
      1 /
      figure(fanOut, 'deliveries a second of the server’s processor time, against bare ws', 'ours'),
    drawSeconds: coresOf(results, 'draws') / figure('draws', 'draws a second, one promotion'),
    connectionBytes: figure(fanOut, 'resident memory a connection') * 1024,
    serverBytes:
      figure('server-memory', 'server with the demo season and 1000 live connections', 'baseline') *
      1024 ** 2,
    deltaBytes: figure(fanOut, delta),
    imageBytes: figure(fanOut, 'image of 300 matches, fetched over HTTP'),
  };
}

/** What the deployment allows, as its files say. */
export interface Limits {
  connectionsOfServer: number;
  mostLiveServers: number;
  mostWebServers: number;
  /** Share of a processor at which another server is started. */
  busyShare: number;
  proxyConnections: number;
  poolerClients: number;
  /** A server's connections to the database, those of its jobs aside. */
  poolOfServer: number;
}

const deploy = new URL('../../deploy/', import.meta.url);

async function numberIn(path: string, pattern: RegExp): Promise<number> {
  const found = pattern.exec(await readFile(new URL(path, deploy), 'utf8'))?.[1];
  if (!found) throw new Error(`deploy/${path} does not say ${String(pattern)}.`);
  return Number(found);
}

export async function readLimits(): Promise<Limits> {
  const live = 'kubernetes/base/live.yaml';
  return {
    connectionsOfServer: await numberIn(live, /averageValue: '(\d+)'/),
    mostLiveServers: await numberIn(live, /maxReplicas: (\d+)/),
    mostWebServers: await numberIn('kubernetes/base/web.yaml', /maxReplicas: (\d+)/),
    busyShare: (await numberIn(live, /averageUtilization: (\d+)/)) / 100,
    proxyConnections: await numberIn('haproxy/haproxy.cfg', /maxconn (\d+)/),
    poolerClients: await numberIn('pgbouncer/pgbouncer.ini', /max_client_conn = (\d+)/),
    poolOfServer: await numberIn(
      '../server/src/environment.ts',
      /DATABASE_POOL_SIZE[\s\S]*?default\((\d+)\)/,
    ),
  };
}
