import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '@scoreline/database/schema';
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
  lanes?: readonly SeasonLane[];
}

/** The approximate share of the time for matches; the rest is for their tips. */
const matchesShare = 0.9;

/**
 * Fills the data that the first start omitted: the older matches of all seasons, then past tips. It resumes after an
 * interruption at any point, and does nothing on a complete database.
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
