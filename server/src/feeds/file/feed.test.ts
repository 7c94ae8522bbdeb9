import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { Ingest } from '../ingest/ingest';
import { sampleState } from '../ingest/sample';
import { createFileFeed } from './feed';
import type { Reached, ReachedStore } from './reached';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreline-feed-'));
  path = join(folder, 'events.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const lineOf = (revision: number) => `${JSON.stringify(sampleState(revision))}\n`;

/** Remembers progress beyond the life of a feed. */
function memory(): ReachedStore {
  let kept: Reached | null = null;
  return { read: async () => kept, write: async (_db, reached) => void (kept = reached) };
}

/** A feed on the file, with the batches that it passes on. */
function openFeed({ failures = 0, kept = memory() } = {}) {
  let left = failures;
  const taken: number[] = [];
  const waiting: { count: number; done: () => void }[] = [];
  const apply: Ingest['apply'] = async (events, options) => {
    if (left-- > 0) throw new Error('the database is away');
    await options?.also?.({} as Kysely<Database>);
    taken.push(...events.map(({ revision }) => revision));
    for (const { count, done } of waiting) if (taken.length >= count) done();
    return { applied: events.length, dropped: 0, rejected: [], changedMatchIds: [] };
  };
  const logger = { warn: jest.fn() };
  const feed = createFileFeed({ path, ingest: { apply }, reached: kept, logger });
  const until = (count: number) =>
    new Promise<void>((done) => {
      waiting.push({ count, done });
      if (taken.length >= count) done();
    });
  return { feed, taken, logger, until };
}

it('takes what is there at the start, and what is added while the server runs', async () => {
  await writeFile(path, lineOf(1) + lineOf(2));
  const { feed, taken, until } = openFeed();
  await feed.start();
  expect(taken).toEqual([1, 2]);
  await appendFile(path, lineOf(3));
  await until(3);
  // The line is written in two pieces: it counts only once complete.
  const next = lineOf(4);
  await appendFile(path, next.slice(0, 20));
  await appendFile(path, next.slice(20) + lineOf(5));
  await until(5);
  expect(taken).toEqual([1, 2, 3, 4, 5]);
  await feed.stop();
});

it('waits for a file that is not there yet, and leaves out what is no event', async () => {
  const { feed, taken, logger, until } = openFeed();
  await feed.start();
  await writeFile(path, `not json\n{"type":"state"}\n\n${lineOf(1)}`);
  await until(1);
  await feed.stop();
  expect(taken).toEqual([1]);
  expect(logger.warn).toHaveBeenCalledTimes(2);
});

it('begins anew with a file that has become shorter', async () => {
  await writeFile(path, lineOf(1) + lineOf(2) + lineOf(3));
  const { feed, taken, until } = openFeed();
  await feed.start();
  await writeFile(path, lineOf(4));
  await until(4);
  await feed.stop();
  expect(taken).toEqual([1, 2, 3, 4]);
});

it('goes on where another one was cut off', async () => {
  await writeFile(path, lineOf(1) + lineOf(2));
  const kept = memory();
  const first = openFeed({ kept });
  await first.feed.start();
  await first.feed.stop();
  await appendFile(path, lineOf(3));
  const second = openFeed({ kept });
  await second.feed.start();
  await second.feed.stop();
  expect(second.taken).toEqual([3]);
});

it('reads a file from its start that is another one than before', async () => {
  await writeFile(path, lineOf(1));
  const kept = memory();
  const first = openFeed({ kept });
  await first.feed.start();
  await first.feed.stop();
  await writeFile(path, lineOf(4) + lineOf(5));
  const second = openFeed({ kept });
  await second.feed.start();
  await second.feed.stop();
  expect(second.taken).toEqual([4, 5]);
});

it('reads lines again that could not be stored', async () => {
  await writeFile(path, lineOf(1) + lineOf(2));
  const { feed, taken, until } = openFeed({ failures: 2 });
  await feed.start();
  expect(taken).toEqual([]);
  await appendFile(path, lineOf(3));
  await until(3);
  await feed.stop();
  expect(taken).toEqual([1, 2, 3]);
});
