import { type Kysely, sql } from 'kysely';
import { z } from 'zod';

import type { Database } from '@scoreline/database/schema';
import { readEntries, refuseRepeated, storedMatchIds } from '../operatorFile';

export const usage = `Usage:
  npx scoreline broadcasts set FILE     where matches are shown, as the file says; what it said of its matches before goes
  The file is JSON: [{ "eventId": 17, "country": "es", "channel": "Canal Uno", "url": "https://…" }, …]; "url" may be left out.
Example: npx scoreline broadcasts set channels.json`;

const entrySchema = z.object({
  /** A 32-bit column. */
  eventId: z.int32().positive(),
  country: z.string().regex(/^[a-z]{2}$/, 'must be two lower-case letters, as of ISO 3166-1'),
  channel: z.string().trim().min(1).max(80),
  url: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .max(500)
    .optional(),
});

/** A statement has at most 65,535 parameters. */
const rowsAtOnce = 5_000;

/** Stores the broadcasts of matches, all or nothing. @returns the line to print @throws if the file is invalid */
export async function setBroadcasts(db: Kysely<Database>, text: string): Promise<string> {
  const entries = readEntries(entrySchema, text);
  refuseRepeated(entries, ({ channel, country }) => `${channel} (${country})`);
  return db.transaction().execute(async (trx) => {
    const ids = await storedMatchIds(trx, entries);
    await trx
      .deleteFrom('broadcasts')
      .where(sql<boolean>`match_id = ANY(${ids}::int[])`)
      .execute();
    const rows = entries.map(({ eventId, ...rest }) => ({ match_id: eventId, ...rest }));
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await trx
        .insertInto('broadcasts')
        .values(rows.slice(at, at + rowsAtOnce))
        .execute();
    return `${entries.length} broadcasts of ${ids.length} matches set.`;
  });
}
