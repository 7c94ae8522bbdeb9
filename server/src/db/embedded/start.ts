import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { onDatabase, withClient } from '../admin';
import { databaseAccount } from './account';
import { findBinaries } from './binaries';
import { createCluster, superuser } from './cluster';
import { findPlace, type Place } from './place';
import { runningPostmaster } from './postmaster';
import { lastWords, spawnPostgres, type Spawned } from './spawn';

export interface EmbeddedOptions {
  dataDir: string;
  progress?: (step: string) => void;
}

export interface EmbeddedDatabase {
  url: string;
  /** Stops PostgreSQL, unless another process still uses it. */
  close(): Promise<void>;
}

const patienceMs = 60_000;

/** The real PostgreSQL in `dataDir`: joined where it runs already, else started, and created the first time. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const account = databaseAccount();
  const place = findPlace(options.dataDir, account);
  const binaries = findBinaries(account);
  options.progress?.('Preparing the database');
  await createCluster(binaries.initdb, place, account);
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const adopted = await adopt(place);
    if (adopted) return adopted;
    const spawned = await spawnPostgres(binaries.postgres, place, account);
    if (await becomesReady(urlOf(place, spawned.port), spawned, deadline))
      return own(place, spawned);
    // What a killed server leaves (its memory, its last processes) goes by itself within seconds.
    if (!/lock file|shared memory/.test(lastWords(place))) break;
    await sleep(300);
  }
  throw new Error(`The database in ${place.home} does not start: ${lastWords(place)}`);
}

const urlOf = (place: Place, port: number) =>
  `postgres://${superuser}:${place.password}@127.0.0.1:${port}/postgres`;

async function adopt(place: Place): Promise<EmbeddedDatabase | null> {
  for (;;) {
    const running = runningPostmaster(place.data);
    if (!running) return null;
    const url = urlOf(place, running.port);
    if (await answers(url)) {
      return ready(url, async () => {
        if (await isUsed(url)) return;
        process.kill(running.pid, 'SIGINT');
        while (runningPostmaster(place.data)?.pid === running.pid) await sleep(50);
      });
    }
    await sleep(100);
  }
}

async function own(place: Place, { child, port }: Spawned): Promise<EmbeddedDatabase> {
  const url = urlOf(place, port);
  return ready(url, async () => {
    if (child.exitCode !== null) return;
    if (await isUsed(url)) return void child.stdin?.end('leave\n');
    const gone = once(child, 'exit');
    child.ref();
    child.stdin?.end();
    await gone;
  });
}

async function ready(server: string, close: () => Promise<void>): Promise<EmbeddedDatabase> {
  await withClient(server, async (client) => {
    const { rowCount } = await client.query(`SELECT FROM pg_database WHERE datname = 'scoreline'`);
    if (rowCount === 0) {
      // Of two first starts the slower one finds it made: 42P04.
      await client.query('CREATE DATABASE scoreline').catch((error: { code?: string }) => {
        if (error.code !== '42P04' && error.code !== '23505') throw error;
      });
    }
  });
  return { url: onDatabase(server, 'scoreline'), close };
}

async function becomesReady(url: string, { child }: Spawned, deadline: number): Promise<boolean> {
  while (Date.now() < deadline && child.exitCode === null) {
    if (await answers(url)) return true;
    await sleep(50);
  }
  child.stdin?.end();
  return false;
}

const answers = (url: string) =>
  withClient(url, (client) => client.query('SELECT 1')).then(
    () => true,
    () => false,
  );

/** Whether others are connected; our own connections take a moment to be gone. */
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
