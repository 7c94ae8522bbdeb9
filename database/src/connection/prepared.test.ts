import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';

import { duringTests } from '../duringTests';
import { connect } from './connect';
import { statementNames } from './prepared';
import { openTestDatabase } from '../testing';

describe('statementNames', () => {
  const asked = (text: string, times: number) => {
    const nameOf = statementNames();
    return Array.from({ length: times }, () => nameOf(text));
  };

  it('names a read from the fifth time it is asked', () => {
    expect(asked('SELECT 1', 6)).toEqual([null, null, null, null, 'q1', 'q1']);
    expect(asked('  WITH a AS (SELECT 1) SELECT x FROM a', 5).at(-1)).toBe('q1');
  });

  it('names neither a write nor what answers with whatever columns there are', () => {
    for (const text of ['insert into t values ($1)', 'select * from t', 'select "o".*, 1 from o'])
      expect(asked(text, 9)).toEqual(Array(9).fill(null));
    expect(asked('SELECT count(*) FROM t', 5).at(-1)).toBe('q1');
  });

  it('gives each text its own name, and no more names than connections bear', () => {
    const nameOf = statementNames();
    const names = Array.from({ length: 400 }, (_, at) => {
      for (let time = 1; time < 5; time += 1) nameOf(`SELECT ${at}`);
      return nameOf(`SELECT ${at}`);
    });
    const given = names.filter((name) => name !== null);
    expect(new Set(given).size).toBe(150);
    expect(given).toHaveLength(150);
  });
});

describe('a pool', () => {
  const database = duringTests(openTestDatabase);

  it('prepares a read that is asked often and answers as before, also after a migration', async () => {
    const db = connect(database.url, { max: 1 });
    const read = (id: number) =>
      db.selectFrom('teams').select(['id', 'name']).where('id', '=', id).execute();
    const prepared = async () =>
      (await sql<{ n: number }>`SELECT count(*) AS n FROM pg_prepared_statements`.execute(db))
        .rows[0]?.n;
    try {
      await sql`INSERT INTO teams (id, sport, name, short_name, slug, code)
        VALUES (1, 'football', 'Ash', 'Ash', 'ash', 'ASH'), (2, 'football', 'Elm', 'Elm', 'elm', 'ELM')`.execute(
        db,
      );
      for (let time = 1; time < 5; time += 1)
        expect(await read(1)).toEqual([{ id: 1, name: 'Ash' }]);
      expect(await prepared()).toBe(0);
      expect(await read(2)).toEqual([{ id: 2, name: 'Elm' }]);
      expect(await prepared()).toBe(1);
      await sql`ALTER TABLE teams ADD COLUMN motto text`.execute(db);
      expect(await read(1)).toEqual([{ id: 1, name: 'Ash' }]);
    } finally {
      await db.destroy();
    }
  });
});
