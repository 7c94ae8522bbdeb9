import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { firstItem, itemWhere } from '@scoreline/shared-lib/contract/lists';
import { sql } from 'kysely';
import { pino } from 'pino';

import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { checksums } from '../import/checksums';
import { importFiles } from '../import/importFiles';
import { createIngest } from '../ingest/ingest';
import { mergeClubs, type StoredClub } from './mergeClubs';

let folder: string;
let database: TestDatabase;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreline-merge-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  database = await openTestDatabase();
  await put(['F1,10/08/2024,20:00,Marseille,Lyon,2,1,2.1,3.4,3.6']);
  await put(
    [
      'F1,10/08/2024,20:00,Phocea Town,Lyon,2,1,2.2,3.4,3.6',
      'F1,17/08/2024,20:00,Lille,Phocea Town,0,3,2.1,3.4,3.6',
    ],
    ['Phocea Town'],
  );
});
afterEach(() => database.close());

async function put(rows: string[], newClubs: string[] = []) {
  const name = join(folder, `${(files += 1)}.csv`);
  const header = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A';
  await writeFile(name, [header, ...rows].join('\n'));
  const logger = pino({ level: 'silent' });
  const ingest = createIngest({ db: database.db, now: () => new Date(), logger });
  const results = await importFiles(
    'football-data',
    [name],
    { db: database.db, ingest, newClubs },
    () => undefined,
  );
  expect(firstItem(results).skipped).toEqual([]);
}

const clubs = (): Promise<StoredClub[]> =>
  database.db
    .selectFrom('teams')
    .select(['id', 'name', 'sport', 'country_code as country', 'national'])
    .execute();
const club = async (name: string) => itemWhere(await clubs(), (one) => one.name === name);

const merge = async (more: { dryRun?: boolean; record?: () => Promise<void> } = {}) =>
  mergeClubs({
    ...{ db: database.db, from: await club('Phocea Town'), into: await club('Marseille') },
    ...{ record: () => Promise.resolve(), ...more },
  });

const names = async () =>
  (
    await database.db
      .selectFrom('matches as m')
      .innerJoin('teams as h', 'h.id', 'm.home_id')
      .innerJoin('teams as a', 'a.id', 'm.away_id')
      .select(['h.name as home', 'a.name as away'])
      .orderBy('m.start_time')
      .execute()
  ).map(({ home, away }) => `${home} – ${away}`);

const tip = async () => {
  await sql`INSERT INTO tips
      (match_id, home_id, bookmaker_id, market, outcome, price, stake, tipster_kind, tipster, kick_off, published_at)
    SELECT m.id, m.home_id, (SELECT id FROM bookmakers LIMIT 1), '1x2', 'away', 2, 1, 'editor', 'Ada', m.start_time,
      m.start_time - interval '1 day' FROM matches m`.execute(database.db);
};

/** A member who follows both clubs, a device with push for both, and a tip on the other club's match. */
async function follow() {
  const [from, into] = [await club('Phocea Town'), await club('Marseille')];
  await sql`INSERT INTO users (id, invite_code, created_at) VALUES (1, 'a', now()), (2, 'b', now())`.execute(
    database.db,
  );
  await sql`INSERT INTO follows (user_id, kind, target_id, sport, followed, at, change_id) VALUES
    (1, 'team', ${from.id}, 'football', true, now(), 'x'), (1, 'team', ${into.id}, 'football', false, now(), 'y'),
    (2, 'team', ${from.id}, 'football', true, now(), 'z')`.execute(database.db);
  await sql`INSERT INTO push_subscriptions
      (endpoint, device_id, p256dh, auth, types, language, matches, teams, created_at, updated_at)
    VALUES ('e', 'd', 'p', 'a', '{}', 'en', '{}', ARRAY[${from.id}::int, ${into.id}::int], now(), now())`.execute(
    database.db,
  );
  await sql`INSERT INTO search_opens (day, kind, target_id, opens)
    VALUES ('2026-11-01', 'team', ${from.id}, 2), ('2026-11-01', 'team', ${into.id}, 3)`.execute(
    database.db,
  );
  await tip();
  return into.id;
}

it('all that names the one club names the other, and a match that was stored twice is one', async () => {
  expect(await names()).toHaveLength(3);
  const id = await follow();
  // Two tipsters tipped the match that was stored twice.
  await sql`ALTER TABLE tips DISABLE TRIGGER USER`.execute(database.db);
  await sql`UPDATE tips SET tipster = 'Grace' WHERE home_id = ${id}`.execute(database.db);
  await sql`ALTER TABLE tips ENABLE TRIGGER USER`.execute(database.db);
  const moved = await merge();
  expect(moved).toMatchObject({ folded: 1, matches: 1, feed_refs: 1, follows: 2 });
  expect(await names()).toEqual(['Marseille – Lyon', 'Lille – Marseille']);
  expect((await clubs()).map(({ name }) => name).sort()).toEqual(['Lille', 'Lyon', 'Marseille']);
  const { rows: follows } = await sql`
    SELECT user_id, target_id, followed FROM follows ORDER BY user_id`.execute(database.db);
  expect(follows).toEqual([
    { user_id: 1, target_id: id, followed: true },
    { user_id: 2, target_id: id, followed: true },
  ]);
  const { rows: push } = await sql`SELECT teams FROM push_subscriptions`.execute(database.db);
  expect(push).toEqual([{ teams: [id] }]);
  const { rows: opens } = await sql`SELECT target_id, opens FROM search_opens`.execute(database.db);
  expect(opens).toEqual([{ target_id: id, opens: 5 }]);
  const { rows: tips } = await sql`
    SELECT t.tipster, h.name AS home FROM tips t JOIN teams h ON h.id = t.home_id ORDER BY t.kick_off, t.tipster`.execute(
    database.db,
  );
  expect(tips).toEqual([
    { tipster: 'Ada', home: 'Marseille' },
    { tipster: 'Grace', home: 'Marseille' },
    { tipster: 'Ada', home: 'Lille' },
  ]);
  const { rows: odds } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM odds GROUP BY match_id`.execute(database.db);
  expect(odds).toEqual([{ count: 1 }, { count: 1 }]);
});

it('after a merge no tip can be changed, as before it', async () => {
  await merge();
  await tip();
  await expect(sql`UPDATE tips SET price = 3`.execute(database.db)).rejects.toThrow(
    'never changed',
  );
});

it('an import of the same file does not split the club again', async () => {
  await merge();
  await put(['F1,24/08/2024,20:00,Phocea Town,Nantes,2,1,2.2,3.4,3.6'], ['Phocea Town']);
  expect((await clubs()).map(({ name }) => name)).not.toContain('Phocea Town');
  expect(await names()).toContain('Marseille – Nantes');
});

it('a dry run counts and changes nothing', async () => {
  const before = await checksums(database.db);
  const recorded: string[] = [];
  const record = () => Promise.resolve(void recorded.push('alias'));
  expect(await merge({ dryRun: true, record })).toMatchObject({ folded: 1, matches: 1 });
  expect(await checksums(database.db)).toEqual(before);
  expect(recorded).toEqual([]);
});

it('two tips that would become one stop the merge', async () => {
  await follow();
  const before = await checksums(database.db);
  await expect(merge()).rejects.toThrow('tips_once');
  expect(await checksums(database.db)).toEqual(before);
});

it('clubs that have met are two', async () => {
  await put(['F1,24/08/2024,20:00,Phocea Town,Marseille,2,1,2.2,3.4,3.6'], ['Phocea Town']);
  const before = await checksums(database.db);
  await expect(merge()).rejects.toThrow('Phocea Town and Marseille met on 2024-08-24');
  expect(await checksums(database.db)).toEqual(before);
});

it('of a merge that is killed nothing is left, and the next one is whole', async () => {
  const before = await checksums(database.db);
  const kill = async () => {
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND state = 'idle in transaction'`.execute(database.db);
  };
  await expect(merge({ record: kill })).rejects.toThrow();
  expect(await checksums(database.db)).toEqual(before);
  await merge();
  expect(await names()).toEqual(['Marseille – Lyon', 'Lille – Marseille']);
});
