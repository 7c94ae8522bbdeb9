import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Account } from './account';
import type { ClusterFolder } from './clusterFolder';
import { freePort } from './freePort';

/**
 * Stops PostgreSQL (fast shutdown) as soon as this process ends for any reason, which closes the pipe. `leave` keeps it running
 * for other connected processes. Exits when PostgreSQL exits.
 */
const guard = `
  exec 3<&0
  "$@" 3<&- & server=$!
  (read -r word <&3; [ "$word" = leave ] || kill -INT $server) & watch=$!
  wait $server; code=$?
  kill $watch 2>/dev/null
  exit $code`;

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '128MB',
  work_mem: '16MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  wal_level: 'minimal',
  max_wal_senders: '0',
  random_page_cost: '1.1',
  // Containers have little shared memory, and page queries are short.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  log_min_messages: 'warning',
  logging_collector: 'off',
};

export type Settings = Readonly<Record<string, string>>;

export interface Spawned {
  child: ChildProcess;
  port: number;
}

/**
 * Starts PostgreSQL in its own session: this process handles Ctrl-C, and the database stops last. Uses a free port unless one
 * is given.
 */
export async function spawnPostgres(
  program: string,
  folder: ClusterFolder,
  account: Account | null,
  {
    port: wantedPort,
    settings: further,
  }: { port?: number | undefined; settings?: Settings | undefined } = {},
): Promise<Spawned> {
  const port = wantedPort ?? (await freePort());
  const flags = Object.entries({ ...settings, ...further }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const log = openSync(logFile(folder), 'w', 0o600);
  const command = [program, '-D', folder.data, '-p', String(port), ...flags];
  const child = spawn('/bin/sh', ['-c', guard, 'guard', ...command], {
    ...account,
    cwd: folder.home,
    detached: true,
    stdio: ['pipe', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  closeSync(log);
  child.stdin?.on('error', () => undefined);
  child.unref();
  (child.stdin as unknown as { unref?(): void } | null)?.unref?.();
  return { child, port };
}

const logFile = (folder: ClusterFolder) => join(folder.home, 'postgres.log');

/** PostgreSQL's log since its start; empty if its folder is gone. */
export const saidBy = (folder: ClusterFolder): string =>
  existsSync(logFile(folder)) ? readFileSync(logFile(folder), 'utf8') : '';

/** The end of PostgreSQL's log, for an error message. */
export function lastWords(folder: ClusterFolder): string {
  const lines = saidBy(folder).trim().split('\n');
  return lines.find((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '';
}
