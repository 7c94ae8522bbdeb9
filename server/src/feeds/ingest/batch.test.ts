import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ControlledTransaction } from 'kysely';
import { pino } from 'pino';

import { duringTests } from '@scoreline/database/duringTests';
import type { Database } from '@scoreline/database/schema';
import { openTestDatabase } from '@scoreline/database/testing';
import { Batch, newestOf } from './batch';
import { createIngest } from './ingest';
import { RefStore } from './refs';
import { run, type Executor } from './rows';
import { sampleFixture, sampleSeason, sampleState } from './sample';

const database = duringTests(openTestDatabase);
const now = new Date('2025-08-16T14:00:00Z');
let transaction: ControlledTransaction<Database>;
let statements: number;
let counted: Executor;
let refs: RefStore;

beforeAll(async () => {
  const ingest = createIngest({
    db: database.db,
    now: () => now,
    logger: pino({ level: 'silent' }),
  });
  await ingest.apply(sampleSeason);
  await ingest.apply([{ ...sampleFixture, revision: 2 }]);
});

beforeEach(async () => {
  transaction = await database.db.startTransaction().execute();
  statements = 0;
  refs = new RefStore();
  counted = transaction.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      statements++;
      return Promise.resolve(result);
    },
  });
});
afterEach(() => transaction.rollback().execute());

const live = () => new Batch(counted, refs, now);
const state = (revision: number, matchRef = 'm1', source = 'sample') => ({
  ...sampleState(revision, { matchRef }),
  source,
});
const matchOf = ({ matchRef }: { matchRef: string }) => matchRef;
const idOf = async (kind: string, ref: string) => {
  await refs.load(transaction, kind, [{ source: 'sample', ref }]);
  return refs.known(kind, 'sample', ref);
};

describe('the newest events', () => {
  it('are one a subject and source, newer than what was applied; all others were dropped', async () => {
    const batch = live();
    const events = [
      ...[2, 4, 3, 1].map((revision) => state(revision)),
      ...[5, 7].map((revision) => state(revision, 'm2')),
      state(1, 'm1', 'another'),
    ];
    const newest = await batch.newest('match', events, matchOf);
    expect(newest).toEqual([state(4), state(7, 'm2'), state(1, 'm1', 'another')]);
    expect([batch.applied, batch.dropped]).toEqual([0, 4]);
  });

  it('are none where all are late or repeated', async () => {
    const batch = live();
    expect(await batch.newest('match', [state(2), state(1)], matchOf)).toEqual([]);
    expect([batch.applied, batch.dropped]).toEqual([0, 2]);
  });

  it('are the first of those with one revision', () => {
    const [first, second] = [state(3), { ...state(3), attendance: 9 }];
    expect(newestOf([first, second], matchOf)).toEqual([first]);
  });
});

describe('a name', () => {
  it('is an id, or nothing where nothing is named', async () => {
    const batch = live();
    const event = state(3);
    await batch.load('match', [event], matchOf);
    const id = await idOf('match', 'm1');
    expect(batch.resolve(event, 'match', 'm1')).toBe(id);
    expect(batch.resolveOptional(event, 'match', 'm1')).toBe(id);
    expect(batch.resolveOptional(event, 'match', null)).toBeNull();
    expect(batch.rejected).toEqual([]);
  });

  it('that nobody knows rejects its event, and says so', async () => {
    const batch = live();
    const event = state(3, 'm9');
    await batch.load('match', [event], matchOf);
    expect(batch.resolve(event, 'match', 'm9')).toBeUndefined();
    expect(batch.resolveOptional(event, 'player', 'p9')).toBeUndefined();
    expect(batch.rejected).toEqual([
      { event, reason: 'unknown match "m9"' },
      { event, reason: 'unknown player "p9"' },
    ]);
  });

  it('is looked up with all others of its kind, once', async () => {
    const batch = live();
    const named = (ref: string, other: string | null) => ({ ...state(3), ref, other });
    const load = () =>
      batch.load(
        'player',
        [named('p1', 'p2'), named('p3', null)],
        ({ ref }) => ref,
        ({ other }) => other,
      );
    await load();
    expect(['p1', 'p2', 'p3'].map((ref) => refs.id('player', 'sample', ref))).not.toContain(
      undefined,
    );
    await load();
    expect(statements).toBe(1);
  });

  it('is not looked up where there is none', async () => {
    await live().load('player', [state(3)], () => null);
    expect(statements).toBe(0);
  });
});

it('counts what a subject’s write has changed, and the rest as dropped', () => {
  const batch = live();
  batch.count(5, 3);
  batch.count(1, 1);
  expect([batch.applied, batch.dropped]).toEqual([4, 2]);
});

describe('rows of matches of this batch', () => {
  const columns = {
    match_id: 'integer',
    ref: 'text',
    feed_revision: 'bigint',
    kind: 'incident_kind',
    period: 'smallint',
    player_id: 'integer',
    other_player_id: 'integer',
  };
  const playersOf = (row: Record<string, unknown>) => [row.player_id, row.other_player_id];
  const gone = 999_999;
  const goal = async (ref: string, players: [number | null, number | null]) => {
    const [player_id, other_player_id] = players;
    const facts = { ref, feed_revision: 1, kind: 'goal', period: 1 };
    return { match_id: await idOf('match', 'm1'), ...facts, player_id, other_player_id };
  };
  const stored = () =>
    run<{ ref: string }>(counted, 'SELECT ref FROM incidents ORDER BY ref').then((rows) =>
      rows.map(({ ref }) => ref),
    );
  const bulk = () => new Batch(counted, refs, now, true);

  it.each([
    ['live', live],
    ['of a history', bulk],
  ])('%s are there for the next statement', async (_what, open) => {
    const [one, other] = [await idOf('player', 'p1'), await idOf('player', 'p2')];
    const rows = [await goal('a', [one, null]), await goal('b', [other, one])];
    await open().queueCreated('incidents', columns, rows, playersOf);
    expect(await stored()).toEqual(['a', 'b']);
  });

  it('live are checked by the database', async () => {
    const rows = [await goal('a', [gone, null])];
    await live().queueCreated('incidents', columns, rows, playersOf);
    await expect(stored()).rejects.toThrow('foreign key');
  });

  it('of a history are refused where one of their players is gone', async () => {
    const one = await idOf('player', 'p1');
    const rows = [await goal('a', [one, gone])];
    const queued = bulk().queueCreated('incidents', columns, rows, playersOf);
    await expect(queued).rejects.toThrow(RangeError);
  });

  it('of a history have their players looked up once a batch', async () => {
    const batch = bulk();
    const [one, other] = [await idOf('player', 'p1'), await idOf('player', 'p2')];
    const queue = async (ref: string, players: [number, number | null]) => {
      const before = statements;
      await batch.queueCreated('incidents', columns, [await goal(ref, players)], playersOf);
      await stored();
      return statements - before;
    };
    const writing = 3;
    const reading = 1;
    expect(await queue('a', [one, null])).toBe(1 + writing + reading);
    expect(await queue('b', [one, null])).toBe(writing + reading);
    expect(await queue('c', [one, other])).toBe(1 + writing + reading);
  });

  it('of a history need name no player', async () => {
    await bulk().queueCreated('incidents', columns, [await goal('a', [null, null])]);
    expect(await stored()).toEqual(['a']);
  });
});
