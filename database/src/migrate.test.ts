import { expect, it } from '@jest/globals';
import { sql, type Kysely } from 'kysely';

import { connect } from './connection/connect';
import { duringTests } from './duringTests';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { openTestDatabase } from './testing';

const database = duringTests(openTestDatabase);

const addColumn = (column: string) => ({
  up: (db: Kysely<unknown>) =>
    sql`ALTER TABLE teams ADD COLUMN ${sql.ref(column)} text`.execute(db).then(() => undefined),
});

it('runs an older server on a database that a newer one has migrated, and the newer one again', async () => {
  const newer = { ...migrations, '9001-motto': addColumn('motto') };
  const newest = { ...newer, '9002-anthem': addColumn('anthem') };
  expect(await migrate(database.db, newer)).toEqual(['9001-motto']);
  expect(await migrate(database.db)).toEqual([]);
  expect(await migrate(database.db, newest)).toEqual(['9002-anthem']);
  expect(await migrate(database.db)).toEqual([]);
});

it('goes on where the clock of who migrated before was ahead', async () => {
  const noted = Object.keys(migrations).sort().at(-1);
  await sql`UPDATE kysely_migration SET timestamp = '2199-01-01T00:00:00.000Z' WHERE name = ${noted}`.execute(
    database.db,
  );
  const newer = { ...migrations, '9001-motto': addColumn(''), '9002-anthem': addColumn('') };
  expect(await migrate(database.db, newer)).toEqual([]);
  const newest = { ...newer, '9003-coach': addColumn('coach') };
  expect(await migrate(database.db, newest)).toEqual(['9003-coach']);
  expect(await migrate(database.db, newest)).toEqual([]);
  await sql`DELETE FROM kysely_migration WHERE name = '9003-coach'`.execute(database.db);
});

it('still refuses a database with a migration of the past that is no longer known', async () => {
  await sql`INSERT INTO kysely_migration VALUES ('0000-lost', '2026-01-01')`.execute(database.db);
  await expect(migrate(database.db)).rejects.toThrow('The database could not be migrated.');
  await sql`DELETE FROM kysely_migration WHERE name = '0000-lost'`.execute(database.db);
});

it('migrates once where two servers start at once', async () => {
  const newer = {
    ...migrations,
    '9001-motto': addColumn('motto'),
    '9002-anthem': addColumn('anthem'),
    '9003-colours': addColumn('nickname'),
  };
  const second = connect(database.url);
  const applied = await Promise.all([migrate(database.db, newer), migrate(second, newer)]);
  await second.destroy();
  expect(applied.flat()).toEqual(['9003-colours']);
});

it('migrates a database where a registry was there first', async () => {
  await sql`DROP SCHEMA public CASCADE`.execute(database.db);
  await sql`CREATE SCHEMA public`.execute(database.db);
  await sql`CREATE SCHEMA registry`.execute(database.db);
  for (const table of ['kysely_migration', 'kysely_migration_lock'])
    await sql`CREATE TABLE ${sql.table(`registry.${table}`)} (id text)`.execute(database.db);
  expect(await migrate(database.db)).toEqual(Object.keys(migrations).sort());
});
