import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';

import { onDatabase, withClient } from './connection/admin';
import { connect, type ConnectOptions } from './connection/connect';
import { migrate } from './migrate';
import type { Database } from './schema';

export interface TestDatabase {
  db: Kysely<Database>;
  url: string;
  close(): Promise<void>;
}

/** The source of fresh databases: created once and stored in PostgreSQL, since a copy takes a tenth of the migrations' time. */
export interface TestTemplate {
  /** Differs for a template with other content. */
  name: () => Promise<string>;
  fill: (url: string) => Promise<void>;
}

let hash: Promise<string> | undefined;

/** All tables of the server; the months with a partition depend on the time of creation. */
const migrated: TestTemplate = {
  name: async () =>
    `${await (hash ??= migrationsHash())}_${new Date().toISOString().slice(0, 7).replace('-', '_')}`,
  async fill(url) {
    const db = connect(url, { max: 3 });
    await migrate(db).finally(() => db.destroy());
  },
};

/** A database without tables. */
export const blank: TestTemplate = {
  name: () => Promise.resolve('blank'),
  fill: () => Promise.resolve(),
};

/** A fresh database on `TEST_DATABASE_URL` or the local PostgreSQL, migrated by default; dropped at `close`. */
export async function openTestDatabase(
  from = migrated,
  options: ConnectOptions = {},
): Promise<TestDatabase> {
  const server = testServer();
  const owner = process.env.TEST_DATABASE_OWNER ?? process.pid;
  const name = `scoreline_test_${owner}_${randomBytes(4).toString('hex')}`;
  const template = `scoreline_template_${await from.name()}`;
  await withClient(server, async (client) => {
    const strategy = await strategyOf(client);
    if (!(await isReady(client, template))) await makeTemplate(server, template, from);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} ${strategy}`);
  });
  const url = onDatabase(server, name);
  const db = connect(url, options);
  return {
    db,
    url,
    close: async () => {
      await db.destroy();
      await withClient(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

/** Set by the test run (testServer.ts) if no PostgreSQL is available. */
export const localServer = 'postgres://postgres@127.0.0.1:5432/postgres';
const testServer = () => process.env.TEST_DATABASE_URL ?? localServer;

/** Of several concurrent processes one creates it; the others wait. */
const makeTemplate = (server: string, name: string, { fill }: TestTemplate) =>
  withClient(server, async (client) => {
    await client.query(`SELECT pg_advisory_lock(hashtext($1))`, [name]);
    if (await isReady(client, name)) return;
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
    await fill(onDatabase(server, name));
    await client.query(`COMMENT ON DATABASE ${name} IS 'ready'`);
  });

/** Copying files costs half of writing blocks to the log, unless the disk must be synced. */
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
