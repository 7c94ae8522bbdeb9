import {
  matchNotifyPrefix,
  settingFits,
  type AccountSettings,
} from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { Parsed } from '../../wire/gateway/operation';
import { notAheadOf } from './deviceClocks';

type Changes = Parsed<'patron/frontend/settings/change'>['changes'];

/** A setting of one match is useful only while the match can still be notified; devices drop older ones. */
const matchSettingDays = 30;

const isOfMatch = sql<boolean>`starts_with(key, ${matchNotifyPrefix})`;
const matchId = sql`substr(key, length(${matchNotifyPrefix}) + 1)::int`;
const isOfNoMatch = sql<boolean>`CASE WHEN ${isOfMatch}
  THEN NOT EXISTS (SELECT FROM matches WHERE matches.id = ${matchId}) ELSE false END`;

/**
 * Works as `applyFollowChanges`: the latest change of a setting wins, whenever it arrives. Changes of unknown matches are
 * skipped.
 *
 * @returns ids of the skipped changes, whose matches don't exist
 */
export async function applySettingChanges(
  db: Kysely<Database>,
  userId: number,
  given: Changes,
  now: Date,
): Promise<string[]> {
  if (given.length === 0) return [];
  const changes = notAheadOf(now, given);
  const column = (of: (change: Changes[number]) => string) => changes.map(of);
  await sql`
    INSERT INTO user_settings AS s (user_id, key, value, at, change_id)
    SELECT DISTINCT ON (key) ${userId}, key, value, at, id FROM unnest(
      ${column(({ id }) => id)}::text[], ${column(({ key }) => key)}::text[],
      ${column(({ value }) => JSON.stringify(value))}::jsonb[],
      ${column(({ at }) => at)}::timestamptz[]) AS c(id, key, value, at)
    WHERE NOT ${isOfNoMatch}
    ORDER BY key, at DESC, id COLLATE "C" DESC
    ON CONFLICT (user_id, key) DO UPDATE
      SET value = excluded.value, at = excluded.at, change_id = excluded.change_id
      WHERE (excluded.at, excluded.change_id) > (s.at, s.change_id)
        AND excluded.change_id <> s.change_id`.execute(db);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM unnest(${column(({ id }) => id)}::text[], ${column(({ key }) => key)}::text[])
      AS c(id, key) WHERE ${isOfNoMatch}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A member's settings; a stored value that is no longer valid counts as unset. */
export async function loadSettings(
  db: Kysely<Database>,
  userId: number,
  now: Date,
): Promise<AccountSettings> {
  const since = new Date(now.getTime() - matchSettingDays * 86_400_000);
  const rows = await db
    .selectFrom('user_settings')
    .select(['key', 'value', 'at'])
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`CASE WHEN ${isOfMatch} THEN EXISTS (
        SELECT FROM matches WHERE matches.id = ${matchId} AND start_time > ${since}) ELSE true END`,
    )
    .execute();
  const entries = rows
    .filter(({ key, value }) => settingFits(key, value))
    .map(({ key, value, at }) => [key, { value, at: at.toISOString() }]);
  return Object.fromEntries(entries) as AccountSettings;
}
