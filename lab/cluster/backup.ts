import { appendFile, link, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { execute, postgresFolder } from './machine';
import { until } from '../../tools/run/until.mjs';
import { ask, flagsOf, password, user } from './postgres';
import { Program } from './program';

interface BackupOptions {
  folder: string;
  /** Folder of the archived write-ahead log. */
  archive: string;
  account: { uid: number; gid: number } | null;
  /** Port of the restored database. */
  port: number;
  /** The primary's current port. */
  primary(): number;
}

/** A point in time, and the database's contents then. */
export interface Moment {
  at: string;
  sums: Record<string, string>;
}

export interface Restored {
  /** Tables that differ from the point in time. */
  different: string[];
  restoreMs: number;
  /** Data that losing both disks would have cost, in ms. */
  lossMs: number;
}

/** Tables that members, clients and apps depend on. */
const compared = ['users', 'follows', 'matches', 'push_subscriptions'];
const restoreMs = 300_000;
/** A complete log segment or a timeline history, not a partial file. */
const whole = /^[\dA-F]{24}$|[.]history$/;

const sumOf = (table: string) =>
  `(SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) FROM ${table} t) AS ${table}`;
const sums = `SELECT ${compared.map(sumOf).join(', ')}`;
const newest = 'SELECT extract(epoch FROM max(updated_at)) * 1000 AS ms FROM matches';

/** Takes a base backup and restores from it and the archived log: to a point in time, and to the end of the log. */
export class Backup {
  readonly #restored: Program;
  readonly #base: string;
  readonly #data: string;
  readonly #kept: string;
  #newestMs = 0;

  constructor(private readonly options: BackupOptions) {
    const { folder, account, port } = options;
    this.#base = join(folder, 'base');
    this.#data = join(folder, 'restored');
    this.#kept = join(folder, 'kept');
    this.#restored = new Program({
      name: 'restored',
      log: join(folder, 'restored.log'),
      command: () => ({
        file: join(postgresFolder(), 'postgres'),
        // The restored copy must not write to the archive it was made from.
        args: [
          '-D',
          this.#data,
          '-p',
          String(port),
          ...flagsOf('/dev/null'),
          '-c',
          'archive_mode=off',
        ],
        user: account,
      }),
      isReady: () => this.#ask('SELECT 1').then(() => true),
    });
  }

  /** Takes a base backup of the primary. */
  async begin(): Promise<void> {
    const { account, folder, primary } = this.options;
    const from = ['-h', '127.0.0.1', '-p', String(primary()), '-U', user];
    await execute(
      join(postgresFolder(), 'pg_basebackup'),
      [...from, '-D', this.#base, '-c', 'fast', '-X', 'stream'],
      { ...account, cwd: folder, env: { PGPASSWORD: password } },
    );
  }

  /** Records the current contents. Nothing may write between the timestamp and the checksums. */
  async note(): Promise<Moment> {
    const [row] = await ask(
      this.options.primary(),
      `BEGIN; LOCK TABLE ${compared.join(', ')} IN SHARE MODE;
      CREATE TEMP TABLE noted ON COMMIT DROP AS ${sums};
      SELECT clock_timestamp()::text AS at, noted.* FROM noted; COMMIT`,
      'scoreline',
    );
    const { at, ...found } = row as Record<string, string>;
    return { at: at!, sums: found };
  }

  /** Copies the archive as it is now, which is all that remains if both disks fail at this moment. */
  async loseDisks(): Promise<void> {
    this.#newestMs = await this.#newestAt(this.options.primary());
    await mkdir(this.#kept);
    const names = await readdir(this.options.archive);
    for (const name of names.filter((each) => whole.test(each)))
      await link(join(this.options.archive, name), join(this.#kept, name));
  }

  /** Restores the database to a point in time, then to the end of the copied log. */
  async restore({ at, sums: then }: Moment): Promise<Restored> {
    const [last] = await ask(this.options.primary(), sums, 'scoreline');
    if (compared.every((table) => last?.[table] === then[table]))
      throw new Error('Nothing was written after the moment: a comparison would prove nothing.');
    const begun = performance.now();
    await execute('cp', ['-a', this.#base, this.#data]);
    await this.#recoverFrom(this.options.archive, at);
    await this.#restored.start();
    const isThere = `SELECT FROM pg_get_wal_replay_pause_state() AS state WHERE state = 'paused'`;
    await until('The restore', async () => (await this.#ask(isThere)).length === 1, restoreMs);
    const took = performance.now() - begun;
    const [now] = await this.#ask(sums);
    const different = compared.filter((table) => now?.[table] !== then[table]);
    await this.#restored.stop('SIGINT');
    await this.#recoverFrom(this.#kept, null);
    await this.#restored.start();
    const isOver = 'SELECT WHERE NOT pg_is_in_recovery()';
    await until('The recovery', async () => (await this.#ask(isOver)).length === 1, restoreMs);
    const lossMs = this.#newestMs - (await this.#newestAt(this.options.port));
    return { different, restoreMs: took, lossMs };
  }

  stop(): Promise<unknown> {
    return this.#restored.stop('SIGINT');
  }

  #ask(statement: string) {
    return ask(this.options.port, statement, 'scoreline');
  }

  async #newestAt(port: number): Promise<number> {
    const [row] = await ask(port, newest, 'scoreline');
    return Number(row?.ms);
  }

  async #recoverFrom(archive: string, at: string | null): Promise<void> {
    const settings = [
      `restore_command = 'cp ${archive}/%f %p'`,
      `recovery_target_time = '${at ?? ''}'`,
      `recovery_target_action = '${at ? 'pause' : 'promote'}'`,
      `recovery_target_timeline = 'latest'`,
      `synchronous_standby_names = ''`,
    ];
    await appendFile(join(this.#data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
    await writeFile(join(this.#data, 'recovery.signal'), '');
  }
}
