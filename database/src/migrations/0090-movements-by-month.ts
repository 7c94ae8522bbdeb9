import { sql, type Kysely } from 'kysely';

/**
 * Partitions movements by month. The existing table becomes the partition of everything before next month, without copying rows
 * or building an index. Its rows are read twice, to find the newest and to validate the bounds; writes of movements are blocked
 * meanwhile, and reads during the second pass. A million rows take less than half a second in total. Older servers continue to
 * work: they see one table.
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
  // For rows without a month's partition; the worker creates partitions ahead of time.
  `CREATE TABLE odds_movements_rest PARTITION OF odds_movements DEFAULT`,
];
