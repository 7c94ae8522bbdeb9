import { mostFollowed } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { BizError } from '../../wire/gateway/bizError';
import { notAheadOf } from './deviceClocks';

export interface FollowChange {
  id: string;
  op: 'add' | 'remove';
  kind: 'team' | 'league' | 'player' | 'match';
  targetId: number;
  at: string;
}

/**
 * Applies changes to what a member follows. The latest change of a target wins, and at the same time the one with the
 * greater id, so the order and number of deliveries don't matter. A change from a device whose clock is ahead counts as made
 * at `now`. Changes of unknown targets are skipped and don't block the others. Changes that would exceed the limit are all
 * refused.
 *
 * @returns ids of the skipped changes, whose targets don't exist
 */
export async function applyFollowChanges(
  db: Kysely<Database>,
  userId: number,
  changes: readonly FollowChange[],
  now: Date,
): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, userId);
    await storeLatest(transaction, userId, notAheadOf(now, changes));
    if (changes.some(({ op }) => op === 'add') && (await isOverLimit(transaction, userId)))
      throw new BizError('tooManyFollowed');
    return ofNothing(transaction, changes);
  });
}

/** Serialises the calls of a member: concurrent calls could exceed the limit together. */
export const lockMember = (db: Kysely<Database>, userId: number) =>
  sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(db);

const columnsOf =
  (changes: readonly FollowChange[]) =>
  <K extends keyof FollowChange>(key: K) =>
    changes.map((change) => change[key]);

/** The sport of the target of a change `c`; no row for an unknown target. */
const target = sql`
  SELECT sport FROM teams WHERE c.kind = 'team' AND id = c.target_id
  UNION ALL SELECT sport FROM tournaments WHERE c.kind = 'league' AND id = c.target_id
  UNION ALL SELECT sport FROM players WHERE c.kind = 'player' AND id = c.target_id
  UNION ALL SELECT sport FROM matches WHERE c.kind = 'match' AND id = c.target_id`;

export async function storeLatest(
  db: Kysely<Database>,
  userId: number,
  changes: readonly FollowChange[],
): Promise<void> {
  const column = columnsOf(changes);
  await sql`
    INSERT INTO follows AS f (user_id, kind, target_id, sport, followed, at, change_id)
    SELECT ${userId}, c.kind, c.target_id, target.sport, c.op = 'add', c.at, c.id
    FROM (
      SELECT DISTINCT ON (kind, target_id) * FROM unnest(
        ${column('id')}::text[], ${column('op')}::text[], ${column('kind')}::text[],
        ${column('targetId')}::int[], ${column('at')}::timestamptz[]) AS c(id, op, kind, target_id, at)
      ORDER BY kind, target_id, at DESC, id COLLATE "C" DESC) c
    CROSS JOIN LATERAL (${target}) target
    ORDER BY c.kind, c.target_id
    ON CONFLICT (user_id, kind, target_id) DO UPDATE
      SET followed = excluded.followed, at = excluded.at, change_id = excluded.change_id
      WHERE (excluded.at, excluded.change_id) > (f.at, f.change_id)
        AND excluded.change_id <> f.change_id`.execute(db);
}

/** Ids of changes whose targets don't exist. */
async function ofNothing(
  db: Kysely<Database>,
  changes: readonly FollowChange[],
): Promise<string[]> {
  const column = columnsOf(changes);
  const { rows } = await sql<{ id: string }>`
    SELECT c.id FROM unnest(${column('id')}::text[], ${column('kind')}::text[],
      ${column('targetId')}::int[]) AS c(id, kind, target_id)
    WHERE NOT EXISTS (${target})`.execute(db);
  return rows.map(({ id }) => id);
}

async function isOverLimit(db: Kysely<Database>, userId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM follows WHERE user_id = ${userId} AND followed
    GROUP BY kind HAVING count(*) > ${mostFollowed}`.execute(db);
  return rows.length > 0;
}
