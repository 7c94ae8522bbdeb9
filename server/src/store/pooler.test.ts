import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { pino } from 'pino';
import { firstItem, itemWhere } from '@scoreline/shared-lib/contract/lists';

import { holdingTheFill } from '../feeds/demo/fillQueries';
import { startJobs } from './jobs/jobs';
import { holdingProcess } from './jobs/holdingProcess';
import { createLease } from './jobs/lease';
import { connect } from '@scoreline/database/connection/connect';
import { duringTests } from '@scoreline/database/duringTests';
import { eventually, until } from '@scoreline/database/eventually';
import { migrate } from '@scoreline/database/migrate';
import { migrations } from '@scoreline/database/migrations/index';
import { openTestDatabase } from '@scoreline/database/testing';

const program = '/usr/sbin/pgbouncer';
const deployed = join(__dirname, '../../../deploy/pgbouncer');
const run = promisify(execFile);
const database = duringTests(openTestDatabase);

const line = (file: string, start: string) =>
  itemWhere(readFileSync(join(deployed, file), 'utf8').split('\n'), (each) =>
    each.startsWith(start),
  );

/** The pooler as deployed, with three connections to the tests' database. */
async function startPooler(port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'scoreline-pgbouncer-'));
  const { hostname, port: from, username, password, pathname } = new URL(database.url);
  const own = line('database.ini.example', 'scoreline =')
    .replace('host=postgres', `host=${hostname}`)
    .replace('port=5432', `port=${from || 5432}`)
    .replace('dbname=scoreline', `dbname=${pathname.slice(1)}`);
  const [users, pids, file] = ['users', 'pid', 'ini'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const settings = readFileSync(join(deployed, 'pgbouncer.ini'), 'utf8')
    .replace(/^%include .*$/m, `[databases]\n${own}`)
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =`)
    .replace(/^auth_type = .*$/m, 'auth_type = trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${users}`)
    .replace(/^max_client_conn = .*$/m, 'max_client_conn = 100')
    .replace(/^default_pool_size = .*$/m, 'default_pool_size = 3')
    .replace(/^reserve_pool_size = .*$/m, 'reserve_pool_size = 0');
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  await writeFile(file, `${settings}\npidfile = ${pids}\nlogfile = ${join(folder, 'log')}\n`);
  await chmod(folder, 0o777);
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  await run(program, ['-q', '-d', ...user, file]);
  await eventually(() => readFile(pids, 'utf8'));
  const pid = Number(await readFile(pids, 'utf8'));
  const stop = async () => {
    process.kill(pid, 'SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url: `postgres://${username}@127.0.0.1:${port}/scoreline`, stop };
}

// Skipped on machines without PgBouncer.
(existsSync(program) ? describe : describe.skip)('a database behind PgBouncer', () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let db: ReturnType<typeof connect>;
  beforeAll(async () => {
    pooler = await startPooler(25_690 + (process.pid % 200));
    db = connect(pooler.url, { max: 20, sharedByTransaction: true });
  });
  afterAll(async () => {
    await db.destroy();
    await pooler.stop();
  });

  const answers = () =>
    Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const { rows } = await sql<{ own: number }>`SELECT ${at}::int AS own`.execute(db);
        return firstItem(rows).own === at;
      }),
    );

  it('answers what is asked often, of whichever connection', async () => {
    expect((await answers()).every(Boolean)).toBe(true);
    expect((await answers()).every(Boolean)).toBe(true);
  });

  it('has the settings of a session from the pooler', async () => {
    const { rows } = await sql<{ jit: string; limit: string }>`
      SELECT current_setting('jit') AS jit, current_setting('statement_timeout') AS limit`.execute(
      db,
    );
    expect(rows).toEqual([{ jit: 'off', limit: '30s' }]);
  });

  it('has leases whose holder’s death is seen past the pooler', async () => {
    const holdMs = 600_000;
    const holder = await holdingProcess(database.url, { holdMs, pooled: pooler.url });
    const logger = pino({ level: 'silent' });
    const lease = createLease({
      ...{ db, name: 'feed', logger, holdMs },
      work: { begin: async () => undefined, end: async () => undefined },
    });
    await lease.start();
    expect(lease.isHeld()).toBe(false);
    holder.kill('SIGKILL');
    await until(() => lease.isHeld());
    await lease.close();
  });

  it('is migrated, runs jobs, and is filled by one server at a time', async () => {
    const up = () => sql`SELECT pg_sleep(0.3)`.execute(database.db).then(() => undefined);
    const newer = { ...migrations, '9999-late': { up } };
    const applied = await Promise.all([migrate(db, newer), migrate(db, newer)]);
    expect(applied.map(({ length }) => length).sort()).toEqual([0, 1]);
    const { rows } = await sql`SELECT FROM pg_locks WHERE locktype = 'advisory'
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
    const jobs = await startJobs(pooler.url, pino({ level: 'silent' }), [
      { name: 'idle', cron: '0 0 1 1 *', run: () => Promise.resolve() },
    ]);
    await jobs.stop();
    let running = 0;
    let most = 0;
    const fill = () =>
      holdingTheFill(db, async () => {
        most = Math.max(most, ++running);
        await sql`SELECT pg_sleep(0.02)`.execute(database.db);
        running--;
      });
    await Promise.all([fill(), fill()]);
    expect(most).toBe(1);
  });
});
