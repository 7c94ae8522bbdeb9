import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';

import { hashSecretSlowly, verifySecret } from '../accounts/passwords/passwords';
import type { Database } from '@scoreline/database/schema';

const howMany = 10;
/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const randomLength = 11;
const inGroups = (code: string) => code.replace(/.{4}(?=.)/g, '$&-');
const written = (code: string) => code.toUpperCase().replace(/[^A-Z\d]/g, '');

export interface RecoveryCode {
  place: number;
  /** The readable form: `3ABC-DEFG-HJKM`. It starts with its index, so that one hash only is verified. */
  code: string;
  hash: string;
}

/** Ten codes of 54 bits each; only hashes are stored. */
export function makeRecoveryCodes(): Promise<RecoveryCode[]> {
  const places = Array.from({ length: howMany }, (_, place) => place);
  return Promise.all(
    places.map(async (place) => {
      const random = Array.from({ length: randomLength }, () => letters[randomInt(letters.length)]);
      const code = `${place}${random.join('')}`;
      return { place, code: inGroups(code), hash: await hashSecretSlowly(code) };
    }),
  );
}

export const insertRecoveryCodes = (
  db: Kysely<Database>,
  userId: number,
  codes: readonly RecoveryCode[],
) =>
  db
    .insertInto('recovery_codes')
    .values(codes.map(({ place, hash }) => ({ user_id: userId, place, code_hash: hash })))
    .execute();

/** Replaces all codes. False if two-step sign-in was turned off meanwhile. Concurrent calls run one after another. */
export async function replaceRecoveryCodes(
  db: Transaction<Database>,
  userId: number,
  codes: readonly RecoveryCode[],
): Promise<boolean> {
  const twoStep = await db
    .selectFrom('two_step')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!twoStep) return false;
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await insertRecoveryCodes(db, userId, codes);
  return true;
}

/** Whether this is one of the member's codes, which is then used up: of concurrent calls, one succeeds. */
export async function useRecoveryCode(
  db: Kysely<Database>,
  userId: number,
  given: string,
): Promise<boolean> {
  const code = written(given);
  const place = /^\d/.test(code) ? Number(code[0]) : -1;
  const stored = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where('place', '=', place)
    .executeTakeFirst();
  if (!stored || !(await verifySecret(stored.code_hash, code))) return false;
  const used = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('place', '=', place)
    .where('code_hash', '=', stored.code_hash)
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}
