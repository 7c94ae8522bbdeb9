import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { withClient } from '../connection/admin';
import { connect } from '../connection/connect';
import { eventually } from '../eventually';
import { openReplicas, type Replicas, type ReplicaState } from './replicas';
import { startPrimary, type TestPostgres, type TestPrimary } from './testingStandby';

const mostLagMs = 1_500;
let primary: TestPrimary;
let standby: TestPostgres;
let watched: Replicas;

const tell = (url: string, statement: string) =>
  withClient(url, (client) => client.query(statement));
const write = (n: number) => tell(primary.url, `INSERT INTO numbers VALUES (${n})`);
const isIn = (state: ReplicaState, all = watched) =>
  eventually(() => expect(all.facts().map((each) => each.state)).toEqual([state]), {
    timeout: 20_000,
  });

/** The numbers in a replica that has everything up to `since`; null if there is none. */
async function shown(since: number): Promise<number[] | null> {
  const choice = watched.pick(since);
  if (!choice) return null;
  const { rows } = await sql<{ n: number }>`SELECT n FROM numbers ORDER BY n`.execute(choice.db);
  return rows.map(({ n }) => n);
}

beforeAll(async () => {
  primary = await startPrimary();
  await tell(primary.url, 'CREATE TABLE numbers (n integer)');
  standby = await primary.standby();
  watched = openReplicas({ primary: primary.url, urls: [standby.url], mostLagMs });
});
afterAll(async () => {
  await watched.close();
  await standby.close();
  await primary.close();
});

describe('a streaming replica', () => {
  afterEach(() => isIn('read'));

  it('is read, and shows what was committed before the moment that is asked for', async () => {
    await isIn('read');
    for (let n = 1; n <= 5; n++) {
      await write(n);
      const since = performance.now();
      const numbers = await eventually(async () => {
        const found = await shown(since);
        expect(found).not.toBeNull();
        return found!;
      });
      expect(numbers).toHaveLength(n);
    }
    expect(firstItem(watched.facts()).lagMs).toBeLessThan(mostLagMs);
  });

  it('is not read while it lags more than it may, and is again when it has caught up', async () => {
    await tell(standby.url, 'SELECT pg_wal_replay_pause()');
    await write(6);
    const since = performance.now();
    // Within its bound it serves readers that accept lag, and never those that saw the newest write.
    expect(await shown(since)).toBeNull();
    await isIn('behind');
    expect(watched.pick()).toBeNull();
    expect(firstItem(watched.facts()).lagMs).toBeGreaterThan(mostLagMs);
    await tell(standby.url, 'SELECT pg_wal_replay_resume()');
    await isIn('read');
    expect(await shown(since)).toHaveLength(6);
  });

  it('is not read while it is away, nor right after it failed', async () => {
    watched.pick()!.failed();
    expect(watched.pick()).toBeNull();
    await isIn('read');
    await standby.kill();
    await isIn('away');
    expect(watched.pick()).toBeNull();
    await write(7);
    const since = performance.now();
    await standby.again();
    await isIn('read');
    expect(await shown(since)).toHaveLength(7);
  });

  it('is not read while nobody knows where the primary is', async () => {
    await primary.kill();
    await isIn('behind');
    expect(watched.pick()).toBeNull();
    await primary.again();
  });
});

it('of another primary is not read', async () => {
  const other = await startPrimary();
  const others = await other.standby();
  const both = openReplicas({ primary: primary.url, urls: [others.url], mostLagMs });
  await isIn('foreign', both);
  expect(both.pick()).toBeNull();
  await both.close();
  await others.close();
  await other.close();
});

it('that was promoted is not read, and one that follows the old history is not read of the new primary', async () => {
  const late = await primary.standby();
  const failover = openReplicas({ primary: standby.url, urls: [late.url], mostLagMs });
  await tell(standby.url, 'SELECT pg_promote()');
  await isIn('promoted');
  expect(watched.pick()).toBeNull();
  await write(8);
  await isIn('foreign', failover);
  expect(failover.pick()).toBeNull();
  const db = connect(standby.url, { max: 1 });
  await sql`INSERT INTO numbers VALUES (9)`.execute(db);
  await db.destroy();
  await failover.close();
  await late.close();
});
