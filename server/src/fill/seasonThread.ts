import { parentPort, workerData } from 'node:worker_threads';
import type { Kysely } from 'kysely';

import { connect } from '@scoreline/database/connection/connect';
import type { Database } from '@scoreline/database/schema';
import { dayOf } from '@scoreline/simulator/calendar/days';
import { laneOf } from '../feeds/demo/olderFill';
import { createWorld } from '@scoreline/simulator/world';
import { itemWhere } from '@scoreline/shared-lib/contract/lists';
import { createIngest } from '../feeds/ingest/ingest';
import type { FillOrder } from './fillOrder';
import type { SeasonAnswer, SeasonTask } from './seasonLane';
import { createLogger } from '../wire/telemetry/logger';

/** The thread's side of `startSeasonLane`: fills a season per task. An error ends it and is reported to its parent. */
function serve(order: FillOrder): void {
  const { url, sharedByTransaction, seed, pastSeasons, logLevel } = order;
  const logger = createLogger(logLevel);
  const onError = (error: Error) => logger.error({ err: error }, 'a database connection broke');
  const db: Kysely<Database> = connect(url, { max: 1, sharedByTransaction, onError });
  const world = createWorld(seed, pastSeasons);
  const ingest = createIngest({ db, now: () => new Date(), logger });
  const lane = laneOf({ db, ingest, world, logger });
  const answer = (said: SeasonAnswer) => parentPort!.postMessage(said);
  parentPort!.on('message', ({ ref, at }: SeasonTask) => {
    const season = itemWhere(world.seasons(dayOf(at)), (each) => each.ref === ref);
    void lane(season, at, (share) => answer({ share })).then(() => answer('done'));
  });
}

serve(workerData as FillOrder);
