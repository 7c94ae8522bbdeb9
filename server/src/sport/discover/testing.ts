import { type Kysely, sql } from 'kysely';

import { importArchive } from '../../store/archive/testing';
import type { Database } from '@scoreline/database/schema';
import { openTestDatabase } from '@scoreline/database/testing';
import type { Format } from '../../feeds/import/importFiles';

/** Number of matches at the end of the files that count as upcoming. */
export const coming = 100;

/** The clock of the archive's operations: every match of the files is over. */
const now = new Date('2030-01-01T00:00:00Z');

/** A database of real files whose last matches are upcoming, a minute apart. */
export async function openWithComing(format: Format, files: string[]) {
  const database = await openTestDatabase();
  await importArchive(database.db, format, files);
  await takeLastForComing(database.db);
  return database;
}

/** Takes the last by kick-off, then by the files' order, so that both sides cut at the same match. */
const takeLastForComing = (db: Kysely<Database>) =>
  sql`UPDATE matches m SET status = 'notStarted', home_score = NULL, away_score = NULL,
      start_time = ${now}::timestamptz + place * interval '1 minute'
    FROM (SELECT id, ${coming}::int + 1 - row_number() OVER (ORDER BY start_time DESC, id DESC) AS place
      FROM matches) ranked
    WHERE ranked.id = m.id AND place > 0`.execute(db);
