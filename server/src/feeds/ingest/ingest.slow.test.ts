import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { createIngest, type Ingest } from './ingest';
import { sampleFixture, samplePrice, sampleSeason, sampleState } from './sample';

let database: TestDatabase;
let ingest: Ingest;
let changed: number[][];

afterEach(() => database.close());

beforeEach(async () => {
  database = await openTestDatabase();
  changed = [];
  ingest = createIngest({
    db: database.db,
    now: () => new Date('2025-08-16T14:00:00Z'),
    logger: pino({ level: 'silent' }),
    onChanged: (ids) => changed.push(ids),
  });
  await ingest.apply(sampleSeason);
  await ingest.apply([sampleFixture]);
});

const match = () => database.db.selectFrom('matches').selectAll().executeTakeFirstOrThrow();
const odds = () => database.db.selectFrom('odds').selectAll().executeTakeFirstOrThrow();
const movements = () =>
  database.db.selectFrom('odds_movements').select('home').orderBy('at').execute();

describe('order', () => {
  test('a fixture is stored with its round, venue and referee', async () => {
    const row = await match();
    expect(row).toMatchObject({ status: 'notStarted', group_code: null, revision: 0 });
    expect([row.round_id, row.venue_id, row.referee_id]).not.toContain(null);
    expect(changed).toEqual([[row.id]]);
  });

  test('a ground of a name that others have too is the home side’s own', async () => {
    const team = sampleSeason.find((event) => event.type === 'team')!;
    const venue = { name: 'home park', city: 'Y', capacity: 9, latitude: 3, longitude: 4 };
    await ingest.apply([
      { ...team, ref: 'namesake', name: 'Namesake', venue },
      { ...sampleFixture, ref: 'm2', homeRef: 'namesake' },
    ]);
    const rows = await database.db
      .selectFrom('matches as m')
      .innerJoin('venues as v', 'v.id', 'm.venue_id')
      .select('v.city')
      .orderBy('m.id')
      .execute();
    expect(rows.map(({ city }) => city)).toEqual(['X', 'Y']);
  });

  test('the same event twice changes nothing the second time', async () => {
    expect(await ingest.apply([sampleState(2)])).toMatchObject({ applied: 1, dropped: 0 });
    const before = await match();
    const again = await ingest.apply([sampleState(2), sampleFixture, ...sampleSeason]);
    expect(again).toMatchObject({ applied: 0, dropped: 10, rejected: [], changedMatchIds: [] });
    expect(await match()).toEqual(before);
    expect(before.revision).toBe(1);
  });

  test('a state has what is each side’s own on its side', async () => {
    const periods = [
      { home: 4, away: 1 },
      { home: 2, away: 3 },
    ];
    const sides = { score: { home: 6, away: 4 }, periods, redCards: { home: 1, away: 2 } };
    await ingest.apply([sampleState(2, sides)]);
    expect(await match()).toMatchObject({
      ...{ home_score: 6, away_score: 4 },
      ...{ home_periods: [4, 2], away_periods: [1, 3] },
      ...{ home_red_cards: 1, away_red_cards: 2 },
    });
  });

  test('a state that comes late is dropped', async () => {
    await ingest.apply([sampleState(5, { score: { home: 2, away: 0 } })]);
    await ingest.apply([sampleState(4)]);
    expect(await match()).toMatchObject({ home_score: 2, state_revision: 5 });
  });

  test('a newer state that says the same leaves the match as it is', async () => {
    await ingest.apply([sampleState(5)]);
    expect((await ingest.apply([sampleState(6)])).changedMatchIds).toEqual([]);
    expect(await match()).toMatchObject({ revision: 1, state_revision: 6 });
  });

  test('a fixture that comes late only fills in what is unknown', async () => {
    await ingest.apply([{ ...sampleFixture, revision: 9, startTime: '2025-08-17T14:00:00.000Z' }]);
    await ingest.apply([{ ...sampleFixture, revision: 8, group: 'B' }]);
    const { start_time, group_code } = await match();
    expect([start_time.toISOString(), group_code]).toEqual(['2025-08-17T14:00:00.000Z', 'B']);
  });
});

describe('bad events', () => {
  test('unknown names are reported and not stored', async () => {
    const stray = { ...sampleState(2), matchRef: 'm9' };
    const report = await ingest.apply([stray, sampleState(3)]);
    expect(report.rejected).toEqual([{ event: stray, reason: 'unknown match "m9"' }]);
    expect(report.applied).toBe(1);
  });

  test('a breach of a constraint is reported, and blocks nothing else', async () => {
    const bad = { ...sampleFixture, ref: 'm2', awayRef: 'home' };
    const unscored = sampleState(4, { status: 'finished', score: null });
    const report = await ingest.apply([bad, samplePrice(1, 2.1), unscored]);
    expect(report.rejected.map(({ event }) => event)).toEqual([bad, unscored]);
    expect(firstItem(report.rejected).reason).toContain('matches_check');
    expect(await match()).toMatchObject({ status: 'notStarted' });
    expect(await odds()).toMatchObject({ opening_home: 2.1 });
    const later = await ingest.apply([sampleState(5), { ...bad, awayRef: 'away' }]);
    expect(later.applied).toBe(2);
  });
});

describe('prices', () => {
  test('no price that is not above 1', async () => {
    const report = await ingest.apply([samplePrice(1, 0), samplePrice(2, 1), samplePrice(3, NaN)]);
    expect(report.rejected).toHaveLength(3);
    expect(await movements()).toEqual([]);
  });

  test('opening, movements and closing', async () => {
    await ingest.apply([samplePrice(0, 2, { kind: 'snapshot' }), samplePrice(5, 2.1)]);
    await ingest.apply([samplePrice(9, 2.1, { kind: 'closing' })]);
    expect(await odds()).toMatchObject({
      opening_home: 2,
      opening_is_snapshot: true,
      current_home: 2.1,
      current_at: new Date('2025-08-16T12:05:00Z'),
      closing: true,
    });
    expect(await movements()).toEqual([{ home: 2 }, { home: 2.1 }]);
  });

  test('an older price goes into the history alone', async () => {
    await ingest.apply([samplePrice(0, 2), samplePrice(5, 2, {}), samplePrice(9, 2.2)]);
    await ingest.apply([samplePrice(3, 1.9)]);
    expect(await odds()).toMatchObject({ opening_home: 2, current_home: 2.2 });
    expect(await movements()).toEqual([{ home: 2 }, { home: 1.9 }, { home: 2 }, { home: 2.2 }]);
  });
});
