import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import { deleteExpired } from './queries';
import type { Database } from '@scoreline/database/schema';
import type { Job } from '../../store/jobs/jobs';

const unusedMs = 90 * 86_400_000;

interface Deps {
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
}

/** Every hour: deletes session ciphers older than an hour, and ciphers of devices not seen for 90 days. */
export const expiredCiphers = ({ db, logger, now }: Deps): Job => ({
  name: 'expired-ciphers',
  cron: '17 * * * *',
  async run() {
    const removed = await deleteExpired(db, now(), new Date(now().getTime() - unusedMs));
    logger.info({ removed }, 'jobs: expired ciphers removed');
  },
});
