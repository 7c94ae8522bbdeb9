import { sql, type Kysely } from 'kysely';

/**
 * Movements by the month of their moment. The table that there is becomes the partition of all that came before next month:
 * no row is copied and no index built. Its rows are read twice, to find the newest and to see that all fit; meanwhile
 * nobody writes movements, and the second time nobody reads them. A million rows take less than half a second in all.
 * Older servers go on: to them it is one table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`LOCK TABLE odds_movements IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  const { rows } = await sql<{ month: string }>`
    SELECT to_char((greatest(now(), max(at)) AT TIME ZONE 'UTC') + interval '1 month', 'YYYY-MM-01') AS month
    FROM odds_movements`.execute(db);
  for (const statement of statements(rows[0]!.month)) await sql.raw(statement).execute(db);
  await sql`ALTER TABLE odds ADD COLUMN movements_archived boolean NOT NULL DEFAULT false`.execute(
    db,
  );
}

const statements = (firstOfMonth: string) => [
  `ALTER TABLE odds_movements RENAME TO odds_movements_past`,
  `ALTER INDEX odds_movements_pkey RENAME TO odds_movements_past_pkey`,
  `CREATE TABLE odds_movements (LIKE odds_movements_past INCLUDING CONSTRAINTS,
     PRIMARY KEY (odds_id, at), FOREIGN KEY (odds_id) REFERENCES odds ON DELETE CASCADE) PARTITION BY RANGE (at)`,
  `ALTER TABLE odds_movements ATTACH PARTITION odds_movements_past
     FOR VALUES FROM (MINVALUE) TO ('${firstOfMonth} 00:00:00+00')`,
  // What no month is there for; the worker makes months ahead of time.
  `CREATE TABLE odds_movements_rest PARTITION OF odds_movements DEFAULT`,
];
