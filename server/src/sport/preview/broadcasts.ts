import { type Kysely, sql } from 'kysely';
import { z } from 'zod';

import type { Database } from '../../store/db/schema';

export const usage = `Usage:
  npm run broadcasts -- set FILE     where matches are shown, as the file says; what it said of its matches before goes
  The file is JSON: [{ "eventId": 17, "country": "es", "channel": "Canal Uno", "url": "https://…" }, …]; "url" may be left out.`;

const fileSchema = z.array(
  z.object({
    eventId: z.int().positive(),
    /** ISO 3166-1 alpha-2. */
    country: z.string().regex(/^[a-z]{2}$/),
    channel: z.string().trim().min(1).max(80),
    url: z
      .url({ protocol: /^https$/ })
      .max(500)
      .optional(),
  }),
);

type Entry = z.infer<typeof fileSchema>[number];

/** A statement takes 65,535 values. */
const rowsAtOnce = 5_000;

/** @throws where a channel shows the same match twice in one country. */
function refuseTwice(entries: readonly Entry[]): void {
  const seen = new Set<string>();
  for (const { eventId, country, channel } of entries) {
    const key = JSON.stringify([eventId, country, channel]);
    if (seen.has(key))
      throw new Error(`${channel} (${country}) is there twice for match ${eventId}.`);
    seen.add(key);
  }
}

/** Writes where matches are shown, all or nothing; what to print. Throws for a file that is not as it should be. */
export async function setBroadcasts(db: Kysely<Database>, text: string): Promise<string> {
  const entries = fileSchema.parse(JSON.parse(text));
  refuseTwice(entries);
  const ids = [...new Set(entries.map(({ eventId }) => eventId))];
  if (ids.length === 0) throw new Error(usage);
  return db.transaction().execute(async (trx) => {
    const isOfFile = sql<boolean>`= ANY(${ids}::int[])`;
    const found = await trx
      .selectFrom('matches')
      .select('id')
      .where(sql<boolean>`id ${isOfFile}`)
      .execute();
    const there = new Set(found.map(({ id }) => id));
    const unknown = ids.filter((id) => !there.has(id));
    if (unknown.length > 0) throw new Error(`There is no match ${unknown.join(', ')}.`);
    await trx
      .deleteFrom('broadcasts')
      .where(sql<boolean>`match_id ${isOfFile}`)
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
