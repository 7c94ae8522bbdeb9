import type { Kysely } from 'kysely';
import type { z } from 'zod';

import type { Database } from '../store/db/schema';

/** What a feed notes of how far it has come: `key` is its own word for it. */
export interface ProgressNote {
  source: string;
  key: string;
}

/** What was noted last; null where nothing was. @throws where that is not what the schema says */
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

/** Notes it in the place of what was noted before. */
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
