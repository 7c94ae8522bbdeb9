import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '@scoreline/database/schema';
import type { Job } from '../../store/jobs/jobs';
import { judge } from './judge';
import { minutesOf, pruneMinutes } from './minuteQueries';
import type { Notices } from './notices';
import { type Door, endCanary } from './registryDoor';
import {
  type CanaryRow,
  settle,
  watchedCanaries,
  worseCanaries,
  writeJudgement,
} from './verdictQueries';

/** `watch` evaluates and notifies, and leaves the canary to its team. */
export type GuardMode = 'end' | 'watch' | 'off';

interface Deps {
  db: Kysely<Database>;
  now(): Date;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  mode: GuardMode;
  /** The registry; null if this server has none configured. */
  door(): Promise<Door | null>;
  notices: Notices;
}

const minuteMs = 60_000;
/** Servers write their counts some seconds after a minute is over. */
const lateMs = 10_000;

/** Every server has counted the minutes that began before this time. */
const countedBefore = (now: Date) => new Date(now.getTime() - minuteMs - lateMs + 1);

async function judgeAll({ db, now, logger }: Deps): Promise<void> {
  for (const { id, track, remote, build, guard } of await watchedCanaries(db, now())) {
    if (guard?.off) continue;
    const judgement = judge(await minutesOf(db, id, countedBefore(now())), guard ?? {});
    if (!judgement.worse) continue;
    logger.warn({ track, remote, build, ...judgement }, 'guard: a canary is worse');
    await writeJudgement(db, id, judgement, now());
  }
}

async function outcomeOf({ mode, door }: Deps, canary: CanaryRow) {
  if (mode === 'watch') return 'watched';
  const found = await door();
  if (!found) throw new Error('no registry that the guard may ask: REGISTRY_URL and GUARD_TOKEN');
  return endCanary(found, canary);
}

/** A canary that can't be ended is retried in the next run and doesn't block the others. */
async function endAll(deps: Deps): Promise<void> {
  const { db, now, logger, notices } = deps;
  for (const canary of await worseCanaries(db)) {
    const { id, track, remote, build, team, reason } = canary;
    try {
      const outcome = await outcomeOf(deps, canary);
      await settle(db, id, outcome, now(), notices.has(team) ? now() : null);
      logger.warn({ track, remote, build, team, outcome, reason }, 'guard: a worse canary');
    } catch (error) {
      logger.error({ err: error, track, remote, build }, 'guard: a worse canary goes on');
    }
  }
}

/** Every minute: ends canaries that are worse than the build of all other devices, and notifies their owners. */
export const guardJob = (deps: Deps): Job => ({
  name: 'canary-guard',
  cron: '* * * * *',
  async run() {
    if (deps.mode !== 'off') {
      await judgeAll(deps);
      await endAll(deps);
      await deps.notices.sendDue();
    }
    await pruneMinutes(deps.db, deps.now());
  },
});
