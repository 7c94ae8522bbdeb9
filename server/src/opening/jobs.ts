import type { Opening } from './opening';
import type { OpenStore } from './store';
import { scorebatJob } from '../feeds/scorebat/job';
import { digestJob } from '../members/digest/job';
import type { PushSender } from '../members/push/sender';
import { endedSessions } from '../members/sessions/endedSessionsJob';
import type { Payments } from '../members/vip/payment/choose';
import { vipJobs } from '../members/vip/jobs';
import { guardJob } from '../site/guard/guardJob';
import { createNotices } from '../site/guard/notices';
import { findDoor } from '../site/guard/registryDoor';
import { chancesJob } from '../sport/leagues/chances/chancesJob';
import { staleMatchesJob } from '../sport/matches/endStaleMatches';
import { tipJobs } from '../sport/tips/jobs';
import type { Job } from '../store/jobs/jobs';
import { orphanedScreenshots } from '../store/jobs/orphanedScreenshots';
import { movementsJob } from '../store/movements/job';
import { expiredCiphers } from '../wire/ciphers/expiredCiphersJob';

interface Deps extends Pick<OpenStore, 'db' | 'url' | 'metrics'> {
  push: PushSender;
  payments: Payments | null;
  wakeMailer(): void;
  /** Called with the matches whose videos changed. */
  onMatchesChanged(ids: number[]): void;
}

/** A worker's scheduled jobs; the jobs of draws come with their configuration. */
export const backgroundJobs = (
  { config, logger, now }: Opening,
  { db, url, metrics, push, payments, wakeMailer, onMatchesChanged }: Deps,
): Job[] => [
  expiredCiphers({ db, logger, now }),
  ...tipJobs({ db, logger, now, isDemo: config.feed === 'demo' }),
  chancesJob({ db, logger, now }),
  staleMatchesJob({ db, logger, now }),
  digestJob({ db, logger, now, push, wakeMailer }),
  endedSessions({ db, logger, now }),
  orphanedScreenshots({ db, now }),
  guardJob({
    ...{ db, now, logger, mode: config.guard.mode },
    door: () => findDoor({ ...config.guard, dataDir: config.dataDir }),
    notices: createNotices({ db, now, logger, ...config.guard }),
  }),
  ...vipJobs({ db, logger, now, push, wakeMailer, ...payments }),
  ...(config.scorebat
    ? [
        scorebatJob({
          ...{ db, logger, now, metrics, settings: config.scorebat },
          onChanged: onMatchesChanged,
        }),
      ]
    : []),
  movementsJob({ url, logger, now, folder: config.archiveDir, months: config.movementMonths }),
];
