import { type Kysely, sql } from 'kysely';

import type { CodePurpose } from '../../store/db/tables/memberTables';
import type { Database } from '../../store/db/schema';
import type { OperationContext } from '../../wire/gateway/operation';
import { mailTo, type AccountDeps } from './deps';

/** So young a mail is the answer to a second request too. */
export const youngMs = 2 * 60_000;

/** True where no mail with a code went to the address just now; of several at once, one has it. */
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
 * The one door of mails with a code. The limits stand first; then the mail is written by what is returned, in whatever
 * transaction it belongs to. None is where one has just gone.
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
