import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';

import { connect } from '@scoreline/database/connection/connect';
import { duringTests } from '@scoreline/database/duringTests';
import { migrate } from '@scoreline/database/migrate';
import { migrations } from '@scoreline/database/migrations/index';
import { onlyRow } from '@scoreline/database/onlyRow';
import { onDatabase, withClient } from '@scoreline/database/connection/admin';
import { openTestDatabase } from '@scoreline/database/testing';
import { monthOf, plus } from './month';
import { addMonths, dropEmptyMonths, monthsWithPartition } from './partitions';
import { insertPricedMonths, quotesIn } from './testing';

const database = duringTests(openTestDatabase);
const older = Object.fromEntries(
  Object.entries(migrations).filter(([name]) => name < '0090-movements-by-month'),
);

/** The partition of each movement. */
const placesOf = async (db: typeof database.db) => {
  const { rows } = await sql<{ table: string; n: number }>`
    SELECT tableoid::regclass::text AS table, count(*) AS n FROM odds_movements GROUP BY 1 ORDER BY 1`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ table, n }) => [table, n]));
};

describe('a database of a version before', () => {
  const name = `scoreline_test_months_${process.pid}`;
  let db: ReturnType<typeof connect>;
  beforeAll(async () => {
    await withClient(database.url, (client) => client.query(`CREATE DATABASE ${name}`));
    db = connect(onDatabase(database.url, name));
    await migrate(db, older);
  });
  afterAll(async () => {
    await db.destroy();
    await withClient(database.url, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  });

  it('has all its movements after, copies none, and is one table to an older server', async () => {
    await insertPricedMonths(db, [3]);
    await sql`INSERT INTO odds_movements SELECT id, '2031-05-05', 2, 3, 4 FROM odds LIMIT 1`.execute(
      db,
    );
    const file = sql<{ n: number }>`SELECT relfilenode AS n FROM pg_class WHERE relname IN
      ('odds_movements', 'odds_movements_past') AND relkind = 'r'`;
    const [before, { rows: old }] = [await quotesIn(db), await file.execute(db)];
    expect((await migrate(db))[0]).toBe('0090-movements-by-month');
    expect(await quotesIn(db)).toEqual(before);
    expect((await file.execute(db)).rows).toEqual(old);
    expect(await migrate(db, older)).toEqual([]);
    const id = sql`(SELECT min(id) FROM odds)`;
    await sql`INSERT INTO odds_movements (odds_id, at, home, draw, away) VALUES (${id}, '2025-03-20', 2, 3, 4)`.execute(
      db,
    );
    const again = sql`INSERT INTO odds_movements VALUES (${id}, '2025-03-20', 2, 3, 4)`.execute(db);
    await expect(again).rejects.toMatchObject({ code: '23505' });
    const orphan = sql`INSERT INTO odds_movements VALUES (0, '2025-03-20', 2, 3, 4)`.execute(db);
    await expect(orphan).rejects.toMatchObject({ code: '23503' });
    await sql`DELETE FROM matches`.execute(db);
    expect((await quotesIn(db)).n).toBe(0);
  });
});

describe('months', () => {
  it('are made ahead of time, once, and take in what came before them', async () => {
    const { db } = database;
    await insertPricedMonths(db, [3]);
    // By the database's own clock, the migrations created the months until now.
    const { now } = onlyRow(await sql<{ now: Date }>`SELECT now()`.execute(db));
    const next = plus(monthOf(now), 1);
    const days = [`${next}-01`, `${plus(next, 1)}-28`, `${plus(next, 9)}-01`];
    for (const day of days)
      await sql`INSERT INTO odds_movements SELECT min(id), ${day}, 2, 3, 4 FROM odds`.execute(db);
    const before = await quotesIn(db);
    expect(await placesOf(db)).toMatchObject({ odds_movements_rest: 3 });
    const made = await addMonths(db, now);
    expect(made).toEqual([next, plus(next, 1), plus(next, 2)]);
    expect(await addMonths(db, now)).toEqual([]);
    expect(await monthsWithPartition(db)).toEqual(made);
    expect(await placesOf(db)).toMatchObject({
      [`odds_movements_y${next.replace('-', 'm')}`]: 1,
      odds_movements_rest: 1,
    });
    expect(await quotesIn(db)).toEqual(before);
  });

  it('that are empty and over go, and no others', async () => {
    const { db } = database;
    const [first, second, third] = (await monthsWithPartition(db)) as [string, string, string];
    expect(await dropEmptyMonths(db, third)).toEqual([]);
    await sql`DELETE FROM odds_movements WHERE at >= ${`${first}-01`} AND at < ${`${second}-01`}`.execute(
      db,
    );
    const reader = await db.startTransaction().execute();
    await sql`SELECT count(*) FROM odds_movements`.execute(reader);
    expect(await dropEmptyMonths(db, third)).toEqual([]);
    await reader.rollback().execute();
    expect(await dropEmptyMonths(db, third)).toEqual([first]);
    expect(await monthsWithPartition(db)).toEqual([second, third]);
  });

  it('outside of a question are not looked at', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN SELECT FROM odds_movements
      WHERE odds_id = 1 AND at BETWEEN '2025-03-01' AND '2025-03-31'`.execute(database.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('odds_movements_past');
    expect(plan).not.toMatch(/odds_movements_(y|rest)/);
  });
});
