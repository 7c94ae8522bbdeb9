import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '@scoreline/database/schema';
import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import type { FeedProgress } from '../feed';
import type { Ingest } from '../ingest/ingest';
import { ahead } from './ahead';
import { markFilling } from './fillQueries';
import { facts, nearHistory } from '@scoreline/simulator/history';
import { readProgress, worldVersion, writeProgress } from './progress';
import type { World } from '@scoreline/simulator/world';

export interface FillDeps {
  db: Kysely<Database>;
  ingest: Ingest;
  world: World;
  logger: Logger;
}

/** Fills the data of the first page in two transactions: a start interrupted between them resumes after the first. */
export async function fillFirst(
  deps: FillDeps,
  now: number,
  progress: FeedProgress,
): Promise<void> {
  const { ingest, world, logger } = deps;
  const at = await fillFacts(deps, now, progress);
  const { applied, rejected } = await ingest.load(ahead(nearEvents(world, at, progress)), {
    also: (trx) => writeProgress(trx, { seed: world.seed, at, world: worldVersion }),
  });
  logger.info({ events: applied, rejected: rejected.length }, 'demo: the days around today are in');
}

/** @returns the time as of which the seasons are filled */
async function fillFacts({ db, ingest, world }: FillDeps, now: number, progress: FeedProgress) {
  const begun = await readProgress(db, 'fill');
  if (begun) return begun.at;
  progress('Adding teams and players');
  await ingest.load(ahead(facts(world, now)), {
    also: async (trx) => {
      await markFilling(trx);
      await writeProgress(trx, { seed: world.seed, at: now, world: worldVersion }, 'fill');
    },
  });
  return now;
}

function* nearEvents(world: World, at: number, progress: FeedProgress): Generator<FeedEvent> {
  const steps = nearHistory(world, at);
  for (const [index, { events }] of steps.entries()) {
    progress('Adding the matches around today', index / steps.length);
    yield* events();
  }
}
