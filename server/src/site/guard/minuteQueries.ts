import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { GuardedCanary } from './canaries';
import { type BuildCounts, type Minute, noCounts } from './judge';

/** The counts of one of a canary's two builds in a minute. */
export interface Tally extends BuildCounts {
  canaryId: number;
  minute: Date;
  isCanary: boolean;
}

/** Older minutes of a canary are deleted; the guard uses the remaining ones. */
const keptMs = 7 * 86_400_000;
/** The outcome of a canary is stored longer. */
const canaryKeptMs = 90 * 86_400_000;

/** The canary's id, the same for all callers. */
export async function canaryId(db: Kysely<Database>, canary: GuardedCanary): Promise<number> {
  const { current: current_build, guard, ...facts } = canary;
  const { id } = await db
    .insertInto('guarded_canaries')
    .values({ ...facts, current_build, due_at: null, guard: guard ? JSON.stringify(guard) : null })
    .onConflict((conflict) =>
      conflict
        .columns(['track', 'remote', 'build', 'since'])
        // The team's thresholds may change, and without an update no row is returned.
        .doUpdateSet({ guard: sql`excluded.guard` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds to the counts of this and other servers in one statement. */
export async function addTallies(db: Kysely<Database>, tallies: readonly Tally[]): Promise<void> {
  // A fixed order prevents deadlocks between servers.
  const keyOf = ({ canaryId: id, minute, isCanary }: Tally) =>
    `${String(id).padStart(10, '0')} ${minute.toISOString()} ${isCanary}`;
  const sorted = [...tallies].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db
    .insertInto('canary_minutes')
    .values(
      sorted.map(({ canaryId: canary_id, isCanary: is_canary, loads, ...rest }) => ({
        ...{ ...rest, canary_id, is_canary, loads: [...loads] },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['canary_id', 'minute', 'is_canary']).doUpdateSet({
        visits: sql`canary_minutes.visits + excluded.visits`,
        failed: sql`canary_minutes.failed + excluded.failed`,
        handed: sql`canary_minutes.handed + excluded.handed`,
        heard: sql`canary_minutes.heard + excluded.heard`,
        loads: sql`(SELECT array_agg(one + other ORDER BY at)
          FROM unnest(canary_minutes.loads, excluded.loads) WITH ORDINALITY AS pair (one, other, at))`,
      }),
    )
    .execute();
}

/** A page can report a started shell until this long after the start of the minute in which it was sent. */
export const heardWithinMs = 180_000;
/** Pages of minutes this long before the requested ones can still report. */
const tellingMs = heardWithinMs - 60_000;

/** The minutes of a canary before a time, oldest first; minutes without a visit of either build are omitted. */
export async function minutesOf(db: Kysely<Database>, id: number, before: Date): Promise<Minute[]> {
  const rows = await db
    .selectFrom('canary_minutes')
    .select(['minute', 'is_canary', 'visits', 'failed', 'loads', 'handed', 'heard'])
    .where('canary_id', '=', id)
    .where('minute', '<', before)
    .orderBy('minute')
    .execute();
  const minutes = new Map<number, Minute>();
  for (const { minute, is_canary: isCanary, ...counts } of rows) {
    const at = minute.getTime();
    const both = minutes.get(at) ?? { current: noCounts(), canary: noCounts() };
    const isSettled = at < before.getTime() - tellingMs;
    const settled = isSettled ? counts : { ...counts, handed: 0, heard: 0 };
    minutes.set(at, { ...both, [isCanary ? 'canary' : 'current']: settled });
  }
  return [...minutes.values()];
}

/** Deletes data that no evaluation needs any more. */
export async function pruneMinutes(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('canary_minutes')
    .where('minute', '<', new Date(now.getTime() - keptMs))
    .execute();
  await db
    .deleteFrom('guarded_canaries')
    .where('since', '<', new Date(now.getTime() - canaryKeptMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('canary_minutes')
            .select('canary_id')
            .whereRef('canary_id', '=', 'guarded_canaries.id'),
        ),
      ),
    )
    .execute();
}
