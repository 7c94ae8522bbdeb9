import type { Logger } from 'pino';

import { connect } from '@scoreline/database/connection/connect';
import type { Job } from '../jobs/jobs';
import { archiveMovements } from './archive';
import { monthOf, plus } from './month';
import { addMonths } from './partitions';

interface Deps {
  url: string;
  logger: Pick<Logger, 'info'>;
  now: () => Date;
  /** The folder for older movements. */
  folder: string;
  /** Whole months before this one that stay in the database; null for all. */
  months: number | null;
}

/** Every night: creates partitions for the coming months and, if configured, archives old months. */
export const movementsJob = ({ url, logger, now, folder, months }: Deps): Job => ({
  name: 'movement-months',
  cron: '20 3 * * *',
  async run() {
    // A separate pool, without the server's statement limits.
    const db = connect(url, { max: 3, sharedByTransaction: true });
    try {
      const added = await addMonths(db, now());
      if (added.length > 0) logger.info({ added }, 'movements: months added');
      if (months === null) return;
      const done = await archiveMovements({ db, folder, before: plus(monthOf(now()), -months) });
      if (done?.months.length) logger.info(done, 'movements: archived');
    } finally {
      await db.destroy();
    }
  },
});
