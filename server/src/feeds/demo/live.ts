import type { Logger } from 'pino';

import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import type { Ingest } from '../ingest/ingest';
import { minuteMs } from '@scoreline/simulator/calendar/days';
import { plan } from '@scoreline/simulator/plan';
import { createWheel } from '@scoreline/simulator/wheel';
import type { World } from '@scoreline/simulator/world';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

export interface LiveDeps {
  world: World;
  ingest: Ingest;
  logger: Logger;
  /** The simulator's clock. */
  clock: () => number;
  speed: number;
  /** Called at intervals, and at the end, with the time up to which all events are sent. */
  onReached(at: number): Promise<void>;
}

/** How far ahead events are scheduled. */
const planMs = 30 * minuteMs;
const tickMs = 50;

/**
 * How often progress is stored. At any speed but the world's own, the next server's clock resumes from the stored time, and
 * nothing new happens until it reaches the time of the last server.
 */
const noteMsAt = (speed: number) => (speed === 1 ? 15_000 : 1_000);

/** Sends each event at its time, starting at `from`. */
export function startLive(
  { world, ingest, logger, clock, speed, onReached }: LiveDeps,
  from: number,
) {
  const wheel = createWheel(from);
  let planned = from;
  let reached = from;
  let noted = Date.now();
  let running: Promise<void> | null = null;
  let stopped = false;

  const turn = async () => {
    const at = clock();
    while (planned < at + planMs / 2 && !stopped) {
      const to = planned + planMs;
      await plan(world, planned, to, (timed) => wheel.add(timed));
      planned = to;
    }
    const due = wheel.take(at);
    if (due.length > 0) await say(ingest, due, logger);
    reached = at;
    if (Date.now() - noted > noteMsAt(speed)) {
      noted = Date.now();
      await onReached(reached);
    }
  };
  const timer = setInterval(
    () => {
      if (running || stopped) return;
      running = turn()
        .catch((error: unknown) => logger.error({ err: error }, 'demo feed: a step failed'))
        .finally(() => (running = null));
    },
    Math.max(20, tickMs / Math.max(1, speed)),
  );

  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
      await onReached(reached);
    },
  };
}

async function say(ingest: Ingest, events: FeedEvent[], logger: Logger): Promise<void> {
  const report = await ingest.apply(events);
  if (report.rejected.length > 0)
    logger.warn(
      { reason: firstItem(report.rejected).reason, count: report.rejected.length },
      'demo feed: events rejected',
    );
}
