import { type Kysely, sql } from 'kysely';
import { z } from 'zod';

import type { Database } from '@scoreline/database/schema';
import { readEntries, refuseRepeated, storedMatchIds } from '../operatorFile';

export const usage = `Usage:
  npx scoreline highlights set FILE     sets the videos of the matches in the file, in place of all earlier ones
  The file is JSON: [{ "eventId": 17, "title": "All the goals", "url": "https://…", "provider": "Example Video", "durationSeconds": 95 }, …];
  "durationSeconds" is optional.
Example: npx scoreline highlights set videos.json`;

const entrySchema = z.strictObject({
  /** The match id, as in its page's address; a 32-bit column. */
  eventId: z.int32().positive(),
  title: z.string().trim().min(1).max(200),
  url: z.url({ protocol: /^https$/, error: 'must be an https address' }).max(500),
  provider: z.string().trim().min(1).max(80),
  durationSeconds: z.int().min(1).max(86_400).optional(),
});

/** A statement has at most 65,535 parameters. */
const rowsAtOnce = 5_000;

/** Replaces the videos of a file's matches, all or none. @returns the line to print @throws if the file is invalid */
export async function setHighlights(db: Kysely<Database>, text: string): Promise<string> {
  const entries = readEntries(entrySchema, text);
  refuseRepeated(entries, ({ url }) => url);
  return db.transaction().execute(async (trx) => {
    const ids = await storedMatchIds(trx, entries);
    await trx
      .deleteFrom('videos')
      .where(sql<boolean>`match_id = ANY(${ids}::int[])`)
      .execute();
    const rows = entries.map(({ eventId, durationSeconds, ...rest }) => ({
      ...rest,
      match_id: eventId,
      duration_seconds: durationSeconds ?? null,
      origin: 'operator' as const,
    }));
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await trx
        .insertInto('videos')
        .values(rows.slice(at, at + rowsAtOnce))
        .execute();
    return `${entries.length} videos of ${ids.length} matches set.`;
  });
}
