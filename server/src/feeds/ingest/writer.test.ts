import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';

import { connect } from '@scoreline/database/connection/connect';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { createIngest, type Ingest } from './ingest';
import { sampleFixture, sampleSeason, sampleState } from './sample';

const database = duringTests(openTestDatabase);
let ingest: Ingest;

beforeEach(async () => {
  await database.db.deleteFrom('matches').execute();
  await database.db.deleteFrom('feed_refs').where('kind', '=', 'match').execute();
  ingest = createIngest({
    db: database.db,
    now: () => new Date('2025-08-16T14:00:00Z'),
    logger: pino({ level: 'silent' }),
  });
  await ingest.apply(sampleSeason);
});

const fixture = (n: number, change: Partial<typeof sampleFixture> = {}) => ({
  ...sampleFixture,
  ...{ ref: `m${n}`, startTime: `2025-08-${10 + n}T14:00:00.000Z` },
  ...change,
});
const stateOf = (n: number, change: Parameters<typeof sampleState>[1] = {}) =>
  sampleState(2, { matchRef: `m${n}`, ...change });
const matches = () =>
  database.db
    .selectFrom('matches')
    .select(['status', 'home_score'])
    .orderBy('start_time')
    .execute();
/** Makes the database refuse each match that kicks off at midnight, with this code. */
async function withFault(code: string, work: () => Promise<void>): Promise<void> {
  await sql`
    CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.start_time::time = '00:00' THEN
        RAISE EXCEPTION 'a fault of %', ${sql.lit(code)} USING ERRCODE = ${sql.lit(code)};
      END IF;
      RETURN NEW; END $$`.execute(database.db);
  await sql`CREATE TRIGGER fault BEFORE INSERT ON matches FOR EACH ROW EXECUTE FUNCTION fault()`.execute(
    database.db,
  );
  await work().finally(() => sql`DROP FUNCTION fault CASCADE`.execute(database.db));
}
const atMidnight = { startTime: '2025-08-31T00:00:00.000Z' };

describe('a batch with an event that cannot be stored', () => {
  it('stores every other one, whatever order they are in and however many are bad', async () => {
    const bad = [2, 5].map((n) => fixture(n, { awayRef: 'home' }));
    const good = [1, 3, 4, 6, 7].map((n) => fixture(n));
    const states = [7, 1, 4].map((n) => stateOf(n, { score: { home: n, away: 0 } }));
    const report = await ingest.apply([...states, ...bad, ...good]);
    expect(report.rejected.map(({ event }) => event)).toEqual(bad);
    expect([report.applied, report.dropped]).toEqual([8, 0]);
    expect(report.changedMatchIds).toHaveLength(5);
    expect((await matches()).map((row) => row.home_score)).toEqual([1, null, 4, null, 7]);
  });

  it('counts and names nothing twice', async () => {
    const bad = fixture(3, { awayRef: 'home' });
    const stray = stateOf(9);
    const report = await ingest.apply([stray, fixture(1), fixture(2), bad]);
    expect(report.rejected.map(({ event }) => event)).toEqual([bad, stray]);
    expect(report.applied).toBe(2);
  });

  it('tells of each that is late', async () => {
    await ingest.apply([fixture(1), fixture(2)]);
    const bad = fixture(3, { awayRef: 'home' });
    const { applied, dropped } = await ingest.apply([fixture(1), fixture(2), bad, fixture(4)]);
    expect([applied, dropped]).toEqual([1, 2]);
  });

  it('can be told right later: nothing of what was undone is taken for known', async () => {
    const bad = fixture(1, { awayRef: 'home' });
    expect((await ingest.apply([bad, stateOf(1)])).rejected).toHaveLength(2);
    expect(await ingest.apply([fixture(1), stateOf(1)])).toMatchObject({
      applied: 2,
      rejected: [],
    });
    expect(await matches()).toEqual([{ status: 'live', home_score: 1 }]);
  });
});

describe('an event', () => {
  it('of a type that is not known is reported, and blocks nothing else', async () => {
    const stranger = { ...sampleFixture, type: 'weather' } as unknown as FeedEvent;
    const report = await ingest.apply([stranger, fixture(1)]);
    expect(report.rejected).toEqual([{ event: stranger, reason: 'unknown type of event' }]);
    expect([report.applied, await matches()]).toMatchObject([1, [{ status: 'notStarted' }]]);
  });

  it.each([
    ['of another shape', { periods: null }, 'null'],
    ['with a time that is none', { clock: { period: 1, minute: 1, running: true, at: 'x' } }, 'x'],
  ])('%s is reported, and blocks nothing else', async (_what, change, reason) => {
    await ingest.apply([fixture(1), fixture(2)]);
    const bad = { ...stateOf(1), ...change } as unknown as FeedEvent;
    const report = await ingest.apply([bad, stateOf(2)]);
    expect(report.rejected).toEqual([{ event: bad, reason: expect.stringContaining(reason) }]);
    expect((await matches()).map(({ status }) => status)).toEqual(['notStarted', 'live']);
  });
});

describe('what the database says of a row', () => {
  it.each(['22003', '23514'])('is the event’s own fault where it is %s', (code) =>
    withFault(code, async () => {
      const report = await ingest.apply([fixture(1), fixture(2, atMidnight)]);
      expect(report.rejected).toMatchObject([{ reason: `a fault of ${code}` }]);
      expect(await matches()).toHaveLength(1);
    }),
  );

  it.each(['40001', '53100', '57014', '42723'])(
    'is the database’s where it is %s: nothing is stored, so that all of it can be told again',
    (code) =>
      withFault(code, async () => {
        const applied = ingest.apply([fixture(1), fixture(2, atMidnight)]);
        await expect(applied).rejects.toThrow(`a fault of ${code}`);
        expect(await matches()).toEqual([]);
      }),
  );
});

describe('a match', () => {
  it('has a revision that rises where it differs from before, and not when it is made', async () => {
    await ingest.apply([fixture(1), stateOf(1)]);
    const revisions = () => database.db.selectFrom('matches').select('revision').execute();
    expect(await revisions()).toEqual([{ revision: 0 }]);
    await ingest.apply([stateOf(1, { revision: 3, score: { home: 2, away: 0 } }), fixture(2)]);
    expect((await revisions()).map(({ revision }) => revision).sort()).toEqual([0, 1]);
  });
});

describe('a load', () => {
  it('asks for what a source has named once, and not once for each kind of thing', async () => {
    let statements = 0;
    const db = connect(database.url, { onStatement: () => (statements += 1) });
    const counted = createIngest({ db, now: () => new Date(), logger: pino({ level: 'silent' }) });
    const events = [...sampleSeason, fixture(1), stateOf(1)];
    const statementsOf = async (work: () => Promise<unknown>) => {
      statements = 0;
      await work();
      return statements;
    };
    // Both write nothing: all events are known.
    await counted.apply(events);
    const [loaded, applied] = [
      await statementsOf(() => counted.load(events)),
      await statementsOf(() => counted.apply(events)),
    ];
    await db.destroy();
    expect(loaded).toBeLessThan(applied);
  });
});
