import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Logger } from 'pino';

import type { SessionTable } from '@scoreline/database/tables/memberTables';
import type { Database } from '@scoreline/database/schema';
import type { MemberSession } from '../../wire/gateway/operation';
import { findByAccess, insertSession, lockSession, revokeOldest, revokeSession } from './queries';
import { hashSecret, newSecret, tokensAfter, type TokenPair } from './tokens';

export const accessLifeMs = 15 * 60_000;
/** A session expires when it is unused for this long, and after a year in any case. */
export const idleLifeMs = 60 * 86_400_000;
const longestLifeMs = 365 * 86_400_000;
/** For lost answers, and for calls in flight while tokens change. */
export const graceMs = 30_000;
export const sessionsPerMember = 20;

export interface SessionStore {
  db: Kysely<Database>;
  now: () => Date;
  logger: Pick<Logger, 'warn'>;
}

const after = (time: Date, ms: number) => new Date(time.getTime() + ms);
const cookieValue = (id: string, refresh: string) => `${id}.${refresh}`;

export async function openSession(
  { db, now }: Pick<SessionStore, 'db' | 'now'>,
  { userId, deviceId, method }: { userId: number; deviceId: string; method: string },
): Promise<TokenPair> {
  const [id, time] = [randomUUID(), now()];
  const [refresh, access] = [newSecret(), newSecret()];
  await insertSession(db, {
    id,
    user_id: userId,
    device_id: deviceId,
    method,
    refresh_hash: hashSecret(refresh),
    salt: randomBytes(32),
    access_hash: hashSecret(access),
    access_expires_at: after(time, accessLifeMs),
    rotated_at: time,
    created_at: time,
    expires_at: after(time, idleLifeMs),
  });
  await revokeOldest(db, userId, time, sessionsPerMember);
  return { access, refresh: cookieValue(id, refresh) };
}

/** The member of an access token at the device it was issued to; null for any other. */
export async function authenticate(
  { db, now }: Pick<SessionStore, 'db' | 'now'>,
  accessToken: string,
  deviceId: string,
): Promise<MemberSession | null> {
  const time = now();
  const asked = { hash: hashSecret(accessToken), deviceId, now: time };
  return (await findByAccess(db, { ...asked, graceFrom: after(time, -graceMs) })) ?? null;
}

type StoredSession = Selectable<SessionTable>;
type Verdict = 'current' | 'repeated' | 'stolen';

function judge(session: StoredSession, refresh: string, deviceId: string, now: Date): Verdict {
  const hash = hashSecret(refresh);
  if (session.device_id !== deviceId) return 'stolen';
  if (session.refresh_hash.equals(hash)) return 'current';
  const isPrevious = session.previous_refresh_hash?.equals(hash) ?? false;
  return isPrevious && now < after(session.rotated_at, graceMs) ? 'repeated' : 'stolen';
}

/**
 * New tokens for a refresh token, which is invalidated. A token that was used before, or at another device, ends the
 * session: two parties have it, and the server can't tell which one is the member.
 */
export async function renewSession(
  { db, now, logger }: SessionStore,
  cookie: string,
  deviceId: string,
): Promise<(TokenPair & { userId: number }) | null> {
  const [id = '', refresh = ''] = cookie.split('.');
  if (!/^[\da-f-]{36}$/.test(id) || !refresh) return null;
  return db.transaction().execute(async (transaction) => {
    const session = await lockSession(transaction, id);
    const time = now();
    if (!session || session.expires_at <= time) return null;
    const verdict = judge(session, refresh, deviceId, time);
    if (verdict === 'stolen') {
      await revokeSession(transaction, id, time);
      logger.warn({ userId: session.user_id }, 'a refresh token was used twice: its session ends');
      return null;
    }
    const salt = verdict === 'current' ? randomBytes(32) : session.salt;
    const next = tokensAfter(refresh, salt);
    if (verdict === 'current') await rotate(transaction, session, salt, next, time);
    const { user_id: userId } = session;
    return { userId, access: next.access, refresh: cookieValue(id, next.refresh) };
  });
}

async function rotate(
  db: Kysely<Database>,
  session: StoredSession,
  salt: Buffer,
  next: TokenPair,
  now: Date,
): Promise<void> {
  const [idleEnd, lastEnd] = [after(now, idleLifeMs), after(session.created_at, longestLifeMs)];
  await db
    .updateTable('sessions')
    .set({
      salt,
      refresh_hash: hashSecret(next.refresh),
      previous_refresh_hash: session.refresh_hash,
      access_hash: hashSecret(next.access),
      previous_access_hash: session.access_hash,
      previous_access_expires_at: session.access_expires_at,
      access_expires_at: after(now, accessLifeMs),
      rotated_at: now,
      expires_at: idleEnd < lastEnd ? idleEnd : lastEnd,
    })
    .where('id', '=', session.id)
    .execute();
}

/** Ends the session of a refresh cookie, for example when somebody else signs in at the same browser. */
export async function endSessionOf(
  { db, now }: Pick<SessionStore, 'db' | 'now'>,
  cookie: string,
  deviceId: string,
): Promise<void> {
  const [id = '', refresh = ''] = cookie.split('.');
  if (!/^[\da-f-]{36}$/.test(id)) return;
  const session = await db
    .selectFrom('sessions')
    .select(['refresh_hash', 'device_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isOwn = session?.device_id === deviceId && session.refresh_hash.equals(hashSecret(refresh));
  if (isOwn) await revokeSession(db, id, now());
}
