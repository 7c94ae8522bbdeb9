import type { Kysely } from 'kysely';
import type { z } from 'zod';

import type { Database } from '@scoreline/database/schema';

/** A feed's progress; `key` is of its own choosing. */
export interface ProgressNote {
  source: string;
  key: string;
}

/** Reads the last note; null if there is none. @throws if it does not match the schema */
export async function readNote<T>(
  db: Kysely<Database>,
  { source, key }: ProgressNote,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const row = await db
    .selectFrom('feed_progress')
    .select('value')
    .where('source', '=', source)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? schema.parse(row.value) : null;
}

/** Replaces the previous note. */
export async function writeNote(
  db: Kysely<Database>,
  { source, key }: ProgressNote,
  progress: unknown,
): Promise<void> {
  const value = JSON.stringify(progress);
  await db
    .insertInto('feed_progress')
    .values({ source, key, value })
    .onConflict((conflict) => conflict.columns(['source', 'key']).doUpdateSet({ value }))
    .execute();
}
