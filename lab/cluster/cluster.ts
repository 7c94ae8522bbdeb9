import { generateKeyPairSync } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import type { Backup } from './backup';
import { answersRedis, Databases } from './databases';
import { freePorts, mostFiles, programOf, says, statusOf } from './machine';
import { Program } from './program';

const root = join(import.meta.dirname, '../..');

const serverNames = ['web-1', 'web-2', 'live-1', 'live-2', 'worker-1', 'worker-2'] as const;
type ServerName = (typeof serverNames)[number];
const natsNames = ['nats-1', 'nats-2', 'nats-3'] as const;

export interface ClusterOptions {
  /** Folder of all data and logs. */
  folder: string;
  /** Environment of every server, in addition to the cluster's own. */
  env?: Record<string, string>;
}

/** A part that can be killed. `kill` resolves when it has restarted and is ready. */
export interface Part {
  name: string;
  kill(): Promise<void>;
}

export interface Cluster {
  /** Address of HAProxy. */
  address: string;
  /** PEM of the key that clients encrypt their own keys with. */
  publicKey: string;
  feedFile: string;
  mails: string;
  parts: Part[];
  backup: Backup;
  /** Restarts the servers one after another with another version. Resolves to their exit codes. */
  roll(version: string): Promise<(number | null)[]>;
  stop(): Promise<void>;
}

function natsCluster(folder: string, ports: Record<string, number>): Program[] {
  return natsNames.map((name) => {
    const others = natsNames.filter((other) => other !== name);
    const routes = others.map((other) => `nats-route://127.0.0.1:${ports[`${other}-route`]}`);
    return new Program({
      name,
      log: join(folder, `${name}.log`),
      command: () => ({
        file: programOf('nats-server'),
        args: [
          ...['-n', name, '-a', '127.0.0.1', '-p', String(ports[name])],
          ...['-js', '-sd', join(folder, name), '-cluster_name', 'drill'],
          ...[
            '-cluster',
            `nats://127.0.0.1:${ports[`${name}-route`]}`,
            '-routes',
            routes.join(','),
          ],
          ...['-m', String(ports[`${name}-http`])],
        ],
      }),
      isReady: async () =>
        (await statusOf(`http://127.0.0.1:${ports[`${name}-http`]}/healthz`)) === 200 &&
        says(ports[name]!, /^INFO .*"jetstream":\s*true/),
    });
  });
}

/** Replicates every stream to all three nodes, so that any one may fail. */
async function replicate(servers: string[]): Promise<number> {
  const nc = await connect({ servers });
  try {
    const manager = await jetstreamManager(nc);
    let streams = 0;
    for await (const { config } of manager.streams.list()) {
      await manager.streams.update(config.name, { ...config, num_replicas: natsNames.length });
      streams += 1;
    }
    return streams;
  } finally {
    await nc.close();
  }
}

/** The deployed proxy configuration, adapted to servers on this machine. */
async function proxySettings(ports: Record<string, number>): Promise<string> {
  const deployed = await readFile(join(root, 'deploy/haproxy/haproxy.cfg'), 'utf8');
  const servers = (role: string) =>
    [1, 2].map((n) => `server ${role}-${n} 127.0.0.1:${ports[`${role}-${n}`]}`).join('\n  ');
  return (
    deployed
      .replace('maxconn 60000', `maxconn ${Math.floor((mostFiles() - 200) / 2)}`)
      .replace('bind :8080', `bind 127.0.0.1:${ports.haproxy}`)
      // Local servers answer health checks on their own port, and older versions have no operations port at all.
      .replaceAll(
        'option httpchk GET /readyz',
        'option httpchk\n  http-check send meth GET uri /readyz hdr Host localhost',
      )
      .replace(/default-server .*/, 'default-server check inter 1s fall 2 rise 1')
      .replace(/server-template web .*/, servers('web'))
      .replace(/server-template live .*/, servers('live'))
  );
}

const redisProgram = (folder: string, port: number) =>
  new Program({
    name: 'redis',
    log: join(folder, 'redis.log'),
    command: () => ({
      file: programOf('redis-server'),
      args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    }),
    isReady: () => answersRedis(port),
  });

const proxyProgram = (folder: string, address: string) =>
  new Program({
    name: 'haproxy',
    log: join(folder, 'haproxy.log'),
    command: () => ({
      file: programOf('haproxy'),
      args: ['-db', '-f', join(folder, 'haproxy.cfg')],
    }),
    // Readiness is for operators only and not reachable through the proxy.
    isReady: async () => (await statusOf(`${address}/api/none`, 'POST')) === 404,
  });

const newRsaKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

interface ServerOptions {
  folder: string;
  port: number;
  /** The folder of its build. */
  dist(): string;
  env: Record<string, string>;
}

const serverProgram = (name: ServerName, { folder, port, dist, env }: ServerOptions) =>
  new Program({
    name,
    log: join(folder, `${name}.log`),
    command: () => ({
      file: process.execPath,
      args: [join(dist(), 'main.js')],
      env: {
        ...{ ROLE: firstItem(name.split('-')), PORT: String(port), HOST: '127.0.0.1' },
        OPS_PORT: '0',
        ...{ DATABASE_POOLER: 'transaction', DATABASE_POOL_SIZE: '8', FEED: 'none' },
        ...{ TRUST_PROXY: '1', LOG_LEVEL: 'warn', LIVE_SOCKETS_PER_ADDRESS: '100000' },
        DRAIN_SECONDS: name.startsWith('worker') ? '0' : '4',
        ...env,
      },
    }),
    isReady: async () => (await statusOf(`http://127.0.0.1:${port}/readyz`)) === 200,
  });

const restarted = (program: Program): Part => ({
  name: program.name,
  async kill() {
    await program.kill();
    await program.start();
  },
});

/** Starts every part in order of dependency. */
export async function startCluster({ folder, env = {} }: ClusterOptions): Promise<Cluster> {
  const ports: Record<string, number> = await freePorts([
    ...serverNames,
    ...natsNames.flatMap((name) => [name, `${name}-route`, `${name}-http`]),
    ...['haproxy', 'redis', 'left', 'right', 'pooler', 'restored'],
  ]);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  await mkdir(data, { recursive: true });
  const feedFile = join(folder, 'feed.jsonl');
  await writeFile(feedFile, '');
  const keys = newRsaKeys();
  const databases = new Databases(join(folder, 'postgres'), {
    left: ports.left!,
    right: ports.right!,
    pooler: ports.pooler!,
    restored: ports.restored!,
  });
  const nats = natsCluster(folder, ports);
  const natsHosts = natsNames.map((name) => `127.0.0.1:${ports[name]}`);
  const natsUrl = `nats://${natsHosts.join(',')}`;
  const redis = redisProgram(folder, ports.redis!);
  const address = `http://127.0.0.1:${ports.haproxy}`;
  const haproxy = proxyProgram(folder, address);
  let dist = join(root, 'server/dist');
  const serverOf = (name: ServerName) =>
    serverProgram(name, {
      ...{ folder, port: ports[name]!, dist: () => dist },
      env: {
        ...{ DATA_DIR: data, DATABASE_URL: databases.url, NATS_URL: natsUrl },
        ...{ DATABASE_REPLICA_URL: databases.nodeUrls, DATABASE_DIRECT_URL: databases.nodeUrls },
        ...{ REDIS_URL: `redis://127.0.0.1:${ports.redis}`, RSA_PRIVATE_KEY: keys.privateKey },
        ...{ FEED_FILE: feedFile, ...env },
      },
    });
  const servers = serverNames.map(serverOf);
  await writeFile(join(folder, 'haproxy.cfg'), await proxySettings(ports));
  await databases.start();
  await Promise.all([redis.start(), ...nats.map((node) => node.start())]);
  // The first server migrates the database and creates the streams.
  await itemAt(servers, 4).start();
  await Promise.all(servers.map((server) => server.start()));
  await haproxy.start();
  for (let streams = 0; streams === 0; await sleep(200)) streams = await replicate(natsHosts);

  return {
    ...{ address, feedFile, publicKey: keys.publicKey, mails: join(data, 'mail') },
    backup: databases.backup,
    parts: [
      ...[...servers, haproxy, redis, databases.pooler, ...nats].map(restarted),
      { name: 'postgres primary', kill: () => databases.killPrimary() },
      { name: 'postgres replica', kill: () => databases.killReplica() },
    ],
    async roll(version) {
      dist = version;
      const codes: (number | null)[] = [];
      for (const server of servers) {
        codes.push(await server.stop());
        await server.start();
      }
      return codes;
    },
    async stop() {
      await Promise.all([haproxy.stop(), ...servers.map((server) => server.kill())]);
      await databases.stop();
      await Promise.all([redis, ...nats].map((program) => program.kill()));
    },
  };
}
