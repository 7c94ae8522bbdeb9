import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { pino } from 'pino';

import { connect } from '@scoreline/database/connection/connect';
import { duringTests } from '@scoreline/database/duringTests';
import { eventually, until } from '@scoreline/database/eventually';
import { openTestDatabase } from '@scoreline/database/testing';
import { holdingProcess } from './holdingProcess';
import { createLease, type Fence, LeaseLost } from './lease';
import { openPresence } from './presence';

const logger = pino({ level: 'silent' });
/** Far longer than any test, so that no lease expires. */
const holdMs = 600_000;

const database = duringTests(openTestDatabase);
const open: { close(): Promise<void> }[] = [];
beforeEach(() => database.db.deleteFrom('leases').execute());
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

/** A server with or without a session. */
async function server({ hasSession = true } = {}) {
  const presence = hasSession ? await openPresence({ urls: [database.url], logger }) : null;
  if (presence) open.push(presence);
  let statements = 0;
  const db = connect(database.url, { onStatement: () => statements++ });
  open.push({ close: () => db.destroy() });
  const fences: Fence[] = [];
  const lease = createLease({
    ...{ db, name: 'feed', logger, holdMs, presence },
    work: {
      begin: async (_term, fence) => void fences.push(fence),
      end: async () => undefined,
    },
  });
  open.push(lease);
  /** Resolves after enough checks to take the lease of a dead server. */
  const hasLooked = () => {
    const before = statements;
    return until(() => statements >= before + 4);
  };
  return { presence, lease, fences, hasLooked };
}

/** Another process that holds the lease. */
async function otherProcess() {
  const child = await holdingProcess(database.url, { holdMs });
  open.push({ close: async () => void child.kill('SIGKILL') });
  return child;
}

const sessions = async () => {
  const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
    WHERE application_name = 'scoreline presence' AND datname = current_database()`.execute(
    database.db,
  );
  return rows.map(({ pid }) => pid);
};

/** Expires the lease now, like that of a server that hung for its whole duration. */
const runOut = () =>
  sql`UPDATE leases SET until = clock_timestamp() - interval '1 s'`.execute(database.db);

/** A holder's write: a row that appears only once committed. */
const write = (fence: Fence, between: () => Promise<unknown> = async () => undefined) =>
  database.db.transaction().execute(async (trx) => {
    await fence(trx);
    await trx
      .insertInto('feed_progress')
      .values({ source: 'late', key: 'late', value: '1' })
      .execute();
    await between();
  });
const written = () =>
  database.db.selectFrom('feed_progress').select('key').where('source', '=', 'late').execute();

describe('a lease', () => {
  it('of a process that was killed is taken long before its time is over', async () => {
    const holder = await otherProcess();
    const spare = await server();
    await spare.lease.start();
    expect(spare.lease.isHeld()).toBe(false);
    holder.kill('SIGKILL');
    await until(() => spare.lease.isHeld());
  });

  it('of a process that hangs is not taken before its time is over', async () => {
    const holder = await otherProcess();
    holder.kill('SIGSTOP');
    const spare = await server();
    await spare.lease.start();
    await spare.hasLooked();
    await spare.lease.close();
    const { holder: still } = await database.db
      .selectFrom('leases')
      .select('holder')
      .executeTakeFirstOrThrow();
    expect(still).not.toBe(spare.presence?.id);
    const next = await server();
    await runOut();
    await next.lease.start();
    expect(next.lease.isHeld()).toBe(true);
  });

  it('stays with a server whose session broke while it lives', async () => {
    const holder = await server();
    await holder.lease.start();
    const [pid] = await sessions();
    await sql`SELECT pg_terminate_backend(${pid})`.execute(database.db);
    await eventually(async () => {
      const now = await sessions();
      if (now.length !== 1 || now[0] === pid) throw new Error('no new session yet');
    });
    await until(() => holder.presence?.isAttached() === true);
    const spare = await server();
    await spare.lease.start();
    await spare.hasLooked();
    expect(holder.lease.isHeld()).toBe(true);
    expect(spare.lease.isHeld()).toBe(false);
  });

  it('of a server without a session is waited for', async () => {
    const holder = await server({ hasSession: false });
    await holder.lease.start();
    const spare = await server();
    await spare.lease.start();
    await spare.hasLooked();
    expect(spare.lease.isHeld()).toBe(false);
  });

  it('that an older server took with the mark of a dead one is not taken from it', async () => {
    await sql`INSERT INTO leases (name, holder, term, until, attached)
      VALUES ('feed', gen_random_uuid(), 1, now() + interval '1 hour', gen_random_uuid())`.execute(
      database.db,
    );
    const spare = await server();
    await spare.lease.start();
    await spare.hasLooked();
    expect(spare.lease.isHeld()).toBe(false);
  });
});

describe('the fence of a lease', () => {
  beforeEach(() => database.db.deleteFrom('feed_progress').execute());

  it('lets its holder write', async () => {
    const { lease, fences } = await server();
    await lease.start();
    await write(fences[0]!);
    expect(await written()).toHaveLength(1);
  });

  it('keeps a holder that comes late from writing', async () => {
    const [late, next] = [await server(), await server()];
    await late.lease.start();
    await runOut();
    await next.lease.start();
    expect(next.lease.isHeld()).toBe(true);
    await expect(write(late.fences[0]!)).rejects.toThrow(LeaseLost);
    expect(await written()).toEqual([]);
    await until(() => !late.lease.isHeld());
    await write(next.fences[0]!);
    expect(await written()).toHaveLength(1);
  });

  it('undoes what a holder that hangs has written and not committed', async () => {
    const [late, next] = [await server(), await server()];
    await late.lease.start();
    await expect(
      write(late.fences[0]!, async () => {
        await runOut();
        await next.lease.start();
        expect(next.lease.isHeld()).toBe(true);
      }),
    ).rejects.toThrow();
    expect(await written()).toEqual([]);
  });
});
