import { chmod, chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { Backup } from './backup';
import { databaseUser, execute, postgresFolder, programOf, says } from './machine';
import { until } from '../../tools/run/until.mjs';
import { ask, flagsOf, password, user } from './postgres';
import { Program } from './program';
import { StandbyWatch, waitForStandby } from './standbyWatch';

export interface DatabasePorts {
  left: number;
  right: number;
  pooler: number;
  /** Port of the database restored from a backup. */
  restored: number;
}

interface Node {
  port: number;
  data: string;
  program: Program;
}

const poolerSettings = (port: number, files: { users: string; log: string }, primary: number) =>
  `[databases]
scoreline = host=127.0.0.1 port=${primary} dbname=scoreline user=${user} password=${password} connect_query='SET jit = off; SET random_page_cost = 1.1; SET statement_timeout = 30000; SET idle_in_transaction_session_timeout = 60000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${files.users}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 30
query_wait_timeout = 10
server_connect_timeout = 2
server_login_retry = 1
ignore_startup_parameters = extra_float_digits,options
logfile = ${files.log}
`;

/**
 * A primary whose commits wait for its replica, so that a promotion loses none, behind a PgBouncer that follows the promotion.
 */
export class Databases {
  readonly pooler: Program;
  readonly backup: Backup;
  readonly #nodes: [Node, Node];
  readonly #account = databaseUser();
  readonly #archive: string;
  readonly #watch = new StandbyWatch(() => itemAt(this.#nodes, this.#primary).port);
  #primary = 0;

  constructor(
    private readonly folder: string,
    private readonly ports: DatabasePorts,
  ) {
    this.#archive = join(folder, 'archive');
    this.backup = new Backup({
      ...{ folder, archive: this.#archive, account: this.#account, port: ports.restored },
      primary: () => this.#nodes[this.#primary]!.port,
    });
    this.#nodes = [this.#node('left', ports.left), this.#node('right', ports.right)];
    this.pooler = new Program({
      name: 'pgbouncer',
      log: join(folder, 'pgbouncer.out'),
      command: () => ({
        file: programOf('pgbouncer'),
        args: ['-q', join(folder, 'pgbouncer.ini')],
        user: this.#account,
      }),
      isReady: () => ask(ports.pooler, 'SELECT 1', 'scoreline').then(() => true),
    });
  }

  /** Connection URL for the servers. */
  get url(): string {
    return `postgres://${user}@127.0.0.1:${this.ports.pooler}/scoreline`;
  }

  /** Both databases without PgBouncer. Servers find the primary themselves. */
  get nodeUrls(): string {
    return this.#nodes
      .map(({ port }) => `postgres://${user}:${password}@127.0.0.1:${port}/scoreline`)
      .join(',');
  }

  async start(): Promise<void> {
    const [left] = this.#nodes;
    for (const folder of [this.folder, this.#archive]) {
      await mkdir(folder, { recursive: true });
      await chmod(folder, 0o755);
      if (this.#account) await chown(folder, this.#account.uid, this.#account.gid);
    }
    const secret = join(this.folder, 'password');
    await writeFile(secret, password);
    await execute(
      join(postgresFolder(), 'initdb'),
      [
        '-D',
        left.data,
        '-U',
        user,
        `--pwfile=${secret}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
      ],
      { ...this.#account, cwd: this.folder },
    );
    await left.program.start();
    await ask(left.port, 'CREATE DATABASE scoreline');
    this.#watch.start();
    await this.#follow();
    await writeFile(join(this.folder, 'users'), `"${user}" "${password}"\n`);
    await this.#point();
    await this.pooler.start();
  }

  async stop(): Promise<void> {
    await this.#watch.stop();
    await this.pooler.stop('SIGINT');
    await this.backup.stop();
    for (const { program } of this.#nodes) await program.stop('SIGINT');
  }

  /** Kills the primary. The replica is promoted at once, and the old primary returns as its replica. */
  async killPrimary(): Promise<void> {
    const [old, next] = [
      itemAt(this.#nodes, this.#primary),
      itemAt(this.#nodes, 1 - this.#primary),
    ];
    await old.program.kill();
    await ask(next.port, 'SELECT pg_promote(true, 30)');
    await waitForStandby(next.port, false);
    this.#primary = 1 - this.#primary;
    await this.#point();
    this.pooler.reload();
    await this.#follow();
  }

  /** Kills the replica and restarts it after `meanwhile`. */
  async killReplica(meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
    const replica = itemAt(this.#nodes, 1 - this.#primary);
    await replica.program.kill();
    await meanwhile();
    await replica.program.start();
    await this.#inStep();
  }

  #node(name: string, port: number): Node {
    const data = join(this.folder, name);
    const program = new Program({
      name,
      log: join(this.folder, `${name}.log`),
      command: () => ({
        file: join(postgresFolder(), 'postgres'),
        args: ['-D', data, '-p', String(port), ...flagsOf(this.#archive)],
        user: this.#account,
      }),
      isReady: () => ask(port, 'SELECT 1').then(() => true),
    });
    return { port, data, program };
  }

  /** Points PgBouncer to the primary. */
  async #point(): Promise<void> {
    const files = { users: join(this.folder, 'users'), log: join(this.folder, 'pgbouncer.log') };
    const { port } = itemAt(this.#nodes, this.#primary);
    await writeFile(
      join(this.folder, 'pgbouncer.ini'),
      poolerSettings(this.ports.pooler, files, port),
    );
  }

  /** Makes the other server a replica of the primary. */
  async #follow(): Promise<void> {
    const [primary, replica] = [
      itemAt(this.#nodes, this.#primary),
      itemAt(this.#nodes, 1 - this.#primary),
    ];
    await rm(replica.data, { recursive: true, force: true });
    await execute(
      join(postgresFolder(), 'pg_basebackup'),
      [
        '-h',
        '127.0.0.1',
        '-p',
        String(primary.port),
        '-U',
        user,
        '-D',
        replica.data,
        '-R',
        '-c',
        'fast',
        '-X',
        'stream',
      ],
      { ...this.#account, cwd: this.folder, env: { PGPASSWORD: password } },
    );
    await replica.program.start();
    await this.#inStep();
  }

  #inStep(): Promise<void> {
    const { port } = itemAt(this.#nodes, this.#primary);
    const question = `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`;
    return until('Streaming', async () => (await ask(port, question)).length === 1);
  }
}

export const answersRedis = (port: number) => says(port, /^\+PONG/, 'PING\r\n');
