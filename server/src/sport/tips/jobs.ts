import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '../../store/db/schema';
import { renewMoves } from '../discover/moveRenewal';
import type { Job } from '../../store/jobs/jobs';
import { runDemoTipster } from './demoTipster';
import { settleTips } from './settlement';

interface Deps {
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
  /** Whether the feed is the demo, whose tipster is a plain model. */
  isDemo: boolean;
}

const demoTips = ({ db, logger, now }: Omit<Deps, 'isDemo'>): Job => ({
  name: 'demo-tips',
  cron: '* * * * *',
  run: () => runDemoTipster(db, logger, now()),
});

/** Every minute: what results settle, and movements that a window has left, so that no reader waits for them. */
export const tipJobs = ({ db, logger, now, isDemo }: Deps): Job[] => [
  ...(isDemo ? [demoTips({ db, logger, now })] : []),
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
