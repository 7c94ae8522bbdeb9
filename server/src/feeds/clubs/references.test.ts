import { expect, it } from '@jest/globals';
import { sql } from 'kysely';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { lineUpTables, matchFacts, matchRows, renewedOfMatch, teamColumns } from './references';

const database = duringTests(openTestDatabase);

/** Columns with such a name that do not refer to a club. */
const others = new Set([
  'guarded_canaries.team',
  'promotion_draws.chances',
  'push_messages.data',
  'mails.data',
  'feed_progress.value',
  'user_settings.value',
  'vip_demo.data',
]);
const known = new Set(
  [...teamColumns.moved, ...teamColumns.renewed].map(([table, column]) => `${table}.${column}`),
);

const referring = async (to: string) => {
  const { rows } = await sql<{ place: string }>`
    SELECT DISTINCT c.conrelid::regclass || '.' || a.attname AS place
    FROM pg_constraint c CROSS JOIN unnest(c.conkey) key
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = key
    WHERE c.contype = 'f' AND c.confrelid = ${to}::regclass AND a.attname <> 'sport'`.execute(
    database.db,
  );
  return rows.map(({ place }) => place);
};

it('every column that refers to a team is moved by a merge', async () => {
  const places = await referring('teams');
  expect(places.length).toBeGreaterThan(8);
  expect(places.filter((place) => !known.has(place))).toEqual([]);
});

it('every column that is named as if it had a team is known', async () => {
  const { rows } = await sql<{ place: string }>`
    SELECT table_name || '.' || column_name AS place FROM information_schema.columns
    WHERE table_schema = 'public' AND (column_name ~ 'team|competitor|target_id|home_id|away_id'
      OR column_name IN ('data', 'value', 'chances'))`.execute(database.db);
  expect(rows.length).toBeGreaterThan(10);
  expect(
    rows.map(({ place }) => place).filter((place) => !known.has(place) && !others.has(place)),
  ).toEqual([]);
});

it('every table that refers to a match is known to what makes two matches one', async () => {
  const tables = new Set<string>([
    ...[...matchFacts, ...lineUpTables, ...matchRows, ...renewedOfMatch],
  ]);
  const places = await referring('matches');
  expect(places.length).toBeGreaterThan(10);
  expect(
    places.map((place) => place.split('.')[0] ?? '').filter((one) => !tables.has(one)),
  ).toEqual([]);
});
