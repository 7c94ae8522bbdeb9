import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { pino } from 'pino';

import { createIngest, type Ingest } from '../ingest';
import { sampleFixture, samplePrice, sampleSeason, sampleState } from '../sample';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';

let database: TestDatabase;
let ingest: Ingest;
const now = () => new Date('2025-08-16T17:00:00Z');
const base = { source: 'sample', revision: 5, matchRef: sampleFixture.ref };

beforeEach(async () => {
  database = await openTestDatabase();
  ingest = createIngest({ db: database.db, now, logger: pino({ level: 'silent' }) });
  await ingest.apply(sampleSeason);
  await ingest.apply([sampleFixture]);
});
afterEach(() => database.close());

const all = async (table: string, columns: string) => {
  const { rows } = await sql
    .raw(`SELECT ${columns} FROM ${table} ORDER BY 1, 2`)
    .execute(database.db);
  return rows;
};

async function play(): Promise<void> {
  const goal = { ...base, type: 'incident' as const, ref: 'g1', kind: 'goal' as const };
  await ingest.apply([
    samplePrice(0, 1.5),
    samplePrice(1, 1.9, {
      market: 'asianHandicap',
      line: -0.5,
      prices: { home: 1.9, away: 1.95 },
    }),
    samplePrice(1, 2.2, { market: 'asianHandicap', line: 0.5, prices: { home: 2.2, away: 1.7 } }),
    samplePrice(1, 1.8, { market: 'overUnder', line: 2.5, prices: { home: 1.8, away: 2.1 } }),
    sampleState(5, {
      status: 'finished',
      score: { home: 3, away: 1 },
      periods: [
        { home: 1, away: 0 },
        { home: 2, away: 1 },
      ],
      redCards: { home: 0, away: 1 },
      clock: null,
    }),
    {
      ...goal,
      ...{ side: 'home', period: 1, minute: 10, added: null, second: null },
      ...{ playerRef: 'p1', otherPlayerRef: null, score: { home: 1, away: 0 }, removed: false },
    },
    {
      ...base,
      ...{ type: 'lineup', side: 'home', formation: '4-4-2', coach: null, confirmed: true },
      players: [
        { playerRef: 'p1', shirtNumber: 9, position: 'forward', grid: '1:1', starter: true },
      ],
      missing: [],
    },
  ]);
}

async function addPeople(): Promise<void> {
  const { db } = database;
  await sql`INSERT INTO push_states SELECT id, 'finished', 3, 1, 0, 1 FROM matches`.execute(db);
  await sql`INSERT INTO match_votes SELECT id, '\\x01', 'home', now() FROM matches`.execute(db);
  for (const [market, line, outcome] of [
    ['1x2', 0, 'home'],
    ['asianHandicap', -0.5, 'home'],
    ['asianHandicap', 0.5, 'away'],
    ['overUnder', 2.5, 'home'],
  ])
    await sql`INSERT INTO tips (match_id, bookmaker_id, market, line, outcome, price, stake, tipster_kind, tipster,
        kick_off, published_at)
      SELECT m.id, b.id, ${market}, ${line}, ${outcome}, 1.9, 1, 'editor', 'Desk', start_time,
        start_time - interval '1 hour' FROM matches m CROSS JOIN bookmakers b LIMIT 1`.execute(db);
  await sql`INSERT INTO tip_settlements (tip_id, revision, result, profit, match_status, home_score, away_score,
      settled_at) SELECT id, 1, 'win', 0.9, 'finished', 3, 1, now() FROM tips`.execute(db);
}

const turned = () => {
  const { homeRef, awayRef } = sampleFixture;
  return { ...sampleFixture, revision: 9, homeRef: awayRef, awayRef: homeRef };
};

test('score, incidents, line-ups, prices, votes and tips follow the team', async () => {
  await play();
  await addPeople();
  await ingest.apply([turned()]);
  expect(
    await all('matches', 'home_score, away_score, home_periods, away_periods, home_red_cards'),
  ).toEqual([
    { home_score: 1, away_score: 3, home_periods: [0, 1], away_periods: [1, 2], home_red_cards: 1 },
  ]);
  expect(await all('incidents', 'side, home_score, away_score')).toEqual([
    { side: 'away', home_score: 0, away_score: 1 },
  ]);
  expect(await all('lineups', 'side, formation')).toEqual([{ side: 'away', formation: '4-4-2' }]);
  expect(await all('lineup_players', 'side, shirt_number')).toEqual([
    { side: 'away', shirt_number: 9 },
  ]);
  expect(
    await all('push_states', 'home_score, away_score, home_red_cards, away_red_cards'),
  ).toEqual([{ home_score: 1, away_score: 3, home_red_cards: 1, away_red_cards: 0 }]);
  expect(await all('match_votes', 'outcome, match_id')).toMatchObject([{ outcome: 'away' }]);
  expect(await all('odds', 'market, line, current_home, current_away')).toMatchObject([
    { market: '1x2', line: 0, current_away: 1.5 },
    { market: 'asianHandicap', line: -0.5, current_home: 1.7, current_away: 2.2 },
    { market: 'asianHandicap', line: 0.5, current_home: 1.95, current_away: 1.9 },
    { market: 'overUnder', line: 2.5, current_home: 1.8, current_away: 2.1 },
  ]);
  expect(await all('tips', 'market, line, outcome')).toEqual([
    { market: '1x2', line: 0, outcome: 'away' },
    { market: 'asianHandicap', line: -0.5, outcome: 'home' },
    { market: 'asianHandicap', line: 0.5, outcome: 'away' },
    { market: 'overUnder', line: 2.5, outcome: 'home' },
  ]);
});

test('a fixture that names the sides as they were turns nothing', async () => {
  await play();
  await ingest.apply([turned()]);
  await ingest.apply([{ ...turned(), revision: 10 }]);
  expect(await all('matches', 'home_score, away_score')).toEqual([
    { home_score: 1, away_score: 3 },
  ]);
});

test('a tip changes in no other way', async () => {
  await play();
  await addPeople();
  for (const change of [
    `UPDATE tips SET outcome = 'away' WHERE market = '1x2'`,
    `UPDATE tips SET line = -line`,
    `UPDATE tips SET home_id = (SELECT away_id FROM matches)`,
    `DELETE FROM tips`,
  ])
    await expect(sql.raw(change).execute(database.db)).rejects.toThrow('never changed');
});
