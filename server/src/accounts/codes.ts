import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

import type { CodePurpose } from '../db/memberTables';
import type { Database } from '../db/schema';
import { hashSecretSlowly, verifySecret } from './passwords';

export const codeLifeMs = 10 * 60_000;
export const triesPerCode = 5;
const codeDigits = 6;

interface Place {
  db: Kysely<Database>;
  now: () => Date;
}

/** A new code for an address; the one before no longer counts. Returned once, kept as a hash. */
export async function issueCode(
  { db, now }: Place,
  email: string,
  purpose: CodePurpose,
): Promise<string> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const row = {
    code_hash: await hashSecretSlowly(code),
    tries: 0,
    expires_at: new Date(now().getTime() + codeLifeMs),
  };
  await db
    .insertInto('email_codes')
    .values({ email, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['email', 'purpose']).doUpdateSet(row))
    .execute();
  return code;
}

/** Counts the try before it looks, so that tries at once are counted too. */
const takeTry = (db: Kysely<Database>, email: string, purpose: CodePurpose, now: Date) =>
  db
    .updateTable('email_codes')
    .set({ tries: sql`tries + 1` })
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('tries', '<', triesPerCode)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();

/** Whether this is the address's code. A right one is used up: of two who bring it at once, one has it. */
export async function useCode(
  { db, now }: Place,
  email: string,
  purpose: CodePurpose,
  code: string,
): Promise<boolean> {
  const kept = await takeTry(db, email, purpose, now());
  if (!(await verifySecret(kept?.code_hash, code.replace(/\s/g, '')))) return false;
  const used = await db
    .deleteFrom('email_codes')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', kept?.code_hash ?? '')
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}
