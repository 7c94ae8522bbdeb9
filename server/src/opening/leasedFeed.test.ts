import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { pino } from 'pino';

import { createFileFeed } from '../feeds/file/feed';
import { reachedInDatabase } from '../feeds/file/reached';
import type { Ingest } from '../feeds/ingest/ingest';
import { sampleState } from '../feeds/ingest/sample';
import { leasedFeed } from './leasedFeed';
import { duringTests } from '@scoreline/database/duringTests';
import { until } from '@scoreline/database/eventually';
import { openTestDatabase } from '@scoreline/database/testing';
import { LeaseLost, type Fence } from '../store/jobs/lease';

const logger = pino({ level: 'silent' });
const database = duringTests(openTestDatabase);
let folder: string;
let path: string;
beforeEach(async () => {
  await database.db.deleteFrom('leases').execute();
  folder = await mkdtemp(join(tmpdir(), 'scoreline-leased-feed-'));
  path = join(folder, 'events.jsonl');
  await writeFile(path, lineOf(1));
});
const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.stop();
  await rm(folder, { recursive: true });
});

const lineOf = (revision: number) => `${JSON.stringify(sampleState(revision))}\n`;

/** A server that follows the file, and the data that it stored. */
function server() {
  const stored: number[] = [];
  const late: unknown[] = [];
  const ingestOf = (fence: Fence): Ingest => {
    const apply: Ingest['apply'] = async (events, options) => {
      await database.db
        .transaction()
        .execute(async (trx) => {
          await fence(trx);
          await options?.also?.(trx);
        })
        .catch((error: unknown) => {
          late.push(error);
          throw error;
        });
      stored.push(...events.map(({ revision }) => revision));
      return { applied: events.length, dropped: 0, rejected: [], changedMatchIds: [] };
    };
    return { apply, load: () => Promise.reject(new Error('a file is no history')) };
  };
  let warmed = 0;
  const feed = leasedFeed({
    ...{ db: database.db, logger, name: 'feed file', presence: null, isAlone: false, ingestOf },
    open: (ingest) => ({
      ...createFileFeed({ path, ingest, logger, reached: reachedInDatabase(database.db, path) }),
      warm: async () => void warmed++,
    }),
  });
  open.push(feed);
  return { feed, stored, late, warmed: () => warmed };
}

it('has a file followed by one of two servers, and the other, warmed up, goes on where that stopped', async () => {
  const [first, second] = [server(), server()];
  await first.feed.start();
  await second.feed.start();
  expect([first.feed.isHere(), second.feed.isHere()]).toEqual([true, false]);
  expect([first.warmed(), second.warmed()]).toEqual([0, 1]);
  await appendFile(path, lineOf(2));
  await until(() => first.stored.length === 2);
  await first.feed.stop();
  await appendFile(path, lineOf(3));
  await until(() => second.stored.length > 0);
  expect(first.stored).toEqual([1, 2]);
  expect(second.stored).toEqual([3]);
});

it('stores nothing that a server says which lost its lease and does not know', async () => {
  const [first, second] = [server(), server()];
  await first.feed.start();
  await sql`UPDATE leases SET until = clock_timestamp() - interval '1 s'`.execute(database.db);
  await second.feed.start();
  await appendFile(path, lineOf(2));
  await until(() => second.stored.length > 0);
  expect(second.stored).toEqual([2]);
  expect(first.stored).toEqual([1]);
  for (const error of first.late) expect(error).toBeInstanceOf(LeaseLost);
});
