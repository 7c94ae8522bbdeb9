import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../store/db/schema';

/** How long a device is known that nobody signs in at. */
export const knownMs = 365 * 86_400_000;

/** Whether a user, a column or a number, has had a session at a device. Servers before this one write sessions alone. */
const hasHad = (user: ReturnType<typeof sql>, deviceId: string) => sql<boolean>`(
  EXISTS (SELECT FROM known_devices k WHERE k.user_id = ${user} AND k.device_id = ${deviceId})
  OR EXISTS (SELECT FROM sessions s WHERE s.user_id = ${user} AND s.device_id = ${deviceId}))`;

/** Whether the member of an address has been signed in at a device; the same work where there is none. */
export const isDeviceOfAddress = (email: string, deviceId: string) => sql<boolean>`EXISTS (
  SELECT FROM users u WHERE u.email = ${email} AND ${hasHad(sql.ref('u.id'), deviceId)})`;

/** Whether a member has been signed in at a device. */
export const isDeviceOfMember = (userId: number, deviceId: string) =>
  hasHad(sql`${userId}::int`, deviceId);

export async function isKnown(
  db: Kysely<Database>,
  condition: ReturnType<typeof isDeviceOfAddress>,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`SELECT ${condition} AS known`.execute(db);
  return rows[0]?.known ?? false;
}

/** Notes that a member signs in at a device. */
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
