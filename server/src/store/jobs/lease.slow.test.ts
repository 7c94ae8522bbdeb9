import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { pino } from 'pino';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { eventually, until } from '@scoreline/database/eventually';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { createLease, type Lease } from './lease';

const logger = pino({ level: 'silent' });
// Longer than any pause of a process on a busy machine.
const holdMs = 2_000;

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const open: Lease[] = [];
afterEach(async () => {
  for (const lease of open.splice(0)) await lease.close();
});
beforeEach(() => test.db.deleteFrom('leases').execute());

/** A server that records the calls of its work. */
function server(log: string[], name: string, begin: () => Promise<void> = async () => undefined) {
  const terms: number[] = [];
  const lease = createLease({
    ...{ db: test.db, name: 'feed', logger, holdMs },
    work: {
      async begin(term) {
        await begin();
        terms.push(term);
        log.push(`${name} begins`);
      },
      end: async () => void log.push(`${name} ends`),
    },
  });
  open.push(lease);
  return { lease, terms };
}

describe('a lease', () => {
  it('is one server’s at a time, and another one’s when that closes', async () => {
    const log: string[] = [];
    const [first, second] = [server(log, 'first'), server(log, 'second')];
    await first.lease.start();
    await second.lease.start();
    await new Promise((resolve) => setTimeout(resolve, 2 * holdMs));
    expect(log).toEqual(['first begins']);
    await first.lease.close();
    await until(() => second.lease.isHeld());
    expect(log).toEqual(['first begins', 'first ends', 'second begins']);
    expect(second.terms[0]).toBeGreaterThan(firstItem(first.terms));
  });

  it('has a term above all before it, though its database was put back to an earlier moment', async () => {
    const [first, second] = [server([], 'first'), server([], 'second')];
    await first.lease.start();
    await first.lease.close();
    await sql`ALTER SEQUENCE live_terms RESTART`.execute(test.db);
    await second.lease.start();
    expect(second.terms[0]).toBeGreaterThan(firstItem(first.terms));
    const { rows } = await sql<{ next: number }>`SELECT nextval('live_terms') AS next`.execute(
      test.db,
    );
    expect(rows[0]?.next).toBeGreaterThan(second.terms[0] ?? Infinity);
  });

  it('that another server has taken ends the work', async () => {
    const log: string[] = [];
    const { lease } = server(log, 'first');
    await lease.start();
    await sql`UPDATE leases SET holder = gen_random_uuid(), until = now() + interval '1 hour'`.execute(
      test.db,
    );
    await until(() => log.includes('first ends'));
    expect(lease.isHeld()).toBe(false);
  });

  it('of a server that was killed is free when its time is over', async () => {
    const log: string[] = [];
    await sql`INSERT INTO leases VALUES ('feed', gen_random_uuid(), 1, now() + interval '3 s')`.execute(
      test.db,
    );
    const { lease } = server(log, 'second');
    await lease.start();
    expect(log).toEqual([]);
    await until(() => lease.isHeld());
    await until(() => log.length === 1);
  });

  it('stays while the work takes long to begin', async () => {
    const log: string[] = [];
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 3 * holdMs));
    const [first, second] = [server(log, 'first', slow), server(log, 'second')];
    const started = first.lease.start();
    await until(() => first.lease.isHeld());
    await second.lease.start();
    await started;
    await new Promise((resolve) => setTimeout(resolve, holdMs));
    expect(log).toEqual(['first begins']);
  });

  it('ends the work before another server may begin where the database is away', async () => {
    const log: string[] = [];
    const lonely = await openTestDatabase();
    const lease = createLease({
      ...{ db: lonely.db, name: 'feed', logger, holdMs },
      work: { begin: async () => undefined, end: async () => void log.push('ends') },
    });
    await lease.start();
    await lonely.close();
    await until(() => log.includes('ends'));
    await lease.close();
  });

  it('ends the work before another server may begin where the database does not answer', async () => {
    const log: string[] = [];
    const { lease } = server(log, 'first');
    await lease.start();
    await test.db.transaction().execute(async (blocking) => {
      await blocking.selectFrom('leases').select('term').forUpdate().execute();
      await until(() => log.includes('first ends'));
      expect(lease.isHeld()).toBe(false);
    });
    await until(() => log.length === 3);
    expect(log).toEqual(['first begins', 'first ends', 'first begins']);
  });

  it('that was taken anew is kept where the work of the term before fails late', async () => {
    let fail: (error: Error) => void = () => undefined;
    const begins = [() => new Promise<void>((_, reject) => (fail = reject))];
    const { lease, terms } = server([], 'first', async () => begins.shift()?.());
    const started = expect(lease.start()).rejects.toThrow('cut short');
    const taken = async () =>
      (await test.db.selectFrom('leases').select('term').executeTakeFirst())?.term ?? 0;
    await eventually(async () => expect(await taken()).toBeGreaterThan(0));
    const before = await taken();
    await sql`UPDATE leases SET holder = gen_random_uuid(), until = now()`.execute(test.db);
    await eventually(async () => expect(await taken()).toBeGreaterThan(before));
    fail(new Error('cut short'));
    await started;
    await new Promise((resolve) => setTimeout(resolve, holdMs));
    expect(lease.isHeld()).toBe(true);
    expect(terms).toHaveLength(1);
  });

  it('that cannot begin at the start says why', async () => {
    const { lease } = server([], 'first', () => Promise.reject(new Error('another seed')));
    await expect(lease.start()).rejects.toThrow('another seed');
  });
});
