import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';

import { stopChildren } from '../children.mjs';
import { clusterParent, findPostgres } from './postgres.mjs';

beforeAll(() => {
  delete process.env.TEST_DATABASE_URL;
});
afterAll(() => stopChildren());

const ofDebian = existsSync('/usr/lib/postgresql') ? it : it.skip;

ofDebian(
  'is a cluster of its own that waits for no disk and leaves nothing, whatever else runs here',
  async () => {
    const { env } = await findPostgres();
    expect(new URL(env.TEST_DATABASE_URL ?? '').port).not.toBe('5432');
    const client = new pg.Client(env.TEST_DATABASE_URL);
    await client.connect();
    const { rows } = await client.query(
      `SELECT current_setting('fsync') AS fsync, current_setting('full_page_writes') AS pages,
      current_setting('data_directory') AS data`,
    );
    await client.end();
    expect(rows).toEqual([{ fsync: 'off', pages: 'off', data: expect.any(String) }]);
    expect(dirname(dirname(rows[0].data))).toBe(clusterParent());
    await stopChildren();
    expect(existsSync(dirname(rows[0].data))).toBe(false);
  },
);

it('lies in memory where there is room', () => {
  expect(clusterParent(import.meta.dirname, 1)).toBe(import.meta.dirname);
  expect(clusterParent(import.meta.dirname, 2 ** 60)).toBe(tmpdir());
  expect(clusterParent(join(import.meta.dirname, 'missing'), 1)).toBe(tmpdir());
});

it('is the one that TEST_DATABASE_URL names, where it names one', async () => {
  process.env.TEST_DATABASE_URL = 'postgres://elsewhere/postgres';
  expect(await findPostgres()).toEqual({ env: {}, note: 'PostgreSQL of TEST_DATABASE_URL' });
});
