import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';

type Db = Kysely<Database>;

export interface Exclusion {
  since: Date;
  until: Date;
}

/** A member's current exclusion, with its start and end. It includes one made with an earlier account; null without one. */
export async function exclusionOf(db: Db, memberId: number, now: Date): Promise<Exclusion | null> {
  const { rows } = await sql<Exclusion | { since: null; until: null }>`
    SELECT min(asked_at) AS since, max(until) AS until FROM self_exclusions
    WHERE until > ${now} AND (user_id = ${memberId}
      OR user_id IS NULL AND marks && sign_in_marks(${memberId}))`.execute(db);
  const [found] = rows;
  return found?.until ? found : null;
}

/** Whether betting content and offers must be hidden from a member now. */
export const isExcluded = async (db: Db, memberId: number | null, now: Date): Promise<boolean> =>
  memberId !== null && (await exclusionOf(db, memberId, now)) !== null;

interface Wish {
  memberId: number;
  until: Date;
  now: Date;
}

/** Stores the later end of an earlier and a new exclusion; an ended exclusion starts again. */
export const exclude = (db: Db, { memberId, until, now }: Wish) =>
  sql`INSERT INTO self_exclusions AS kept (user_id, until, asked_at) VALUES (${memberId}, ${until}, ${now})
    ON CONFLICT (user_id) DO UPDATE SET until = greatest(kept.until, excluded.until),
      asked_at = CASE WHEN kept.until > ${now} THEN kept.asked_at ELSE excluded.asked_at END`.execute(
    db,
  );

/** Deletes ended exclusions of deleted accounts. */
export const deleteEndedExclusions = (db: Db, now: Date) =>
  db.deleteFrom('self_exclusions').where('user_id', 'is', null).where('until', '<', now).execute();
