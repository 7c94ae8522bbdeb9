import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';

import { onDatabase, withClient } from './admin';
import { connect } from './connect';
import { migrate } from './migrate';
import type { Database } from './schema';

export interface TestDatabase {
  db: Kysely<Database>;
  url: string;
  close(): Promise<void>;
}

/** A fresh migrated database on `TEST_DATABASE_URL` or the local PostgreSQL; gone at `close`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = testServer();
  const { template, strategy } = await templateDatabase(server);
  const owner = process.env.TEST_DATABASE_OWNER ?? process.pid;
  const name = `scoreline_test_${owner}_${randomBytes(4).toString('hex')}`;
  await withClient(server, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} ${strategy}`),
  );
  const url = onDatabase(server, name);
  const db = connect(url);
  return {
    db,
    url,
    close: async () => {
      await db.destroy();
      await withClient(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

/** Set by the test run (testServer.ts) where no PostgreSQL is at hand. */
export const localServer = 'postgres://postgres@127.0.0.1:5432/postgres';
const testServer = () => process.env.TEST_DATABASE_URL ?? localServer;

/** Migrated once a version of the migrations; copying it is ten times faster than migrating. */
async function templateDatabase(url: string) {
  const name = `scoreline_template_${await migrationsHash()}`;
  const strategy = await withClient(url, async (client) => {
    await client.query(`SELECT pg_advisory_lock(hashtext($1))`, [name]);
    const found = await strategyOf(client);
    if (await isReady(client, name)) return found;
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
    const db = connect(onDatabase(url, name), { max: 3 });
    await migrate(db).finally(() => db.destroy());
    await client.query(`COMMENT ON DATABASE ${name} IS 'ready'`);
    return found;
  });
  return { template: name, strategy };
}

/** Files copied cost half of what blocks written to the log do, unless the disk has to be waited for. */
async function strategyOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ copies: boolean }>(
    `SELECT current_setting('fsync') = 'off' AND current_setting('server_version_num')::int >= 150000 AS copies`,
  );
  return rows[0]?.copies ? 'STRATEGY FILE_COPY' : '';
}

async function isReady(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ ready: boolean }>(
    `SELECT shobj_description(oid, 'pg_database') = 'ready' AS ready FROM pg_database WHERE datname = $1`,
    [name],
  );
  return rows[0]?.ready ?? false;
}

async function migrationsHash(): Promise<string> {
  const folder = new URL('./migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).sort())
    hash.update(await readFile(new URL(file, folder)));
  return hash.digest('hex').slice(0, 12);
}
