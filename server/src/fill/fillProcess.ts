import { availableParallelism } from 'node:os';

import { connect } from '@scoreline/database/connection/connect';
import { createWorld } from '@scoreline/simulator/world';
import { fillBehind } from './fillBehind';
import type { FillOrder } from './fillOrder';
import { startSeasonLane } from './seasonLane';
import { createLogger } from '../wire/telemetry/logger';

async function obey(order: FillOrder): Promise<void> {
  const { url, sharedByTransaction, seed, pastSeasons, logLevel } = order;
  const logger = createLogger(logLevel);
  const onError = (error: Error) => logger.error({ err: error }, 'a database connection broke');
  const db = connect(url, { max: 3, sharedByTransaction, onError });
  const other = availableParallelism() > 1 ? startSeasonLane(order) : null;
  const deps = {
    ...{ db, logger, now: () => new Date(), world: createWorld(seed, pastSeasons) },
    lanes: other ? [other.lane] : [],
  };
  try {
    await fillBehind(deps, (share) => process.send?.(share));
  } catch (error) {
    logger.error({ err: error }, 'the seasons could not be filled');
    process.exit(1);
  }
  await other?.stop();
  await db.destroy();
  process.disconnect();
}

process.once('message', (order) => void obey(order as FillOrder));
// The server is gone, or has no more work.
process.once('disconnect', () => process.exit());
