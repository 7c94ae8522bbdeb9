import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { onDatabase, withClient } from '../connection/admin';
import { databaseAccount } from './account';
import { findBinaries } from './binaries';
import { createCluster } from './cluster';
import { findClusterFolder, type ClusterFolder } from './clusterFolder';
import { askServer, comesUp } from './comesUp';
import { runningPostmaster } from './postmaster';
import { lastWords, type Settings, spawnPostgres, type Spawned } from './spawn';
import { type Running, urlOf, watchPostgres } from './watch';

export interface EmbeddedOptions {
  dataDir: string;
  progress?: (step: string) => void;
  /** Restarts PostgreSQL if it dies, and reports that here. */
  onDeath?: (lastWords: string) => void;
  /** PostgreSQL settings that override ours; ignored if it is already running. */
  settings?: Settings | undefined;
}

export interface EmbeddedDatabase {
  url: string;
  /** Stops PostgreSQL unless another process still uses it. */
  close(): Promise<void>;
}

const patienceMs = 60_000;

/** PostgreSQL in `dataDir`: joined if it is running, else started, and created the first time. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const account = databaseAccount();
  const folder = findClusterFolder(options.dataDir, account);
  const binaries = findBinaries(account);
  options.progress?.('Preparing the database');
  await createCluster(binaries.initdb, folder, account);
  const deadline = Date.now() + patienceMs;
  const launch = (port?: number) =>
    spawnPostgres(binaries.postgres, folder, account, { port, settings: options.settings });
  const onRecovering = () => options.progress?.('Recovering the database');
  const running =
    (await adopt(folder)) ?? (await launchReady(folder, { launch, deadline, onRecovering }));
  const url = await ready(urlOf(folder, running.port));
  const watch = options.onDeath
    ? watchPostgres({ folder, running, launch, onDeath: options.onDeath, answers })
    : { stop: () => running };
  return { url, close: () => closePostgres(folder, watch.stop()) };
}

interface Launching {
  launch: () => Promise<Spawned>;
  deadline: number;
  onRecovering: () => void;
}

async function launchReady(
  folder: ClusterFolder,
  { launch, deadline, onRecovering }: Launching,
): Promise<Running> {
  while (Date.now() < deadline) {
    const spawned = await launch();
    const { child, port } = spawned;
    const ask = () => askServer(urlOf(folder, port));
    const hasEnded = () => child.exitCode !== null;
    if (await comesUp({ ask, hasEnded, deadline, onRecovering })) return spawned;
    child.stdin?.end();
    // The remains of a killed server (shared memory, last processes) disappear within seconds.
    if (!/lock file|shared memory/.test(lastWords(folder))) break;
    await sleep(300);
    const adopted = await adopt(folder);
    if (adopted) return adopted;
  }
  throw new Error(`The database in ${folder.home} does not start: ${lastWords(folder)}`);
}

async function adopt(folder: ClusterFolder): Promise<Running | null> {
  for (;;) {
    const running = runningPostmaster(folder.data);
    if (!running || (await answers(urlOf(folder, running.port)))) return running;
    await sleep(100);
  }
}

async function closePostgres(folder: ClusterFolder, running: Running): Promise<void> {
  const isOurs = 'child' in running;
  if (isOurs && running.child.exitCode !== null) return;
  // Another process may stop it during the check for other users.
  const gone = isOurs && once(running.child, 'exit');
  const inUse = await isUsed(urlOf(folder, running.port));
  if (!isOurs) {
    if (inUse) return;
    process.kill(running.pid, 'SIGINT');
    while (runningPostmaster(folder.data)?.pid === running.pid) await sleep(50);
    return;
  }
  const { child } = running;
  if (inUse) return void child.stdin?.end('leave\n');
  child.ref();
  child.stdin?.end();
  await gone;
}

/** The address of our database on a server; creates it if it is missing. */
async function ready(server: string): Promise<string> {
  await withClient(server, async (client) => {
    const { rowCount } = await client.query(`SELECT FROM pg_database WHERE datname = 'scoreline'`);
    if (rowCount === 0) {
      // With two concurrent first starts, the slower one gets 42P04: it exists.
      await client.query('CREATE DATABASE scoreline').catch((error: { code?: string }) => {
        if (error.code !== '42P04' && error.code !== '23505') throw error;
      });
    }
  });
  return onDatabase(server, 'scoreline');
}

const answers = async (url: string) => (await askServer(url)) === 'ready';

/** Whether others are connected; our own connections take a moment to close. */
async function isUsed(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt++) {
    if ((await otherClients(url)) === 0) return false;
    await sleep(100);
  }
  return true;
}

const otherClients = (url: string): Promise<number | null> =>
  withClient(url, async (client) => {
    const others = `SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
    return (await client.query(others)).rowCount;
  }).catch(() => 0);
