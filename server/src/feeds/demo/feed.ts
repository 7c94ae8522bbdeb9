import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '@scoreline/database/schema';
import type { Feed, FeedProgress } from '../feed';
import type { Ingest } from '../ingest/ingest';
import { holdingTheFill } from './fillQueries';
import { fillFirst } from './firstFill';
import { partsBetween } from '@scoreline/simulator/history';
import { inTurns } from './inTurns';
import { startLive } from './live';
import { readProgress, worldVersion, writeProgress } from './progress';
import { plan } from '@scoreline/simulator/plan';
import { createWorld, type World } from '@scoreline/simulator/world';

export interface DemoFeedDeps {
  ingest: Ingest;
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
  config: { demo: { seed: number; speed: number; pastSeasons?: number } };
  /** Defaults to the world of the seed. */
  world?: World;
}

/** Invented matches in the shape of real competitions, past, live and upcoming; a seed gives the same ones on every server. */
export function createDemoFeed(deps: DemoFeedDeps): Feed {
  const { ingest, db, logger, now, config } = deps;
  const { seed, speed, pastSeasons } = config.demo;
  const { world = createWorld(seed, pastSeasons) } = deps;
  let live: ReturnType<typeof startLive> | null = null;
  let filledBy = worldVersion;

  /** @throws if the database has another seed's seasons: its matches have the same names and other results */
  const progressOf = async () => {
    const progress = await readProgress(db);
    const begun = progress ?? (await readProgress(db, 'fill'));
    if (begun && begun.seed !== seed)
      throw new Error(
        `The database holds demo data of DEMO_SEED ${begun.seed}; DEMO_SEED ${seed} needs an empty one.`,
      );
    if (progress) filledBy = progress.world;
    return progress;
  };
  const note = (at: number) => writeProgress(db, { seed, at, world: filledBy });

  const fill = async (progress: FeedProgress) => {
    if (await progressOf()) return;
    const waits = () => progress('Waiting for another server to fill the database');
    await holdingTheFill(
      db,
      async () => {
        if (await progressOf()) return;
        await fillFirst({ db, ingest, world, logger }, now().getTime(), progress);
      },
      waits,
    );
  };

  const start = async () => {
    await fill(() => undefined);
    const reached = (await progressOf())!.at;
    if (filledBy !== worldVersion)
      logger.warn(
        { filledBy, worldVersion },
        'The demo data here were filled by another version of the simulator: they go on, but matches of these days may not fit ' +
          'together, and some of their events are rejected. For data of one piece start with an empty DATA_DIR or database.',
      );
    const began = {
      real: now().getTime(),
      demo: speed === 1 ? now().getTime() : Math.max(reached, now().getTime()),
    };
    const clock = () => began.demo + (now().getTime() - began.real) * speed;
    if (reached < began.demo) {
      const { applied } = await ingest.load(inTurns(partsBetween(world, reached, began.demo)));
      await note(began.demo);
      logger.info(
        { events: applied, since: new Date(reached).toISOString() },
        'demo feed caught up',
      );
    }
    live = startLive({ world, ingest, logger, clock, speed, onReached: note }, began.demo);
  };

  /** Plans nothing, but builds the calendars: two seconds, in pieces of half a second. */
  const warm = () => plan(world, now().getTime(), now().getTime(), () => undefined);

  return {
    name: 'demo',
    fill,
    warm,
    start,
    stop: async () => {
      await live?.stop();
      live = null;
    },
  };
}
