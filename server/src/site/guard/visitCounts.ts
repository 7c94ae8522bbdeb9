import type { TelemetryEvent } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { GuardedCanary } from './canaries';
import { type BuildCounts, noCounts, sumOfCounts } from './judge';
import { classOf, noLoads } from './loadTimes';
import { addTallies, canaryId } from './minuteQueries';

/** Counts are batched this long, so that a busy site needs one statement and not one per page. */
const gatherMs = 5_000;
const minuteMs = 60_000;

interface Options {
  db: Kysely<Database>;
  now(): Date;
  logger: { error(details: object, message: string): void };
}

interface Counted {
  canary: GuardedCanary;
  isCanary: boolean;
  minute: Date;
  counts: BuildCounts;
}

const keyOf = ({ track, remote, build, since }: GuardedCanary) =>
  [track, remote, build, since].join(' ');

/** The counts of one build in a report. A report counts as one visit at most, because it comes from one page. */
function countsIn(
  events: readonly TelemetryEvent[],
  remote: string,
  build: string,
): BuildCounts | null {
  const own = events.filter((event) => event.remote === remote && event.build === build);
  const has = (mark: 'visit' | 'failed') => own.some((event) => mark in event);
  const load = own.find((event) => event.kind === 'load' && event.network);
  const loads = noLoads();
  if (load?.kind === 'load') loads[classOf(load.ms)] = 1;
  const counts = {
    ...noCounts(),
    visits: Number(has('visit')),
    failed: Number(has('failed')),
    loads,
  };
  return counts.visits + counts.failed > 0 || load ? counts : null;
}

/** Counts reports about canaries and their current builds, per minute and over all servers. Other builds are ignored. */
export function createVisitCounts({ db, now, logger }: Options) {
  const ids = new Map<string, Promise<number>>();
  let waiting = new Map<string, Counted>();
  let timer: NodeJS.Timeout | null = null;
  let written: Promise<void> = Promise.resolve();

  function count(counted: Counted): void {
    const { canary, isCanary, minute } = counted;
    const key = `${keyOf(canary)} ${isCanary} ${minute.getTime()}`;
    const before = waiting.get(key);
    waiting.set(
      key,
      before ? { ...counted, counts: sumOfCounts(before.counts, counted.counts) } : counted,
    );
    timer ??= setTimeout(flushSoon, gatherMs).unref();
  }

  function idOf(canary: GuardedCanary): Promise<number> {
    const key = `${keyOf(canary)} ${JSON.stringify(canary.guard)}`;
    const found = ids.get(key) ?? canaryId(db, canary);
    ids.set(key, found);
    found.catch(() => ids.delete(key));
    return found;
  }

  async function write(gathered: Map<string, Counted>): Promise<void> {
    const rows = [...gathered.values()].map(async ({ canary, isCanary, minute, counts }) => ({
      ...{ canaryId: await idOf(canary), isCanary, minute, ...counts },
    }));
    if (rows.length > 0) await addTallies(db, await Promise.all(rows));
  }

  /** A failed write is dropped: both builds lose the same share, which is better than a wrong count. */
  function flush(): Promise<void> {
    const gathered = waiting;
    waiting = new Map();
    if (timer) clearTimeout(timer);
    timer = null;
    written = written.catch(() => undefined).then(() => write(gathered));
    return written;
  }

  function flushSoon(): void {
    const failed = (error: unknown) =>
      logger.error({ err: error }, 'visits of canaries could not be counted');
    written = flush().catch(failed);
  }

  return {
    /** `canaries` are those of the page's track. */
    add(canaries: readonly GuardedCanary[], events: readonly TelemetryEvent[]): void {
      const minute = new Date(Math.floor(now().getTime() / minuteMs) * minuteMs);
      for (const canary of canaries) {
        for (const build of [canary.build, canary.current]) {
          const counts = countsIn(events, canary.remote, build);
          if (counts) count({ canary, isCanary: build === canary.build, minute, counts });
        }
      }
    },
    /** Counts a device's first page with this canary's shell or the current one: sent in `minute`, or heard from later. */
    addPage(
      canary: GuardedCanary,
      { build, minute, isHeard }: { build: string; minute: Date; isHeard: boolean },
    ): void {
      const counts = { ...noCounts(), handed: Number(!isHeard), heard: Number(isHeard) };
      count({ canary, isCanary: build === canary.build, minute, counts });
    },
    flush,
  };
}

export type VisitCounts = ReturnType<typeof createVisitCounts>;
