import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Database } from '@scoreline/database/schema';
import { readNote, writeNote } from '../progress';
import { source } from '@scoreline/simulator/source';

/**
 * `clock`: the time up to which all events are sent, once there are matches to render. `fill`: the time as of which the seasons
 * are being filled, until they are.
 */
type Key = 'clock' | 'fill';

/**
 * Raise with every change that makes a seed's matches unfold differently: matches running in a database filled before would
 * differ from their later events. Databases without a version are 1.
 */
export const worldVersion = 3;

/** How far the simulator has advanced in this database, and the seed and version that filled it. */
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

/** Marks all seasons, and everything derived from them, as stored. */
export async function endFill(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('feed_progress')
    .where('source', '=', source)
    .where('key', '=', 'fill')
    .execute();
}
