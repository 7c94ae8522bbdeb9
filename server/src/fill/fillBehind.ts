import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '../store/db/schema';
import { holdingTheFill } from '../feeds/demo/fillQueries';
import { fillOlder, laneOf, type SeasonLane } from '../feeds/demo/olderFill';
import { endFill, readProgress } from '../feeds/demo/progress';
import type { World } from '@scoreline/simulator/world';
import { createIngest } from '../feeds/ingest/ingest';
import { fillPastTips } from '../sport/tips/demoTipster';

interface Deps {
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
  world: World;
  /** Further threads that fill seasons. */
  lanes?: readonly SeasonLane[];
}

/** About how much of the time the matches take; the rest is the tips on them. */
const matchesShare = 0.9;

/**
 * What the first start left out: the older matches of all seasons, then the tips of the past. Cut anywhere it goes on
 * where it was; on a database that is complete it does nothing.
 */
export function fillBehind(
  { db, logger, now, world, lanes = [] }: Deps,
  progress: (share: number) => void,
): Promise<void> {
  return holdingTheFill(db, async () => {
    if (!(await readProgress(db, 'fill'))) return;
    const ingest = createIngest({ db, now, logger });
    const deps = { db, ingest, world, logger };
    const all = [laneOf(deps), ...lanes];
    await fillOlder(deps, (share) => progress(share * matchesShare), all);
    await fillPastTips(db, now(), (share) => progress(matchesShare + share * (1 - matchesShare)));
    await endFill(db);
  });
}
