import { createHash, randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

import type { CodePurpose } from '@scoreline/database/tables/memberTables';
import type { Database } from '@scoreline/database/schema';
import { isDeviceOfAddress } from './login/knownDevices';
import { hashSecretSlowly } from './passwords/passwords';

export const codeLifeMs = 10 * 60_000;
/** For the device that requested the code, and again for all unknown devices together. */
export const triesPerCode = 5;
const codeDigits = 6;

interface CodeStore {
  db: Kysely<Database>;
  now: () => Date;
}

/** One salt per address and purpose, so that a try is hashed once however many codes are valid. */
const hashCode = (code: string, email: string, purpose: CodePurpose) =>
  hashSecretSlowly(
    code,
    createHash('sha256').update(`${purpose}:${email}`).digest().subarray(0, 16),
  );

interface NewCode {
  email: string;
  purpose: CodePurpose;
  /** The device that requested the code. */
  deviceId: string | null;
}

/** Adds a code for an address; earlier valid codes stay valid. Returns the code, which is stored as a hash. */
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
  /** Remaining tries of the device that requested the code; null for every other device. */
  left: number | null;
  /** Remaining tries of all unknown devices together; null for the other devices. */
  strangersLeft: number | null;
}

interface Given extends NewCode {
  now: Date;
}

/**
 * Counts the try before the code is checked, so that concurrent tries count too. The requesting device and unknown devices
 * have separate counters, so that strangers can't use up the owner's tries. A known device of the member has its own rate
 * limit.
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

/**
 * If the code was wrong, `left` is the number of tries that the requesting device still has; null for other devices and at
 * zero.
 */
interface CodeTried {
  right: boolean;
  left: number | null;
}

/** Lets the next code be mailed at once. */
const makeRoom = (db: Kysely<Database>, email: string, purpose: CodePurpose) =>
  db
    .deleteFrom('code_requests')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .execute();

/** Checks a code of the address. A right code invalidates all codes of the address; of concurrent calls, one succeeds. */
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
    // This try was the last one of the device or of the unknown devices: the next request must not wait for another code.
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
