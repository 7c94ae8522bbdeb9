import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '@scoreline/database/schema';
import { renewMoves } from '../discover/moveRenewal';
import type { Job } from '../../store/jobs/jobs';
import { runDemoTipster } from './demoTipster';
import { overdueTips } from './queries';
import { settleTips } from './settlement';

interface Deps {
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
  /** Whether the feed is the demo, whose tipster is a simple model. */
  isDemo: boolean;
}

const demoTips = ({ db, logger, now }: Omit<Deps, 'isDemo'>): Job => ({
  name: 'demo-tips',
  cron: '* * * * *',
  run: () => runDemoTipster(db, logger, now()),
});

/** Logs tips without a result every day, until a result or the last day of the house rules settles them. */
const reportOverdue = ({ db, logger, now }: Omit<Deps, 'isDemo'>): Job => ({
  name: 'report-overdue-tips',
  cron: '23 6 * * *',
  async run() {
    const tips = await overdueTips(db, now());
    if (tips.length > 0) logger.warn({ tips }, 'tips: open two days after kick-off');
  },
});

/** Every minute: settles new results and renews movements that left a window, so that no reader waits for them. */
export const tipJobs = ({ db, logger, now, isDemo }: Deps): Job[] => [
  ...(isDemo ? [demoTips({ db, logger, now })] : []),
  reportOverdue({ db, logger, now }),
  {
    name: 'settle-tips',
    cron: '* * * * *',
    async run() {
      const settled = await settleTips(db, now());
      if (settled > 0) logger.info({ settled }, 'tips: settled');
    },
  },
  {
    name: 'renew-moves',
    cron: '* * * * *',
    async run() {
      await renewMoves(db, now());
    },
  },
];
