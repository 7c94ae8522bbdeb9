import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { VipGrantTable } from '@scoreline/database/tables/vipTables';
import type { NewGrant } from './entitlements';
import { type Grant, layOut, type Span } from './layOut';

type Db = Kysely<Database>;

/**
 * Locks the members' entitlements, always in the order of members to avoid deadlocks, and then inserts new grants: a
 * statement's own SELECT runs before inserts that it doesn't read.
 */
async function insertNew(db: Db, grants: readonly NewGrant[], memberIds: readonly number[]) {
  const of = <K extends keyof NewGrant>(name: K) => grants.map((grant) => grant[name]);
  await sql`WITH given AS (
      INSERT INTO vip_grants (user_id, days, source, reference, granted_at)
      SELECT * FROM unnest(${of('memberId')}::int[], ${of('days')}::int[], ${of('source')}::text[],
        ${of('reference')}::text[], ${of('now')}::timestamptz[])
      ON CONFLICT (source, reference) DO NOTHING
      RETURNING user_id, source, reference, granted_at),
    noted AS (
      INSERT INTO vip_history (user_id, at, kind, reference)
      SELECT user_id, granted_at, source, source || ':' || reference FROM given
      ON CONFLICT (kind, reference) DO NOTHING)
    SELECT pg_advisory_xact_lock(hashtext('vip entitlements'), id)
    FROM unnest(${memberIds}::int[]) AS id`.execute(db);
}

interface HeldRow {
  user_id: number;
  paid: { starts_at: string; ends_at: string }[] | null;
  granted: (Pick<VipGrantTable, 'source' | 'days'> & {
    granted_at: string;
    revoked_at: string | null;
  })[];
}

const heldBy = (db: Db, memberIds: readonly number[]) =>
  sql<HeldRow>`SELECT id AS user_id,
      (SELECT json_agg(s) FROM vip_subscriptions s JOIN vip_customers c USING (customer_ref)
       WHERE c.user_id = id) AS paid,
      (SELECT json_agg(g ORDER BY g.id) FROM vip_grants g WHERE g.user_id = m.id) AS granted
    FROM unnest(${memberIds}::int[]) AS m (id)`.execute(db);

const spanOf = ({ starts_at, ends_at }: NonNullable<HeldRow['paid']>[number]): Span => ({
  startsAt: new Date(starts_at),
  endsAt: new Date(ends_at),
});

const grantOf = ({ granted_at, revoked_at, ...given }: HeldRow['granted'][number]): Grant => ({
  ...given,
  grantedAt: new Date(granted_at),
  revokedAt: revoked_at ? new Date(revoked_at) : null,
});

async function renewAll(db: Db, memberIds: readonly number[]): Promise<void> {
  const { rows } = await heldBy(db, memberIds);
  const all = rows.flatMap(({ user_id, paid, granted }) =>
    layOut((paid ?? []).map(spanOf), granted.map(grantOf)).map((held) => ({ user_id, ...held })),
  );
  await sql`WITH gone AS (
      DELETE FROM vip_entitlements WHERE user_id = ANY (${memberIds}::int[]) RETURNING 1)
    INSERT INTO vip_entitlements (user_id, source, starts_at, ends_at)
    SELECT * FROM unnest(${all.map(({ user_id }) => user_id)}::int[],
      ${all.map(({ source }) => source)}::text[], ${all.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${all.map(({ endsAt }) => endsAt)}::timestamptz[])
    WHERE (SELECT count(*) FROM gone) >= 0`.execute(db);
}

/** Grants days of VIP to many members in the caller's transaction, each reference once; as `grant` does for one. */
export async function grantAll(db: Db, grants: readonly NewGrant[]): Promise<void> {
  if (grants.length === 0) return;
  const memberIds = [...new Set(grants.map(({ memberId }) => memberId))].sort((a, b) => a - b);
  await insertNew(db, grants, memberIds);
  await renewAll(db, memberIds);
}
