import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';

export interface StoredCipher {
  key: Buffer;
  /** Null for a session cipher, which belongs to no device. */
  deviceId: string | null;
  /** Null for a device cipher, which expires only after a long time without use. */
  expiresAt: Date | null;
  revoked: boolean;
}

export type CipherKind = 'device' | 'session';

export async function insertDeviceCipher(
  db: Kysely<Database>,
  cipher: { aesId: string; deviceId: string; key: Buffer; now: Date },
): Promise<void> {
  const { aesId, deviceId, key, now } = cipher;
  const row = { aes_id: aesId, device_id: deviceId, key, created_at: now, used_at: now };
  await db.insertInto('device_ciphers').values(row).execute();
}

export async function insertSessionCipher(
  db: Kysely<Database>,
  cipher: { transId: string; key: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  const { transId, key, now, expiresAt } = cipher;
  const row = { trans_id: transId, key, created_at: now, expires_at: expiresAt };
  await db.insertInto('session_ciphers').values(row).execute();
}

/** Reads a cipher, and records the day of last use of a device cipher. */
export async function findCipher(
  db: Kysely<Database>,
  kind: CipherKind,
  id: string,
  now: Date,
): Promise<StoredCipher | null> {
  const row = kind === 'device' ? await findDevice(db, id, now) : await findSession(db, id);
  return row ?? null;
}

async function findDevice(db: Kysely<Database>, id: string, now: Date) {
  const row = await db
    .selectFrom('device_ciphers')
    .select(['key', 'device_id as deviceId', 'revoked', 'used_at'])
    .where('aes_id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  if (now.getTime() - row.used_at.getTime() > 86_400_000) {
    await db.updateTable('device_ciphers').set({ used_at: now }).where('aes_id', '=', id).execute();
  }
  return { key: row.key, deviceId: row.deviceId, revoked: row.revoked, expiresAt: null };
}

async function findSession(db: Kysely<Database>, id: string) {
  const row = await db
    .selectFrom('session_ciphers')
    .select(['key', 'revoked', 'expires_at as expiresAt'])
    .where('trans_id', '=', id)
    .executeTakeFirst();
  return row && { ...row, deviceId: null };
}

/** Counts a failed decryption and revokes the key at the limit. True if the key is revoked now. */
export async function countFailure(
  db: Kysely<Database>,
  kind: CipherKind,
  id: string,
  allowed: number,
): Promise<boolean> {
  const table = sql.table(kind === 'device' ? 'device_ciphers' : 'session_ciphers');
  const column = sql.ref(kind === 'device' ? 'aes_id' : 'trans_id');
  const { rows } = await sql<{ revoked: boolean }>`
    UPDATE ${table} SET failures = least(failures + 1, 32000), revoked = revoked OR failures + 1 >= ${allowed}
    WHERE ${column} = ${id} RETURNING revoked`.execute(db);
  return rows[0]?.revoked ?? true;
}

/** Deletes session ciphers older than an hour and device ciphers not used since `unusedSince`. Returns how many. */
export async function deleteExpired(
  db: Kysely<Database>,
  now: Date,
  unusedSince: Date,
): Promise<number> {
  const sessions = await db
    .deleteFrom('session_ciphers')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  const devices = await db
    .deleteFrom('device_ciphers')
    .where('used_at', '<', unusedSince)
    .executeTakeFirst();
  return Number(sessions.numDeletedRows + devices.numDeletedRows);
}
