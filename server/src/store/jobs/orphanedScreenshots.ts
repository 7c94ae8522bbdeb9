import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { Job } from './jobs';

/** Longer than anyone takes to write a message. */
const retentionMs = 2 * 3_600_000;

interface Deps {
  db: Kysely<Database>;
  now: () => Date;
}

/** Every ten minutes: deletes pictures without a message. */
export const orphanedScreenshots = ({ db, now }: Deps): Job => ({
  name: 'orphaned-screenshots',
  cron: '*/10 * * * *',
  async run() {
    await db
      .deleteFrom('feedback_screenshots')
      .where('feedback_id', 'is', null)
      .where('created_at', '<', new Date(now().getTime() - retentionMs))
      .execute();
  },
});
