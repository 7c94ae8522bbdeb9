import { matchNotifyPrefix, type Sport } from '@scoreline/shared-lib/contract';
import { type Kysely, sql, type Transaction } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { MatchNow, NotifiedState } from './difference';
import type { MatchPush, PushData, Sides } from './message';

export interface ObservedMatch extends MatchNow, Sides {
  id: number;
  notified: NotifiedState | null;
}

interface ObservedRow {
  id: number;
  sport: Sport;
  start_time: Date;
  status: string;
  home_id: number;
  away_id: number;
  home: string;
  away: string;
  home_slug: string;
  away_slug: string;
  home_score: number;
  away_score: number;
  home_red_cards: number;
  away_red_cards: number;
  notified: Record<string, number | string> | null;
}

/**
 * Locks matches and reads them with their notified states: of several servers, one sends each change. The notified states
 * need a second statement, because a statement that waited for a lock still uses its old snapshot.
 */
export async function observe(
  transaction: Transaction<Database>,
  ids: readonly number[],
): Promise<ObservedMatch[]> {
  await sql`SELECT FROM matches WHERE id = ANY(${ids}::int[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    transaction,
  );
  const { rows } = await sql<ObservedRow>`
    SELECT m.id, m.sport, m.start_time, m.status, m.home_id, m.away_id, home.short_name AS home, away.short_name AS away,
      home.slug AS home_slug, away.slug AS away_slug,
      coalesce(m.home_score, 0) AS home_score, coalesce(m.away_score, 0) AS away_score,
      m.home_red_cards, m.away_red_cards, to_jsonb(t) AS notified
    FROM matches m JOIN teams home ON home.id = m.home_id JOIN teams away ON away.id = m.away_id
    LEFT JOIN push_states t ON t.match_id = m.id
    WHERE m.id = ANY(${ids}::int[]) ORDER BY m.id`.execute(transaction);
  return rows.map((row) => ({
    id: row.id,
    sport: row.sport,
    startTime: row.start_time,
    homeId: row.home_id,
    awayId: row.away_id,
    home: row.home,
    away: row.away,
    homeSlug: row.home_slug,
    awaySlug: row.away_slug,
    ...stateOf(row),
    notified: row.notified && stateOf(row.notified as unknown as ObservedRow),
  }));
}

const stateOf = (row: Omit<ObservedRow, 'notified'>): NotifiedState => ({
  status: row.status,
  homeScore: row.home_score,
  awayScore: row.away_score,
  homeRedCards: row.home_red_cards,
  awayRedCards: row.away_red_cards,
});

export async function storeNotifiedState(
  db: Kysely<Database>,
  match: ObservedMatch,
): Promise<void> {
  const row = {
    status: match.status,
    home_score: match.homeScore,
    away_score: match.awayScore,
    home_red_cards: match.homeRedCards,
    away_red_cards: match.awayRedCards,
  };
  await db
    .insertInto('push_states')
    .values({ match_id: match.id, ...row })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(row))
    .execute();
}

export const insertMessage = (db: Kysely<Database>, data: PushData, now: Date) =>
  db
    .insertInto('push_messages')
    .values({
      match_id: data.type === 'digest' ? null : data.matchId,
      type: data.type,
      data: JSON.stringify(data),
      created_at: now,
    })
    .execute();

/** A notification that one sender delivers; others skip it until the claim expires. */
export interface ClaimedMessage {
  id: number;
  /** The id of the claim, new each time. */
  by: string;
  data: PushData;
  /** Subscriptions up to this id were served. */
  served: number;
  /** Subscriptions up to this id may have been served: a sender that died was about to. */
  underWay: number;
  createdAt: Date;
}

type Claim = Pick<ClaimedMessage, 'id' | 'by'>;

/** How long other senders leave a claimed message alone, ms. */
export const claimMs = 30_000;
const claimEnd = (now: Date) => new Date(now.getTime() + claimMs);

/**
 * Claims the next free notification. Those of a match are claimed one after another, because the last one stays on the
 * screen.
 */
export async function claimMessage(
  db: Kysely<Database>,
  by: string,
  now: Date,
): Promise<ClaimedMessage | null> {
  const { rows } = await sql<Omit<ClaimedMessage, 'by'>>`
    UPDATE push_messages SET claimed_by = ${by}, claimed_until = ${claimEnd(now)}
    WHERE id = (SELECT id FROM push_messages m
      WHERE done_at IS NULL AND (claimed_until IS NULL OR claimed_until <= ${now})
        AND NOT EXISTS (SELECT FROM push_messages earlier
          WHERE earlier.match_id = m.match_id AND earlier.id < m.id AND earlier.done_at IS NULL)
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, data, served, greatest(served, under_way) AS "underWay", created_at AS "createdAt"`.execute(
    db,
  );
  return rows[0] ? { ...rows[0], by } : null;
}

/** Stores the progress of a delivery and renews the claim; false if another sender has taken over. */
export async function noteServed(
  db: Kysely<Database>,
  { id, by, served, underWay }: Claim & Pick<ClaimedMessage, 'served' | 'underWay'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_messages')
    .set({ served, under_way: underWay, claimed_until: claimEnd(now) })
    .where('id', '=', id)
    .where('claimed_by', '=', by)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a claim. With `doneAt` the message is delivered; without it, another sender can continue at once after `served`. */
export const endClaim = (
  db: Kysely<Database>,
  { id, by, served }: Claim & Pick<ClaimedMessage, 'served'>,
  doneAt: Date | null,
) =>
  db
    .updateTable('push_messages')
    .set({ claimed_by: null, claimed_until: null, served, done_at: doneAt })
    .where('id', '=', id)
    .where('claimed_by', '=', by)
    .execute();

export interface Recipient {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  brandNumber: number;
  /** How many notifications in a row failed. */
  failures: number;
}

interface Page {
  after: number;
  limit: number;
  now: Date;
}

/** Recipients of a message, ordered by id, after a given one. */
export function recipientsOf(db: Kysely<Database>, data: PushData, page: Page) {
  if (data.type === 'digest') return memberRecipients(db, data.userId, page);
  return data.type === 'vipTip' ? vipRecipients(db, page) : recipients(db, data, page);
}

/** Devices where a member is signed in. */
async function memberRecipients(
  db: Kysely<Database>,
  userId: number,
  { after, limit, now }: Page,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    SELECT p.id, p.endpoint, p.p256dh, p.auth, p.language, p.brand_number AS "brandNumber", p.failures
    FROM sessions s JOIN push_subscriptions p ON p.session_id = s.id
    WHERE s.user_id = ${userId} AND s.revoked_at IS NULL AND s.expires_at > ${now} AND p.id > ${after}
    ORDER BY p.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Devices of current VIP members who subscribed to new tips. */
async function vipRecipients(
  db: Kysely<Database>,
  { after, limit, now }: Page,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    SELECT p.id, p.endpoint, p.p256dh, p.auth, p.language, p.brand_number AS "brandNumber", p.failures
    FROM vip_entitlements e
    JOIN sessions s ON s.user_id = e.user_id AND s.revoked_at IS NULL AND s.expires_at > ${now}
    JOIN push_subscriptions p ON p.session_id = s.id
    WHERE e.starts_at <= ${now} AND e.ends_at > ${now} AND p.id > ${after}
      AND NOT EXISTS (SELECT FROM self_exclusions x WHERE x.until > ${now}
        AND (x.user_id = e.user_id OR x.user_id IS NULL AND x.marks && sign_in_marks(e.user_id)))
      AND NOT EXISTS (SELECT FROM user_settings u
        WHERE u.user_id = e.user_id AND u.key = 'notifyVipTips' AND u.value = 'false'::jsonb)
    ORDER BY p.id LIMIT ${limit}`.execute(db);
  return rows;
}

/**
 * Recipients: devices subscribed to the match or to one of its teams, and devices whose signed-in member follows one. Types
 * chosen for this match, by the member or else by the device, take precedence. Members who hide scores get the kick-off
 * only.
 */
async function recipients(
  db: Kysely<Database>,
  data: MatchPush,
  { after, limit, now }: Page,
): Promise<Recipient[]> {
  const match = sql`${String(data.matchId)}::text`;
  const teams = sql`ARRAY[${data.homeId}, ${data.awayId}]::int[]`;
  const alive = sql`s.revoked_at IS NULL AND s.expires_at > ${now}`;
  const { rows } = await sql<Recipient>`
    WITH interested AS (
      SELECT id FROM push_subscriptions WHERE matches @> ARRAY[${data.matchId}::int]
      UNION SELECT id FROM push_subscriptions WHERE teams && ${teams}
      UNION SELECT p.id FROM follows f
        JOIN sessions s ON s.user_id = f.user_id AND ${alive} JOIN push_subscriptions p ON p.session_id = s.id
        WHERE f.followed AND (f.kind = 'match' AND f.target_id = ${data.matchId}
          OR f.kind = 'team' AND f.target_id = ANY(${teams})))
    SELECT p.id, p.endpoint, p.p256dh, p.auth, p.language, p.brand_number AS "brandNumber", p.failures
    FROM interested JOIN push_subscriptions p ON p.id = interested.id
    LEFT JOIN sessions s ON s.id = p.session_id AND ${alive}
    LEFT JOIN user_settings chosen ON chosen.user_id = s.user_id AND chosen.key = ${matchNotifyPrefix} || ${match}
    WHERE p.id > ${after}
      AND CASE WHEN jsonb_typeof(chosen.value) = 'array' THEN chosen.value ? ${data.type}
        WHEN chosen.value IS NULL AND p.match_types ? ${match} THEN p.match_types -> ${match} ? ${data.type}
        ELSE ${data.type} = ANY(p.types) END
      AND (${data.type} = 'kickOff' OR NOT EXISTS (
        SELECT FROM user_settings u
        WHERE u.user_id = s.user_id AND u.key = 'spoilerFree' AND u.value = 'true'::jsonb))
    ORDER BY p.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Failures in a row, over at least this time, so that an hour's outage of a push service ends no subscription. */
const mostFailures = 5;
const mostFailingMs = 24 * 3_600_000;

/** Counts a failed notification. The subscription ends after too many. */
export async function countFailure(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await sql`UPDATE push_subscriptions
    SET failures = failures + 1, failing_since = coalesce(failing_since, ${now})
    WHERE id = ${id}`.execute(db);
  await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('failures', '>=', mostFailures)
    .where('failing_since', '<=', new Date(now.getTime() - mostFailingMs))
    .execute();
}

export const forgetFailures = (db: Kysely<Database>, id: number) =>
  db
    .updateTable('push_subscriptions')
    .set({ failures: 0, failing_since: null })
    .where('id', '=', id)
    .execute();

export const removeSubscription = (db: Kysely<Database>, id: number) =>
  db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
