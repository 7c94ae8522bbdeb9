import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Database } from '../../store/db/schema';
import { readNote, writeNote } from '../progress';
import { source } from '@scoreline/simulator/source';

/** `clock`: up to when all is told, once there are matches to show. `fill`: as of when the seasons are being filled, until they are. */
type Key = 'clock' | 'fill';

/**
 * Raised with every change by which a seed's matches unfold in another way: what runs in a database that was filled
 * before then differs from what is told of it after. 1 is that of databases that say none.
 */
export const worldVersion = 3;

/** How far the simulator has come in this database, and with which seed and version it was filled. */
const progressSchema = z.object({
  seed: z.number(),
  at: z.number(),
  world: z.number().default(1),
});
export type Progress = z.infer<typeof progressSchema>;

export const readProgress = (db: Kysely<Database>, key: Key = 'clock') =>
  readNote(db, { source, key }, progressSchema);

export const writeProgress = (db: Kysely<Database>, progress: Progress, key: Key = 'clock') =>
  writeNote(db, { source, key }, progress);

/** All seasons are there, and all that is derived from them. */
export async function endFill(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('feed_progress')
    .where('source', '=', source)
    .where('key', '=', 'fill')
    .execute();
}
