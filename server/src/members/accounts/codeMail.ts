import { type Kysely, sql } from 'kysely';

import type { CodePurpose } from '@scoreline/database/tables/memberTables';
import type { Database } from '@scoreline/database/schema';
import type { OperationContext } from '../../wire/gateway/operation';
import { mailTo, type AccountDeps } from './deps';

/** A second request within this time sends no second mail. */
export const youngMs = 2 * 60_000;

/** True if no code of this purpose was mailed to the address within `youngMs`. Of concurrent calls, one gets true. */
async function claimRequest(
  db: Kysely<Database>,
  email: string,
  purpose: CodePurpose,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO code_requests AS r (email, purpose, asked_at) VALUES (${email}, ${purpose}, ${now})
    ON CONFLICT (email, purpose) DO UPDATE SET asked_at = excluded.asked_at
      WHERE r.asked_at <= ${new Date(now.getTime() - youngMs)}
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

/**
 * Every mail with a code goes through here. The limits are checked first; the caller then runs the returned function in its
 * own transaction. It writes no mail if a limit is reached or the last mail is younger than `youngMs`.
 */
export async function askCodeMail(
  kind: CodePurpose,
  email: string,
  context: OperationContext,
  { limits }: Pick<AccountDeps, 'limits'>,
): Promise<(db: Kysely<Database>) => Promise<void>> {
  const mayGo = await limits.mailAsked(email, context);
  return async (db) => {
    if (!mayGo || !(await claimRequest(db, email, kind, context.now()))) return;
    await mailTo({ ...context, db }, kind, email, { deviceId: context.deviceId ?? null });
  };
}
