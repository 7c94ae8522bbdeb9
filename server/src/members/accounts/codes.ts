import { createHash, randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

import type { CodePurpose } from '../../store/db/tables/memberTables';
import type { Database } from '../../store/db/schema';
import { isDeviceOfAddress } from './login/knownDevices';
import { hashSecretSlowly } from './passwords/passwords';

export const codeLifeMs = 10 * 60_000;
/** Of the device that asked for a code, and of all strange devices together. */
export const triesPerCode = 5;
const codeDigits = 6;

interface CodeStore {
  db: Kysely<Database>;
  now: () => Date;
}

/** One salt an address and purpose: a try is hashed once, however many codes count. */
const hashCode = (code: string, email: string, purpose: CodePurpose) =>
  hashSecretSlowly(
    code,
    createHash('sha256').update(`${purpose}:${email}`).digest().subarray(0, 16),
  );

interface NewCode {
  email: string;
  purpose: CodePurpose;
  /** That asked for it. */
  deviceId: string | null;
}

/** A new code for an address, beside those that still count. Returned once, kept as a hash. */
export async function issueCode({ db, now }: CodeStore, asked: NewCode): Promise<string> {
  const { email, purpose, deviceId } = asked;
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const row = {
    ...{ email, purpose, device_id: deviceId },
    code_hash: await hashCode(code, email, purpose),
    expires_at: new Date(now().getTime() + codeLifeMs),
  };
  await db.insertInto('mailed_codes').values(row).execute();
  return code;
}

interface StoredCode {
  code_hash: string;
  /** Tries that the device that asked for the code has left; null for every other device. */
  left: number | null;
  /** Tries that strange devices have left together; null for the others. */
  strangersLeft: number | null;
}

interface Given extends NewCode {
  now: Date;
}

/**
 * Counts the try before it looks, so that tries at once are counted too: for the device that asked for a code, and for
 * strangers together, who so take none from it. A device of the member has its own limit.
 */
async function takeTry(db: Kysely<Database>, given: Given): Promise<StoredCode[]> {
  const { email, purpose, now } = given;
  const deviceId = given.deviceId ?? '';
  const { rows } = await sql<StoredCode>`
    UPDATE mailed_codes AS c SET
      own_tries = own_tries + (own.asked AND NOT own.known)::int,
      other_tries = other_tries + (NOT own.asked AND NOT own.known)::int
    FROM (SELECT id, device_id IS NOT DISTINCT FROM ${deviceId} AS asked,
        ${isDeviceOfAddress(email, deviceId)} AS known
      FROM mailed_codes WHERE email = ${email} AND purpose = ${purpose}) own
    WHERE c.id = own.id AND c.expires_at > ${now} AND
      (own.known OR CASE WHEN own.asked THEN own_tries ELSE other_tries END < ${triesPerCode})
    RETURNING code_hash,
      CASE WHEN own.asked AND NOT own.known THEN ${triesPerCode} - own_tries END AS left,
      CASE WHEN NOT own.asked AND NOT own.known THEN ${triesPerCode} - other_tries END AS "strangersLeft"`.execute(
    db,
  );
  return rows;
}

/** Whether a code was right; if not, the tries that are left to the device that asked for it, null where it has none. */
interface CodeTried {
  right: boolean;
  left: number | null;
}

/** The next code is mailed at once. */
const makeRoom = (db: Kysely<Database>, email: string, purpose: CodePurpose) =>
  db
    .deleteFrom('code_requests')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .execute();

/** Whether this is a code of the address. A right one is used up with all others: of two who bring it at once, one has it. */
export async function useCode(
  { db, now, deviceId = null }: CodeStore & { deviceId?: string | null | undefined },
  email: string,
  purpose: CodePurpose,
  code: string,
): Promise<CodeTried> {
  const stored = await takeTry(db, { email, purpose, deviceId, now: now() });
  const hash = await hashCode(code.replace(/\s/g, ''), email, purpose);
  const left = Math.max(0, ...stored.map((one) => one.left ?? 0)) || null;
  if (!stored.some(({ code_hash }) => code_hash === hash)) {
    // By this try the device has used up its code, or strangers theirs: whoever asks next must not wait for another.
    const isUsedUp = left === null && stored.some((one) => one.left === 0);
    if (isUsedUp || stored.some((one) => one.strangersLeft === 0))
      await makeRoom(db, email, purpose);
    return { right: false, left };
  }
  const used = await db
    .deleteFrom('mailed_codes')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .returning('code_hash')
    .execute();
  await makeRoom(db, email, purpose);
  return { right: used.some(({ code_hash }) => code_hash === hash), left: null };
}
