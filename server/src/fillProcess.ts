import { availableParallelism } from 'node:os';

import { connect } from './store/db/connect';
import { createWorld } from './feeds/demo/world';
import { fillBehind } from './fillBehind';
import { startSeasonLane } from './seasonLane';
import { createLogger } from './wire/telemetry/logger';

/** What the server sends to the process that fills its seasons; it gets the share that is done, 0 to 1. */
export interface FillOrder {
  url: string;
  seed: number;
  logLevel: string;
}

async function obey({ url, seed, logLevel }: FillOrder): Promise<void> {
  const logger = createLogger(logLevel);
  const onError = (error: Error) => logger.error({ err: error }, 'a database connection broke');
  const db = connect(url, { max: 3, onError });
  const other = availableParallelism() > 1 ? startSeasonLane({ url, seed, logLevel }) : null;
  const deps = {
    ...{ db, logger, now: () => new Date(), world: createWorld(seed) },
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
// The server is gone, or has nothing left for us to do.
process.once('disconnect', () => process.exit());
