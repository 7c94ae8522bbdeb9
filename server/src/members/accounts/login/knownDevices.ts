import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';

/** How long a device is known after the last sign-in. */
export const knownMs = 365 * 86_400_000;

/**
 * SQL: true if a user (a column or a number) signed in at a device. Older servers write sessions only, so both tables are
 * checked.
 */
const hasHad = (user: ReturnType<typeof sql>, deviceId: string) => sql<boolean>`(
  EXISTS (SELECT FROM known_devices k WHERE k.user_id = ${user} AND k.device_id = ${deviceId})
  OR EXISTS (SELECT FROM sessions s WHERE s.user_id = ${user} AND s.device_id = ${deviceId}))`;

/** SQL: true if the owner of an address signed in at a device. It does the same work for an unknown address. */
export const isDeviceOfAddress = (email: string, deviceId: string) => sql<boolean>`EXISTS (
  SELECT FROM users u WHERE u.email = ${email} AND ${hasHad(sql.ref('u.id'), deviceId)})`;

/** SQL: true if a member signed in at a device. */
export const isDeviceOfMember = (userId: number, deviceId: string) =>
  hasHad(sql`${userId}::int`, deviceId);

export async function isKnown(
  db: Kysely<Database>,
  condition: ReturnType<typeof isDeviceOfAddress>,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`SELECT ${condition} AS known`.execute(db);
  return rows[0]?.known ?? false;
}

export async function knowDevice(
  db: Kysely<Database>,
  { userId, deviceId, now }: { userId: number; deviceId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device_id: deviceId, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_id']).doUpdateSet({ seen_at: now }),
    )
    .execute();
}
