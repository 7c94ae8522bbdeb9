import { type Kysely, sql } from 'kysely';

import type { CodePurpose } from '../../store/db/tables/memberTables';
import type { Database } from '../../store/db/schema';
import type { OperationContext } from '../../wire/gateway/operation';
import { triesPerCode } from './codes';
import { mailTo, type AccountDeps } from './deps';

/** So young a mail is the answer to a second request too. */
export const youngMs = 2 * 60_000;

interface CodeRequest {
  email: string;
  purpose: CodePurpose;
  /** That asks. */
  deviceId: string | null;
}

/**
 * True where no mail with a code went to the address just now, or where this device has no tries of its code left: once for
 * each code, which is nobody's own from then on. Of several at once, one has it.
 */
async function claimRequest(
  db: Kysely<Database>,
  { email, purpose, deviceId }: CodeRequest,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    WITH spent AS (
      UPDATE mailed_codes SET device_id = NULL
      WHERE email = ${email} AND purpose = ${purpose} AND device_id = ${deviceId}
        AND expires_at > ${now} AND own_tries = ${triesPerCode}
      RETURNING 1)
    INSERT INTO code_requests AS r (email, purpose, asked_at) VALUES (${email}, ${purpose}, ${now})
    ON CONFLICT (email, purpose) DO UPDATE SET asked_at = excluded.asked_at
      WHERE r.asked_at <= ${new Date(now.getTime() - youngMs)} OR EXISTS (SELECT FROM spent)
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
  const { deviceId = null } = context;
  return async (db) => {
    const asked = { email, purpose: kind, deviceId };
    if (!mayGo || !(await claimRequest(db, asked, context.now()))) return;
    await mailTo({ ...context, db }, kind, email, { deviceId });
  };
}
