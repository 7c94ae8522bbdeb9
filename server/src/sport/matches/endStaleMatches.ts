import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '@scoreline/database/schema';
import type { Job } from '../../store/jobs/jobs';

interface Deps {
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
}

/**
 * Sets the status of matches that should have ended a year ago to `unknown`; a later result replaces it.
 * @returns the number of matches
 */
export async function endStaleMatches(db: Kysely<Database>, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE matches SET status = 'unknown'
    WHERE status IN ('notStarted', 'delayed', 'live', 'halfTime')
      AND start_time < ${now}::timestamptz - interval '365 days'`.execute(db);
  return Number(numAffectedRows);
}

/** Hourly, because an import may bring old matches at any time. */
export const staleMatchesJob = ({ db, logger, now }: Deps): Job => ({
  name: 'end-stale-matches',
  cron: '41 * * * *',
  async run() {
    const count = await endStaleMatches(db, now());
    if (count > 0) logger.info({ count }, 'matches: a year old without a result');
  },
});
