import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { isPassing } from '../backup/backUp';
import { onDatabase, withClient } from '../connection/admin';
import { databaseAccount } from '../embedded/account';
import { findBinaries } from '../embedded/binaries';
import { createCluster, superuser } from '../embedded/cluster';
import { adoptCluster, type ClusterFolder, findClusterFolder } from '../embedded/clusterFolder';
import { anyRunsOn, runningPostmaster } from '../embedded/postmaster';
import { type Settings, spawnPostgres, type Spawned } from '../embedded/spawn';
import { urlOf } from '../embedded/watch';
import { testingFolder } from '../testingFolder';

/** A PostgreSQL for one test. */
export interface TestPostgres {
  /** The address of the database `scoreline`. */
  url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Restarts it on the same port after a kill. */
  again(): Promise<void>;
  /** Stops it and removes its files. */
  close(): Promise<void>;
}

export interface TestPrimary extends TestPostgres {
  /** A hot standby that streams from it. */
  standby(): Promise<TestPostgres>;
}

const replicating: Settings = { wal_level: 'replica', max_wal_senders: '4', hot_standby: 'on' };
const account = databaseAccount();
const execute = promisify(execFile);

async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return void (await withClient(url, (client) => client.query('SELECT 1')));
    } catch (error) {
      if (tries === 400) throw error;
      await sleep(50);
    }
  }
}

async function run(dataDir: string, folder: ClusterFolder, settings: Settings) {
  const { postgres } = findBinaries(account);
  let spawned: Spawned = await spawnPostgres(postgres, folder, account, { settings });
  const { port } = spawned;
  const server = urlOf(folder, port);
  await answers(server);
  const kill = async () => {
    const gone = once(spawned.child, 'exit');
    spawned.child.ref();
    process.kill(runningPostmaster(folder.data)!.pid, 'SIGKILL');
    await gone;
    while (anyRunsOn(folder.data)) await sleep(20);
  };
  return {
    port,
    server,
    url: onDatabase(server, 'scoreline'),
    kill,
    async again() {
      spawned = await spawnPostgres(postgres, folder, account, { port, settings });
      await answers(server);
    },
    async close() {
      if (spawned.child.exitCode === null && !spawned.child.killed) await kill();
      await rm(folder.home, { recursive: true, force: true, maxRetries: 5 });
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Copies a running primary to a new folder, from which a standby starts. */
async function copyOf(primary: ClusterFolder, server: string, port: number) {
  const dataDir = await testingFolder('scoreline-standby');
  const folder = adoptCluster(dataDir, account, primary.password);
  await withClient(server, async (client) => {
    await client.query(`SELECT pg_backup_start('standby', fast => true)`);
    await cp(primary.data, folder.data, {
      recursive: true,
      filter: (path) => !isPassing(relative(primary.data, path)),
    });
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)',
    );
    for (const [name, text] of [
      ['backup_label', firstItem(rows).labelfile],
      ['standby.signal', ''],
    ] as const) {
      await writeFile(join(folder.data, name), text);
    }
  });
  await chmod(folder.data, 0o700);
  if (account) await execute('chown', ['-R', `${account.uid}:${account.gid}`, folder.data]);
  const settings: Settings = {
    ...replicating,
    primary_conninfo: `host=127.0.0.1 port=${port} user=${superuser} password=${primary.password}`,
    wal_retrieve_retry_interval: '200ms',
  };
  return run(dataDir, folder, settings);
}

/** Starts a PostgreSQL with an empty database `scoreline` that standbys can stream from. */
export async function startPrimary(): Promise<TestPrimary> {
  const dataDir = await testingFolder('scoreline-standby');
  const folder = findClusterFolder(dataDir, account);
  await createCluster(findBinaries(account).initdb, folder, account);
  const primary = await run(dataDir, folder, replicating);
  await withClient(primary.server, (client) => client.query('CREATE DATABASE scoreline'));
  return { ...primary, standby: () => copyOf(folder, primary.server, primary.port) };
}
