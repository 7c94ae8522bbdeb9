import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { withClient } from './admin';
import { isDatabaseAway } from './away';
import { connect } from './connect';
import { duringTests } from '../duringTests';
import { openTestDatabase } from '../testing';

const database = duringTests(openTestDatabase);

/** A pool of one connection that reports broken connections. */
function openPool() {
  const broken = new EventTarget();
  const errors: Error[] = [];
  const onError = (error: Error) => {
    errors.push(error);
    broken.dispatchEvent(new Event('broken'));
  };
  const db = connect(database.url, { max: 1, onError });
  return { db, errors, nextError: () => once(broken, 'broken') };
}

const pidOf = async (db: ReturnType<typeof connect>): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
  return firstItem(rows).pid;
};

const terminate = (pid: number) =>
  withClient(database.url, (client) => client.query('SELECT pg_terminate_backend($1)', [pid]));

describe('a connection that the database ends', () => {
  it('while in use fails its query alone, and the next one gets a new connection', async () => {
    const { db, errors, nextError } = openPool();
    const transaction = await db.startTransaction().execute();
    const ended = nextError();
    await terminate(await pidOf(transaction));
    await ended;
    const failure = await sql`SELECT 1`.execute(transaction).catch((error: unknown) => error);
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
    expect(isDatabaseAway(failure)).toBe(true);
    expect(errors.length).toBeGreaterThan(0);
    await expect(pidOf(db)).resolves.toBeGreaterThan(0);
    await db.destroy();
  });

  it('while idle is replaced', async () => {
    const { db, nextError } = openPool();
    const before = await pidOf(db);
    const ended = nextError();
    await terminate(before);
    await ended;
    expect(await pidOf(db)).not.toBe(before);
    await db.destroy();
  });
});

describe('a statement that takes longer than it may', () => {
  it('is ended, and the connection goes on', async () => {
    const db = connect(database.url, { max: 1, statementMs: 500 });
    const failure = await sql`SELECT pg_sleep(30)`.execute(db).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: '57014' });
    await expect(pidOf(db)).resolves.toBeGreaterThan(0);
    await db.destroy();
  });

  it('has a transaction ended too in which nothing is asked for', async () => {
    const db = connect(database.url, { max: 1, statementMs: 2_000 });
    const transaction = await db.startTransaction().execute();
    const { rows } = await sql<{ limit: string }>`
      SELECT current_setting('idle_in_transaction_session_timeout') AS limit`.execute(transaction);
    expect(firstItem(rows).limit).toBe('4s');
    await transaction.rollback().execute();
    await db.destroy();
  });
});

describe('isDatabaseAway', () => {
  it('tells a database that is away from a query that is wrong', async () => {
    const away = connect('postgres://nobody@127.0.0.1:1/none');
    const open = connect(database.url);
    const failureOf = (db: typeof open) => sql`SELECT nothing`.execute(db).catch((e: unknown) => e);
    expect([await failureOf(away), await failureOf(open)].map(isDatabaseAway)).toEqual([
      true,
      false,
    ]);
    await Promise.all([away.destroy(), open.destroy()]);
  });
});
