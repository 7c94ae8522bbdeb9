import { type Kysely, sql } from 'kysely';
import { z } from 'zod';

import type { Database } from '@scoreline/database/schema';

/** Limits the report: a file may repeat one mistake many times. */
const mostReported = 20;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The file is no JSON: ${(error as Error).message}`, { cause: error });
  }
};

function lineOf({ path, message }: z.core.$ZodIssue): string {
  const [index, ...fields] = path;
  if (index === undefined) return 'The file must be a list with an entry at least.';
  const field = fields.length > 0 ? `${fields.join('.')}: ` : '';
  return `Entry ${Number(index) + 1}: ${field}${message}`;
}

/** @throws with one line per invalid entry, if there are any */
function refuse(lines: readonly string[]): void {
  if (lines.length === 0) return;
  const more = lines.length - mostReported;
  const shown = lines.slice(0, mostReported);
  throw new Error([...shown, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n'));
}

/** The entries of a file about matches. @throws with the faults of each invalid entry */
export function readEntries<T>(entry: z.ZodType<T>, text: string): T[] {
  const { data, error } = z.array(entry).min(1).safeParse(parseJson(text));
  if (error) refuse(error.issues.map(lineOf));
  return data ?? [];
}

/** @throws if two entries have the same `keyOf` */
export function refuseRepeated<T extends { eventId: number }>(
  entries: readonly T[],
  keyOf: (entry: T) => string,
): void {
  const seen = new Map<string, number>();
  const lines: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const key = `${keyOf(entry)} for match ${entry.eventId}`;
    const first = seen.get(key);
    if (first !== undefined) lines.push(`Entry ${index + 1}: ${key} is in entry ${first + 1} too.`);
    else seen.set(key, index);
  }
  refuse(lines);
}

/** The ids of the entries' matches. @throws with the entries whose match is not stored */
export async function storedMatchIds(
  db: Kysely<Database>,
  entries: readonly { eventId: number }[],
): Promise<number[]> {
  const ids = [...new Set(entries.map(({ eventId }) => eventId))];
  const found = await db
    .selectFrom('matches')
    .select('id')
    .where(sql<boolean>`id = ANY(${ids}::int[])`)
    .execute();
  const stored = new Set(found.map(({ id }) => id));
  refuse(
    entries.flatMap(({ eventId }, index) =>
      stored.has(eventId) ? [] : [`Entry ${index + 1}: there is no match ${eventId}.`],
    ),
  );
  return ids;
}
