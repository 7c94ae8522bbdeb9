import { type Kysely, sql } from 'kysely';

import type { Database } from '../../store/db/schema';

type Db = Kysely<Database>;

export interface Exclusion {
  since: Date;
  until: Date;
}

/** Since when and until when a member wants no betting content, an account before this one included; null for who wants it. */
export async function exclusionOf(db: Db, memberId: number, now: Date): Promise<Exclusion | null> {
  const { rows } = await sql<Exclusion | { since: null; until: null }>`
    SELECT min(asked_at) AS since, max(until) AS until FROM self_exclusions
    WHERE until > ${now} AND (user_id = ${memberId}
      OR user_id IS NULL AND marks && sign_in_marks(${memberId}))`.execute(db);
  const [found] = rows;
  return found?.until ? found : null;
}

/** Whether a member is to see no betting content and no offers now. */
export const isExcluded = async (db: Db, memberId: number | null, now: Date): Promise<boolean> =>
  memberId !== null && (await exclusionOf(db, memberId, now)) !== null;

interface Wish {
  memberId: number;
  until: Date;
  now: Date;
}

/** Keeps the later of what was asked before and now; one that is over begins anew. */
export const exclude = (db: Db, { memberId, until, now }: Wish) =>
  sql`INSERT INTO self_exclusions AS kept (user_id, until, asked_at) VALUES (${memberId}, ${until}, ${now})
    ON CONFLICT (user_id) DO UPDATE SET until = greatest(kept.until, excluded.until),
      asked_at = CASE WHEN kept.until > ${now} THEN kept.asked_at ELSE excluded.asked_at END`.execute(
    db,
  );

/** Of accounts that are gone, once their time is over. */
export const deleteEndedExclusions = (db: Db, now: Date) =>
  db.deleteFrom('self_exclusions').where('user_id', 'is', null).where('until', '<', now).execute();
