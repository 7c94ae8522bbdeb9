import type { Logger } from 'pino';

import { connect } from '../db/connection/connect';
import type { Job } from '../jobs/jobs';
import { archiveMovements } from './archive';
import { monthOf, plus } from './month';
import { addMonths } from './partitions';

interface Deps {
  url: string;
  logger: Pick<Logger, 'info'>;
  now: () => Date;
  /** Where older movements go. */
  folder: string;
  /** Whole months before this one that stay in the database; null for all. */
  months: number | null;
}

/** Every night: partitions for the months to come, and where that is set, months that are old enough into the archive. */
export const movementsJob = ({ url, logger, now, folder, months }: Deps): Job => ({
  name: 'movement-months',
  cron: '20 3 * * *',
  async run() {
    // Of its own, without the server's limits of a statement.
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
