import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';

import { shardCounts, shardEntries, shardsFor, shardSize } from './sitemaps';
import { insertLeague, insertMatch } from '../../sport/matches/testing';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** Teams with the ids of a source: far apart, none of them low. */
const addTeams = (count: number) =>
  sql`INSERT INTO teams (id, sport, name, short_name, slug, code)
      SELECT 70000000 + n * 7919, 'football', 'Team ' || n, 'T' || n, 'team-' || n, 'TEA'
      FROM generate_series(1, ${count}::integer) AS n`.execute(database.db);

const teamsOf = async (shard: number) =>
  (await shardEntries(database.db, 'teams', shard, [])).map(({ rest }) => rest);

it('needs no more shards than a table has pages for, and doubles them', () => {
  const rows = [0, 1, shardSize, shardSize + 1, 2 * shardSize, 2 * shardSize + 1];
  expect(rows.map(shardsFor)).toEqual([0, 1, 1, 2, 2, 4]);
});

it('has every team in one shard of the index, wherever its id lies', async () => {
  const teams = shardSize + 200;
  await addTeams(teams);
  expect(await shardCounts(database.db, ['pages', 'teams', 'matches'])).toEqual([
    { kind: 'pages', shards: 1 },
    { kind: 'teams', shards: 2 },
    { kind: 'matches', shards: 0 },
  ]);
  const shards = [await teamsOf(1), await teamsOf(2)];
  expect(shards.map(({ length }) => length)).toEqual([teams / 2, teams / 2]);
  expect(new Set(shards.flat()).size).toBe(teams);
  expect(await teamsOf(0)).toEqual([]);
  expect(await teamsOf(3)).toEqual([]);
});

it('has a match under the names that its teams had then, as its page has', async () => {
  const teams = ['Brooklyn Nets', 'Oklahoma City Thunder'];
  const league = await insertLeague(database.db, { sport: 'basketball', teams });
  for (const start of ['2008-06-30T12:00:00Z', '2008-10-28T12:00:00Z', '2026-11-22T12:00:00Z'])
    await insertMatch(database.db, league, [0, 1], { start });
  const entries = await shardEntries(database.db, 'matches', 1, []);
  expect(entries.map(({ rest }) => rest.split('/').at(-2))).toEqual([
    'new-jersey-nets-vs-seattle-supersonics',
    'new-jersey-nets-vs-team-1',
    'team-0-vs-team-1',
  ]);
});
