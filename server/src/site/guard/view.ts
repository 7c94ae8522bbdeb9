import type { CanaryGuard } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { GuardedCanary } from './canaries';
import type { GuardMode } from './guardJob';
import { judge, leastVisits, type Side } from './judge';
import { minutesOf } from './minuteQueries';
import type { CanaryRow } from './verdictQueries';

/** A running canary in the guard's view. */
export interface GuardView {
  track: string;
  remote: string;
  build: string;
  canary: Side;
  current: Side;
  says: string;
}

const rowOf = (
  db: Kysely<Database>,
  { track, remote, build, since }: GuardedCanary,
): Promise<CanaryRow | undefined> =>
  db
    .selectFrom('guarded_canaries')
    .selectAll()
    .where('track', '=', track)
    .where('remote', '=', remote)
    .where('build', '=', build)
    .where('since', '=', new Date(since))
    .executeTakeFirst();

function sayingOf(
  mode: GuardMode,
  row: CanaryRow | undefined,
  canary: Side,
  { off, visits = leastVisits }: CanaryGuard,
): string {
  if (mode === 'off') return 'not guarded: GUARD is off';
  if (off && !row?.judged_at) return `left alone, as its team asked: ${off}`;
  if (row?.outcome === 'watched') return `worse, left to its team: ${row.reason}`;
  if (row?.judged_at) return `worse, is being ended: ${row.reason}`;
  if (canary.visits < visits) return `waits for ${visits} visits`;
  return 'no worse so far';
}

/** The guard's counts and assessment of these canaries. */
export function viewCanaries(
  db: Kysely<Database>,
  mode: GuardMode,
  canaries: readonly GuardedCanary[],
  now: Date,
): Promise<GuardView[]> {
  const views = canaries.map(async (canary) => {
    const row = await rowOf(db, canary);
    const { track, remote, build, guard = {} } = canary;
    const { worse: _unsaid, ...sides } = judge(row ? await minutesOf(db, row.id, now) : [], guard);
    return { track, remote, build, ...sides, says: sayingOf(mode, row, sides.canary, guard) };
  });
  return Promise.all(views);
}
