import type { AccountSettings } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../db/schema';
import type { Parsed } from '../gateway/operation';
import { notAheadOf } from './deviceClocks';

type Changes = Parsed<'patron/frontend/settings/change'>['changes'];

/** As of what is followed: the latest change of a setting counts, whenever it comes. */
export async function applySettingChanges(
  db: Kysely<Database>,
  userId: number,
  given: Changes,
  now: Date,
): Promise<void> {
  if (given.length === 0) return;
  const changes = notAheadOf(now, given);
  const column = (of: (change: Changes[number]) => string) => changes.map(of);
  await sql`
    INSERT INTO user_settings AS s (user_id, key, value, at, change_id)
    SELECT DISTINCT ON (key) ${userId}, key, value, at, id FROM unnest(
      ${column(({ id }) => id)}::text[], ${column(({ key }) => key)}::text[],
      ${column(({ value }) => JSON.stringify(value))}::jsonb[],
      ${column(({ at }) => at)}::timestamptz[]) AS c(id, key, value, at)
    ORDER BY key, at DESC, id COLLATE "C" DESC
    ON CONFLICT (user_id, key) DO UPDATE
      SET value = excluded.value, at = excluded.at, change_id = excluded.change_id
      WHERE (excluded.at, excluded.change_id) > (s.at, s.change_id)
        AND excluded.change_id <> s.change_id`.execute(db);
}

export async function loadSettings(db: Kysely<Database>, userId: number): Promise<AccountSettings> {
  const rows = await db
    .selectFrom('user_settings')
    .select(['key', 'value', 'at'])
    .where('user_id', '=', userId)
    .execute();
  const entries = rows.map(({ key, value, at }) => [key, { value, at: at.toISOString() }]);
  return Object.fromEntries(entries) as AccountSettings;
}
