import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';

type Db = Kysely<Database>;
export type DigestWay = 'push' | 'mail';

export interface DigestMember {
  userId: number;
  way: DigestWay;
  timeZone: string;
  language: string;
  brandNumber: number;
  token: string;
  /** The proved address, or null. */
  email: string | null;
}

export async function digestWayOf(db: Db, userId: number): Promise<DigestWay | null> {
  const row = await db
    .selectFrom('morning_digests')
    .select('way')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.way ?? null;
}

interface Choice {
  userId: number;
  way: DigestWay | null;
  timeZone: string;
  language: string;
  brandNumber: number;
}

/** Stores or ends a subscription. The token in mails stays the same during a subscription. */
export async function chooseDigest(db: Db, choice: Choice): Promise<void> {
  const { userId, way, timeZone, language, brandNumber } = choice;
  if (way === null) {
    await db.deleteFrom('morning_digests').where('user_id', '=', userId).execute();
    return;
  }
  const set = { way, time_zone: timeZone, language, brand_number: brandNumber };
  await db
    .insertInto('morning_digests')
    .values({ user_id: userId, ...set, token: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set))
    .execute();
}

export const stopDigest = (db: Db, token: string) =>
  db.deleteFrom('morning_digests').where('token', '=', token).execute();

/** The time zones with subscribers. */
export async function digestZones(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('morning_digests').select('time_zone').distinct().execute();
  return rows.map(({ time_zone }) => time_zone);
}

/**
 * Claims the next member of a zone who has no digest for that day, in the transaction that writes the digest. Concurrent
 * servers claim different members. Null if nobody remains.
 */
export async function claimDigest(
  transaction: Db,
  zone: string,
  day: string,
): Promise<DigestMember | null> {
  const { rows } = await sql<DigestMember>`
    UPDATE morning_digests d SET sent_on = ${day}::date FROM users u
    WHERE u.id = d.user_id AND d.user_id = (
      SELECT user_id FROM morning_digests
      WHERE time_zone = ${zone} AND (sent_on IS NULL OR sent_on < ${day}::date)
      ORDER BY user_id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING d.user_id AS "userId", d.way, d.time_zone AS "timeZone", d.language,
      d.brand_number AS "brandNumber", d.token,
      CASE WHEN u.verified_at IS NOT NULL THEN u.email END AS email`.execute(transaction);
  return rows[0] ?? null;
}

export interface Wishes {
  spoilerFree: boolean;
  showOdds: boolean;
}

export async function wishesOf(db: Db, userId: number): Promise<Wishes> {
  const rows = await db
    .selectFrom('user_settings')
    .select(['key', 'value'])
    .where('user_id', '=', userId)
    .where('key', 'in', ['spoilerFree', 'showOdds'])
    .execute();
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value;
  return { spoilerFree: valueOf('spoilerFree') === true, showOdds: valueOf('showOdds') !== false };
}

export async function followedTeams(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('follows')
    .select('target_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'team')
    .where('followed', '=', true)
    .limit(100)
    .execute();
  return rows.map(({ target_id }) => target_id);
}
